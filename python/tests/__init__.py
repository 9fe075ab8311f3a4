"""Tests of the Python package: `python -m unittest discover -s python -t python`."""
