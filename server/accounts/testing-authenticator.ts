// For tests: an authenticator in software, which makes passkeys and signs with them as a browser would send it.

import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

interface Options {
  readonly challenge: string;
}

export interface Changes {
  readonly origin?: string;
  readonly rpId?: string;
  /** False for a device that did not check who uses it. */
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly type?: string;
}

const RP_ID = "shop.test";
const ORIGIN = "https://shop.test";

export function createAuthenticator({ counts = true }: { readonly counts?: boolean } = {}) {
  const id = randomBytes(16);
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  let counter = 0;
  let owner = "";

  const clientData = (type: string, { challenge }: Options, changes: Changes): Buffer =>
    Buffer.from(
      JSON.stringify({ type: changes.type ?? type, challenge, origin: changes.origin ?? ORIGIN, crossOrigin: false }),
    );
  const authData = (flags: number, { rpId = RP_ID, isVerified = true, ...changes }: Changes): Buffer => {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags | 0x01 | (isVerified ? 0x04 : 0), 0);
    if (counts) counter += 1;
    rest.writeUInt32BE(changes.counter ?? counter, 1);
    return Buffer.concat([createHash("sha256").update(rpId).digest(), rest]);
  };
  const answer = (response: Record<string, unknown>) => ({
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    id: id.toString("base64url"),
    /** Stands for `navigator.credentials.create`. */
    create(options: Options & { readonly user: { readonly id: string } }, changes: Changes = {}) {
      owner = options.user.id;
      const key = Buffer.concat([
        // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y} in CBOR.
        Buffer.from("a5010203262001215820", "hex"),
        Buffer.from(x, "base64url"),
        Buffer.from("225820", "hex"),
        Buffer.from(y, "base64url"),
      ]);
      const data = Buffer.concat([authData(0x40, changes), Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = Buffer.concat([
        cborMap(3),
        cborText("fmt"),
        cborText("none"),
        cborText("attStmt"),
        cborMap(0),
      ]);
      return answer({
        clientDataJSON: clientData("webauthn.create", options, changes).toString("base64url"),
        attestationObject: Buffer.concat([attestation, cborText("authData"), cborBytes(data)]).toString("base64url"),
        transports: ["internal", "nonsense"],
      });
    },
    /** Stands for `navigator.credentials.get`. */
    get(options: Options, changes: Changes = {}) {
      const data = authData(0, changes);
      const client = clientData("webauthn.get", options, changes);
      const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
      return answer({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
        userHandle: changes.userHandle ?? owner,
      });
    },
  };
}

const cborMap = (size: number): Buffer => Buffer.from([0xa0 | size]);
const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
