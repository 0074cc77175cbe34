"""Records as documents and moving pictures: what Qt or a PDF library draws of them."""
