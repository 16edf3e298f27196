"""A session is shown to its person with the browser and the system that it was opened on."""

from __future__ import annotations

BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrom": "Chrome", "Safari": "Safari"}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "Linux": "Linux",
}


def device(user_agent: str) -> str:
    """Return a few words about a browser; nothing else of what it says about itself is kept."""
    browser = next((name for sign, name in BROWSERS.items() if sign in user_agent), "")
    system = next((name for sign, name in SYSTEMS.items() if sign in user_agent), "")
    return ", ".join(filter(None, (browser, system)))
