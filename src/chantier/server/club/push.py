"""A message is pushed to a browser through its push service, encrypted so that only the browser can read it (VAPID)."""

from __future__ import annotations

import base64
import hashlib
import re
from typing import NamedTuple

import requests
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]
from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]

from chantier.server.errors import Refused
from chantier.server.store.notices import Device

SECONDS = 10  # a push service that takes longer is tried again later
TTL = 24 * 3600  # a browser that is off gets the message within a day, or never
GONE = (403, 404, 410)  # the browser does not take our messages any more
# the services of Chrome, Firefox, Edge and Safari; a server must not be made to send requests to any address
SERVICES = (
    "https://fcm.googleapis.com",
    "https://*.push.services.mozilla.com",
    "https://*.notify.windows.com",
    "https://*.push.apple.com",
)


# what comes before the path, with only what a host may have: programs do not agree where others end, such as "\\"
PLACE = re.compile(r"(https?)://([a-z0-9.-]+(?::[0-9]{1,5})?)(?:[/?].*)?")


class NotTaken(Exception):
    """The push service did not take a message, and may later."""


class DeviceGone(Exception):
    """The browser takes no messages any more."""


class PushKey(NamedTuple):
    private: str  # PEM
    public: str  # as browsers want it

    @classmethod
    def read(cls, private: str) -> PushKey:
        point = Vapid02.from_pem(private.encode()).public_key.public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        return cls(private, base64.urlsafe_b64encode(point).rstrip(b"=").decode())


def new_key() -> str:
    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def device_id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def check_service(endpoint: str, services: tuple[str, ...]) -> None:
    """Refuse an endpoint that is not of a push service which we know."""
    scheme, place = found.groups() if (found := PLACE.fullmatch(endpoint)) else ("", "")
    for service in services:
        known, _, host = service.partition("://")
        is_it = place.endswith(host[1:]) if host.startswith("*.") else place == host
        if scheme == known and is_it:
            return
    raise Refused(409, "no-push-service")


def send(device: Device, text: str, key: PushKey, subject: str, topic: str) -> None:
    """Send a message; a later one on the same topic replaces it as long as the browser has not had it."""
    with requests.Session() as session:
        session.max_redirects = 0  # a service that leads elsewhere is not followed
        try:
            webpush(
                {"endpoint": device.endpoint, "keys": {"p256dh": device.key, "auth": device.auth}},
                text,
                vapid_private_key=Vapid02.from_pem(key.private.encode()),
                vapid_claims={"sub": subject},
                ttl=TTL,
                timeout=SECONDS,
                headers={"Topic": topic, "Urgency": "high"},
                requests_session=session,
            )
        except WebPushException as trouble:
            status = trouble.response.status_code if trouble.response is not None else 0
            raise DeviceGone if status in GONE else NotTaken(f"status {status}") from None
        except (requests.RequestException, ValueError, TypeError) as trouble:
            raise NotTaken(type(trouble).__name__) from None
