"""The game server: tables, lobby, sockets, storage, clocks."""
