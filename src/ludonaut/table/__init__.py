"""How a view looks: panels of positioned, named pieces."""
