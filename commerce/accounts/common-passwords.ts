// The passwords that attackers try first, in a Bloom filter: 39 kB instead of a list of 18,000. It knows every password of the list,
// and takes one other in four thousand for common too.

import { createHash } from "node:crypto";
import { COMMON_PASSWORDS } from "./common-passwords-binary.ts";

const HASHES = 12;

let filter: Uint8Array | undefined;

/** Expects lower case. */
export function isCommonPassword(password: string): boolean {
  filter ??= Buffer.from(COMMON_PASSWORDS, "base64");
  const bytes = filter;
  return bitsOf(password, bytes).every((bit) => (bytes[bit >> 3]! & (1 << (bit & 7))) !== 0);
}

/** The filter's bits that a password sets. */
export function bitsOf(password: string, { length }: Uint8Array): number[] {
  const digest = createHash("sha512").update(password).digest();
  return Array.from({ length: HASHES }, (_, index) => digest.readUInt32LE(4 * index) % (8 * length));
}
