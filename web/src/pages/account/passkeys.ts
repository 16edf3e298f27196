/** Passkeys: the server's options and the browser's answers are JSON; in between, bytes are in base64url. */
import { post } from "../../lib/api";
import type { Person } from "../../lib/wire";

interface Descriptor {
  id: string;
  type: "public-key";
}
interface CreationOptions extends Omit<
  PublicKeyCredentialCreationOptions,
  "challenge" | "user" | "excludeCredentials"
> {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Descriptor[];
}
interface RequestOptions extends Omit<PublicKeyCredentialRequestOptions, "challenge" | "allowCredentials"> {
  challenge: string;
}

export const arePossible = (): boolean => typeof PublicKeyCredential !== "undefined";

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function written(buffer: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return plain.replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** Make a passkey on this device, for the account of who is signed in. */
export async function addPasskey(label: string, password: string): Promise<void> {
  const options = await post<CreationOptions>("/me/passkeys/challenge", { password });
  const made = await navigator.credentials.create({
    publicKey: {
      ...options,
      challenge: bytes(options.challenge),
      user: { ...options.user, id: bytes(options.user.id) },
      excludeCredentials: (options.excludeCredentials ?? []).map((known) => ({ ...known, id: bytes(known.id) })),
    },
  });
  if (!(made instanceof PublicKeyCredential)) throw new Error("no passkey");
  const response = made.response as AuthenticatorAttestationResponse;
  await post("/me/passkeys", {
    label,
    credential: {
      id: made.id,
      rawId: written(made.rawId),
      type: made.type,
      response: {
        clientDataJSON: written(response.clientDataJSON),
        attestationObject: written(response.attestationObject),
      },
    },
  });
}

/** Enter with a passkey of this device; it knows whose it is. */
export async function enterWithPasskey(): Promise<Person> {
  const options = await post<RequestOptions>("/sign-in/challenge");
  const { challenge, ...rest } = options;
  const found = await navigator.credentials.get({ publicKey: { ...rest, challenge: bytes(challenge) } });
  if (!(found instanceof PublicKeyCredential)) throw new Error("no passkey");
  const response = found.response as AuthenticatorAssertionResponse;
  return post<Person>("/sign-in/passkey", {
    credential: {
      id: found.id,
      rawId: written(found.rawId),
      type: found.type,
      response: {
        clientDataJSON: written(response.clientDataJSON),
        authenticatorData: written(response.authenticatorData),
        signature: written(response.signature),
        userHandle: response.userHandle ? written(response.userHandle) : null,
      },
    },
  });
}
