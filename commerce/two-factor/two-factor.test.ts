import { expect, test } from "vitest";
import { fromBase32, toBase32 } from "./base32.ts";
import { createRecoveryCodes, hashRecoveryCode, recoveryCode } from "./recovery-codes.ts";
import { totpAt } from "./testing-totp.ts";
import { createTotpSecret, matchTotp, totpCode, totpUri } from "./totp.ts";

/** "12345678901234567890", the key of the RFC's vectors. */
const KEY = toBase32(Buffer.from("12345678901234567890"));
const at = (seconds: number) => new Date(seconds * 1_000);

// RFC 6238, appendix B, SHA-1. Its codes have eight digits, of which these are the last six.
test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("the code at second %i is the RFC's", (seconds, code) => {
  expect(totpAt(KEY, at(seconds))).toBe(code);
  expect(matchTotp({ secret: KEY, code, now: at(seconds), lastStep: 0 })).toBe(Math.floor(seconds / 30));
});

test("base32 is the RFC 4648's, and comes back as it was", () => {
  expect(toBase32(Buffer.from("fooba"))).toBe("MZXW6YTB");
  expect(KEY).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  const secret = createTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(toBase32(fromBase32(secret))).toBe(secret);
});

test("a code is accepted one step early or late, and never twice", () => {
  const now = at(1_234_567_890);
  const step = Math.floor(1_234_567_890 / 30);
  const match = (seconds: number, lastStep = 0) =>
    matchTotp({ secret: KEY, code: totpAt(KEY, at(1_234_567_890 + seconds)), now, lastStep });
  expect([-60, -30, 0, 30, 60].map((seconds) => match(seconds))).toEqual([
    undefined,
    step - 1,
    step,
    step + 1,
    undefined,
  ]);
  expect(match(0, step)).toBeUndefined();
  expect(match(-30, step)).toBeUndefined();
  expect(match(30, step)).toBe(step + 1);
});

test.each([
  ["123456", "123456"],
  [" 123 456 ", "123456"],
  ["123-456", "123456"],
  ["١٢٣٤٥٦", "123456"],
  ["۱۲۳۴۵۶", "123456"],
  ["１２３４５６", "123456"],
  ["12345", undefined],
  ["1234567", undefined],
  ["12345a", undefined],
  ["", undefined],
])("%j is read as the code %j", (typed, code) => {
  expect(totpCode(typed)).toBe(code);
});

test("the QR code's address names shop and account", () => {
  expect(totpUri("ABC", "Maison & Fils", "a+b@example.com")).toBe(
    "otpauth://totp/Maison%20%26%20Fils:a%2Bb%40example.com?secret=ABC&issuer=Maison%20%26%20Fils",
  );
});

test("recovery codes are ten different ones, read however they are typed", () => {
  const codes = createRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(recoveryCode(` ${code.toLowerCase().replaceAll("-", " – ")}`)).toBe(code.replaceAll("-", ""));
  }
  expect(recoveryCode("oilO-0000-0000-0000")).toBe("0110000000000000");
  for (const typed of ["", "123456", "U000-0000-0000-0000", "0000-0000-0000-000", "\0".repeat(16)]) {
    expect(recoveryCode(typed), typed).toBeUndefined();
  }
  expect(hashRecoveryCode("ana", "0110000000000000")).not.toBe(hashRecoveryCode("bo", "0110000000000000"));
});
