import { expect, test } from "vitest";
import { createCode, hashOfCode, lastFourOf, readCode } from "./code.ts";

test("a code has five groups of unambiguous characters and more than 80 bits [CO-07]", () => {
  const codes = Array.from({ length: 500 }, () => createCode());
  expect(codes.filter((code) => !/^(?:[A-Z3-9]{4}-){4}[A-Z3-9]{4}$/.test(code))).toEqual([]);
  expect(codes.join("")).not.toMatch(/[0O1IB8S5Z2VG]/);
  expect(new Set(codes).size).toBe(500);
  const characters = new Set(codes.join("").replaceAll("-", ""));
  expect(Math.log2(characters.size) * 20).toBeGreaterThan(80);
});

test("a code is accepted in any notation, and anything else is rejected [CO-07]", () => {
  const code = createCode(() => 3);
  expect(code).toBe("EEEE-EEEE-EEEE-EEEE-EEEE");
  const normalised = "E".repeat(20);
  for (const typed of [
    code,
    normalised,
    code.toLowerCase(),
    ` ${code.replaceAll("-", " ")} `,
    code.replaceAll("-", "–"),
  ]) {
    expect(readCode(typed), typed).toBe(normalised);
  }
  for (const typed of [
    "",
    "EEEE",
    `${code}E`,
    `${normalised.slice(1)}0`,
    `${normalised}\0`,
    null,
    7,
    "E".repeat(10_000),
  ]) {
    expect(readCode(typed)).toBeUndefined();
  }
  expect(lastFourOf("ACDEFHJKLMNPQRTUWXY3")).toBe("WXY3");
  expect(hashOfCode(normalised)).not.toContain(normalised);
});
