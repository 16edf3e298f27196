"""The server keeps tables open day and night, and loses nothing."""
