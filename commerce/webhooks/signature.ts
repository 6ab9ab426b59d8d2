// Signatures of webhook requests: HMAC-SHA256 of `timestamp.body`, so that a receiver can refuse forged and repeated requests.

import { createHmac, randomBytes } from "node:crypto";

/** The prefix lets scanners for leaked secrets recognise it. */
export const createSecret = (): string => `whsec_${randomBytes(32).toString("base64url")}`;

/** `t=1794916800,v1=…`, with one `v1` for each valid secret, the newest first. */
export function signatureOf(body: string, secrets: readonly string[], at: Date): string {
  const timestamp = Math.floor(at.getTime() / 1_000);
  const signatures = secrets.map(
    (secret) => `v1=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`,
  );
  return [`t=${timestamp}`, ...signatures].join(",");
}
