"""What the page is shown. Every view is built field by field, so that nothing can be seen that a player may not know."""
