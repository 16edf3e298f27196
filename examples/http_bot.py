"""A bot over HTTP and a websocket: it opens a table against another bot and plays at random to the end.

python3 -m pip install httpx websockets
python3 examples/http_bot.py http://127.0.0.1:8000 artisans_builders
"""

import json
import random
import sys

import httpx
from websockets.sync.client import connect


def play(server: str, game: str, opponent: str = "apprentice") -> dict[str, object]:
    """Play one game, and return its outcome."""
    with httpx.Client(base_url=server) as http:
        token = http.post("/api/programs", json={"label": "Random Robot"}).raise_for_status().json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        settings = {"game": game, "seats": 2, "bots": {"1": opponent}}
        table = http.post("/api/tables", json=settings).raise_for_status().json()["id"]
        http.post(f"/api/tables/{table}/start").raise_for_status()

    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live?wire=1"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        number = 0
        for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                raise RuntimeError(message)
            if message["type"] != "update":
                continue  # done, here, signal …: docs/messages.md has them all
            if message.get("outcome"):
                return dict(message["outcome"])
            if message.get("moves"):
                number += 1
                move = random.choice(message["moves"])["text"]
                said = {"type": "move", "id": str(number), "move": move, "version": message["version"]}
                socket.send(json.dumps(said))
    raise RuntimeError("the server has closed the table")


if __name__ == "__main__":
    print(play(*sys.argv[1:]))
