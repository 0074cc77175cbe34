"""View models without Qt: views and events turned into words, numbers and positions."""
