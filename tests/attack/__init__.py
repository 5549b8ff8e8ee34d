"""Attacks that once worked, each as a test or a script with figures."""
