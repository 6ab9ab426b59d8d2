// Passkeys (WebAuthn): what a browser is asked for, and whether its answer is genuine. The package is loaded at the first use: it
// takes about 25 MB, which most processes never need.

import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { z } from "zod";

/** The shop as authenticators know it. A passkey works only at the address for which it was made. */
export interface RelyingParty {
  /** Host name without port. */
  readonly id: string;
  readonly origin: string;
}

/** Undefined where browsers offer no passkeys: at an IP address, and without TLS except on this machine. */
export function relyingParty(address: string): RelyingParty | undefined {
  const { hostname: id, protocol, origin } = new URL(address);
  if (/^\[|^[\d.]+$/.test(id)) return undefined;
  const isLocal = id === "localhost" || id.endsWith(".localhost");
  return protocol === "https:" || isLocal ? { id, origin } : undefined;
}

/** Time for the visitor to answer the browser. */
export const PASSKEY_MS = 5 * 60_000;

export interface Credential {
  /** In base64url. */
  readonly id: string;
  readonly transports: readonly string[];
}

/** A credential of which signatures can be verified. */
export interface VerifiableCredential extends Credential {
  /** COSE key in base64url. */
  readonly publicKey: string;
  /** Number of signatures; 0 if the authenticator does not count. */
  readonly counter: number;
}

interface NewPasskey {
  readonly shop: string;
  readonly user: { readonly id: string; readonly email: string };
  readonly challenge: string;
  /** The account's passkeys: a device that has one does not make another. */
  readonly existing: readonly Credential[];
}

/** Asks for a passkey that works without a user name, and that its device protects by a fingerprint, a face or a PIN. */
export async function creationOptions(
  party: RelyingParty,
  { shop, user, challenge, existing }: NewPasskey,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: shop,
    rpID: party.id,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: user.email,
    challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
    timeout: PASSKEY_MS,
    attestationType: "none",
    excludeCredentials: existing.map(listed),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** Without credentials, the visitor chooses among all that the device has for this shop. */
export async function requestOptions(
  party: RelyingParty,
  challenge: string,
  allowed: readonly Credential[] = [],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
    timeout: PASSKEY_MS,
    userVerification: "required",
    allowCredentials: allowed.map(listed),
  });
}

export interface PasskeyAnswer {
  readonly credentialId: string;
  /** As the browser claims; verified later. */
  readonly challenge: string;
  /** Id of the account for which the passkey was made; null if the authenticator does not tell. */
  readonly userId: string | null;
  /** The whole answer. */
  readonly json: unknown;
}

const Base64Url = z.string().regex(/^[\w-]{1,4000}$/);
const Answer = z.object({
  id: Base64Url,
  response: z.object({ clientDataJSON: Base64Url, userHandle: Base64Url.nullish() }),
});
const ClientData = z.object({ challenge: Base64Url });

/** Undefined if it is no answer of a browser. */
export function readPasskeyAnswer(json: unknown): PasskeyAnswer | undefined {
  const answer = Answer.safeParse(json);
  if (!answer.success) return undefined;
  const { id, response } = answer.data;
  const client = ClientData.safeParse(parsed(decoded(response.clientDataJSON)));
  if (!client.success) return undefined;
  const userId = response.userHandle ? decoded(response.userHandle) : null;
  return { credentialId: id, challenge: client.data.challenge, userId, json };
}

/** The new credential; undefined if the answer is forged, of another origin, or of a device without protection. */
export async function verifyCreation(
  party: RelyingParty,
  { json, challenge }: PasskeyAnswer,
): Promise<VerifiableCredential | undefined> {
  const { verifyRegistrationResponse } = await webauthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: await withoutAttestation(json as RegistrationResponseJSON),
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!registrationInfo) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString("base64url"), counter, transports: known(transports) };
  } catch {
    return undefined;
  }
}

/** The new count of signatures; undefined if the answer is forged, of another origin, or if the count went back. */
export async function verifyUse(
  party: RelyingParty,
  { json, challenge }: PasskeyAnswer,
  { id, publicKey, counter }: VerifiableCredential,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: json as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

/** EdDSA, ES256 and RS256, one of which every authenticator has. Node's post-quantum algorithms are still experimental. */
const ALGORITHMS = [-8, -7, -257];

const webauthn = () => import("@simplewebauthn/server");

/**
 * Replaces the attestation by none. The shop trusts any maker of devices, and verifying certificates would fetch revocation lists
 * from addresses that the sender chose.
 */
async function withoutAttestation(answer: RegistrationResponseJSON): Promise<RegistrationResponseJSON> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await import("@simplewebauthn/server/helpers");
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(answer.response.attestationObject)).get("authData");
  const none = isoCBOR.encode(
    new Map<string, string | Uint8Array | Map<string, never>>([
      ["fmt", "none"],
      ["attStmt", new Map<string, never>()],
      ["authData", authData],
    ]),
  );
  return { ...answer, response: { ...answer.response, attestationObject: isoBase64URL.fromBuffer(none) } };
}

const listed = ({ id, transports }: Credential) => ({ id, transports: [...transports] });

/** Hints how to reach the authenticator; anything else that a client sends is dropped. */
const TRANSPORTS: ReadonlySet<string> = new Set(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);
const known = (transports: readonly string[]): readonly string[] =>
  [...new Set(transports)].filter((transport) => TRANSPORTS.has(transport));

const decoded = (text: string): string => Buffer.from(text, "base64url").toString();

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
