"""The loops that want speed: compiled by numba where it is installed, else plain Python.

Import its modules inside functions only: numba takes more than a second to import.
"""
