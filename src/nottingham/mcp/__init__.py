"""The game as tools for language models, over the Model Context Protocol. docs/language-models.md shows how to seat
one. Needs the extra ``mcp``."""
