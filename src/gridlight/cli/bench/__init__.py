"""`gridlight bench`: the speed table, each row against its named peer in the same run."""
