"""Mail is sent through the SMTP server that the operator names; without one, nothing is sent."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from chantier.server.errors import Refused

LOG = logging.getLogger("chantier.mail")
SECONDS = 15
THREADS = 2  # an SMTP server that does not answer holds up no more than these


class Mailer:
    """The URL is smtp://[user:password@]host[:port], which takes TLS if it is offered, or smtps://…"""

    def __init__(self, url: str, sender: str) -> None:
        self.url = urlsplit(url)
        self.sender = sender
        self.threads = ThreadPoolExecutor(THREADS, "mail")

    def letter(self, to: str, subject: str, text: str, headers: Mapping[str, str] | None = None) -> EmailMessage:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, subject
        for name, value in {
            "Date": formatdate(),
            "Message-ID": make_msgid(domain="chantier"),
            **(headers or {}),
        }.items():
            message[name] = value
        message.set_content(text)
        return message

    async def send(self, to: str, subject: str, text: str) -> None:
        try:
            letter = self.letter(to, subject, text)
            await asyncio.get_running_loop().run_in_executor(self.threads, self.deliver, letter)
        except (OSError, smtplib.SMTPException):
            LOG.exception("mail could not be sent")
            raise Refused(503, "mail-failed") from None

    def deliver(self, message: EmailMessage) -> None:
        with self.connected() as smtp:
            if self.url.username:
                smtp.login(unquote(self.url.username), unquote(self.url.password or ""))
            smtp.send_message(message)

    def connected(self) -> smtplib.SMTP:
        host, secure = self.url.hostname or "localhost", ssl.create_default_context()
        if self.url.scheme == "smtps":
            return smtplib.SMTP_SSL(host, self.url.port or 465, timeout=SECONDS, context=secure)
        smtp = smtplib.SMTP(host, self.url.port or 25, timeout=SECONDS)
        smtp.ehlo()
        if smtp.has_extn("starttls"):
            smtp.starttls(context=secure)
        elif self.url.username:
            smtp.close()
            raise smtplib.SMTPException("the server offers no TLS, so that no password is sent to it")
        return smtp
