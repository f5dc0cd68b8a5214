"""The table over HTTP and WebSocket: seats, persistence, and the view that the page draws."""
