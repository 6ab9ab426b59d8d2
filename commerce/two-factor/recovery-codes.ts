// Recovery codes replace the second factor when it is lost. Each works once. Only hashes of them are stored.

import { createHash, randomBytes } from "node:crypto";
import { toBase32 } from "./base32.ts";

const RECOVERY_CODES = 10;
/** 80 bits: too many to guess, so a single round of a fast hash is safe. */
const CODE_BYTES = 10;
/** Crockford's, without the letters I, L, O and U, which are mistaken for digits or each other. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** New codes as they are shown, such as `7K3M-Q9DT-0XAB-5NWE`. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    toBase32(randomBytes(CODE_BYTES), ALPHABET).replaceAll(/.{4}/g, "$&-").slice(0, -1),
  );

/** A typed code without spaces and signs, in one spelling; undefined if it is no recovery code. */
export function recoveryCode(typed: string): string | undefined {
  const code = typed
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[\s\p{Cf}\p{Pd}]/gu, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  return code.length === 16 && Array.from(code).every((letter) => ALPHABET.includes(letter)) ? code : undefined;
}

/** The stored form of a code, as `recoveryCode` returns it. The owner's id makes equal codes of two owners differ. */
export const hashRecoveryCode = (ownerId: string, code: string): string =>
  createHash("sha256").update(`${ownerId} ${code}`).digest("base64url");
