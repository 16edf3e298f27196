"""A page of another site must not act for somebody, who is known by a cookie."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers

from chantier.server.errors import Refused


class Origins:
    """The public address says which pages are our own; without one, the Host that proxy or browser names does."""

    def __init__(self, public: str, *, https: bool) -> None:
        self.public = public.rstrip("/")
        self.https = https

    def check(self, headers: Headers) -> str:
        """Return the page's origin, which is empty for a program, or refuse the request."""
        origin = headers.get("origin")
        if origin is None:
            if "cookie" in headers:
                raise Refused(403, "no-origin")
            return ""
        if not self.is_own(origin, headers.get("host", "")):
            raise Refused(403, "foreign-origin")
        return origin

    def is_own(self, origin: str, host: str) -> bool:
        if self.public:
            return origin == self.public
        try:
            scheme, netloc = urlsplit(origin)[:2]
        except ValueError:
            return False
        return netloc == host and scheme in (("https",) if self.https else ("http", "https"))
