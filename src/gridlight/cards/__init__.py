"""The cards of the light box: model, files, light, results and spinner tables."""
