// A column whose text is encrypted at rest (AES-256-GCM), so that a copy of the database without the key reveals nothing. Rows of earlier
// versions are plain; they are read as they are, and sealed when they are written next.

import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { customType } from "drizzle-orm/pg-core";

const PREFIX = "sealed:";
const IV_BYTES = 12;
const TAG_BYTES = 16;

let key: Buffer | undefined;

/** At the start of the process. Without a key, texts are stored plain. */
export function setSecretsKey(secret: string | undefined): void {
  key = secret === undefined ? undefined : createHash("sha256").update(secret).digest();
}

export const sealedText = customType<{ data: string; driverData: string }>({
  dataType: () => "text",
  toDriver: (text) => (key ? seal(text, key) : text),
  fromDriver: (stored) => (stored.startsWith(PREFIX) ? open(stored) : stored),
});

/** `sealed:` and the initialisation vector, the tag and the text in base64url. */
function seal(text: string, by: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", by, iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return PREFIX + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

function open(stored: string): string {
  if (!key)
    throw new Error("A secret is encrypted, but there is no key. Set SECRETS_KEY to the key it was stored with.");
  const bytes = Buffer.from(stored.slice(PREFIX.length), "base64url");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  } catch (error) {
    throw new Error(
      "A secret was stored with another key. Set SECRETS_KEY, or restore secrets.key of the data folder.",
      {
        cause: error,
      },
    );
  }
}
