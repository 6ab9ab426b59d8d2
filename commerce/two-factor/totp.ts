// Time-based one-time codes (RFC 6238) as authenticator apps show them: SHA-1, 30 seconds and 6 digits, which every app supports.

import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { fromBase32, toBase32 } from "./base32.ts";

export const STEP_MS = 30_000;
const DIGITS = 6;
/** 160 bits, the length of a SHA-1 hash (RFC 4226, section 4). */
const SECRET_BYTES = 20;
/** Accepted steps before and after the current one: clocks differ, and typing takes time. */
const DRIFT = 1;

/** A new secret in base32, as it is typed into an app. */
export const createTotpSecret = (): string => toBase32(randomBytes(SECRET_BYTES));

interface TypedCode {
  readonly secret: string;
  /** Six digits, as `totpCode` returns them. */
  readonly code: string;
  readonly now: Date;
  /** Step of the last accepted code. Neither it nor an earlier one is accepted again. */
  readonly lastStep: number;
}

/** The time step of a valid code, to be stored as `lastStep`; undefined if the code is wrong or was used. */
export function matchTotp({ secret, code, now, lastStep }: TypedCode): number | undefined {
  const current = Math.floor(now.getTime() / STEP_MS);
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, index) => current - DRIFT + index);
  return steps.find((step) => step > lastStep && isSame(codeOf(secret, step), code));
}

/** The digits of a typed code, also in Arabic or full-width digits and with spaces; undefined if it is no code. */
export function totpCode(typed: string): string | undefined {
  const digits = typed
    .normalize("NFKC")
    .replaceAll(/[\s\p{Cf}-]/gu, "")
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
  return /^[0-9]{6}$/.test(digits) ? digits : undefined;
}

/** The address in the QR code of a secret. Apps show the issuer and the account next to the code. */
export function totpUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

/** HOTP (RFC 4226) with the time step as its counter. */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
