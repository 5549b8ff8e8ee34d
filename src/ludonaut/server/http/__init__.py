"""What answers requests and WebSockets."""
