"""Attacks that worked once, each as a test or a script with figures."""
