import { expect, test } from "vitest";
import { formatBits, versionBits } from "./draw.ts";
import { encodeQr } from "./encode.ts";
import { correctionOf } from "./error-correction.ts";
import { readQr } from "./testing-reader.ts";
import { alignmentPlaces, VERSIONS } from "./versions.ts";

test("[RT-20] correction, format and version are those of the standard's own examples", () => {
  // ISO/IEC 18004 annex I: "01234567" at 1-M, and its format with mask 101; annex D: version 7.
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
  expect(correctionOf(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
  expect(formatBits(0b101).toString(2).padStart(15, "0")).toBe("100000011001110");
  const version = versionBits({ number: 7 }).map((bit) => (bit ? "1" : "0"));
  expect(version.toReversed().join("")).toBe("000111110010010100");
  expect(versionBits({ number: 6 })).toEqual([]);
});

test("[RT-20] sizes, capacities and alignment are those of the standard's tables", () => {
  const capacity = (number: number) => VERSIONS[number - 1]?.capacity;
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(capacity)).toEqual([16, 28, 44, 64, 86, 108, 124, 154, 182, 216]);
  expect([20, 30, 40].map(capacity)).toEqual([669, 1373, 2334]);
  const places = (number: number) => alignmentPlaces(VERSIONS[number - 1] ?? { ...VERSIONS[0]!, number });
  expect(places(2)).toEqual([6, 18]);
  expect(places(14)).toEqual([6, 26, 46, 66]);
  expect(places(32)).toEqual([6, 34, 60, 86, 112, 138]);
  expect(places(40)).toEqual([6, 30, 58, 86, 114, 142, 170]);
});

test.each([
  ["", 1],
  ["V1234567", 1],
  ["https://shop.example/r/4", 2],
  ["https://pay.example/q/0191a7c2-7b1e-7cc3", 3],
  ["Größe 38 · 大きさ · 🧥 und noch etwas mehr dazu", 4],
  [`https://pay.example/q?${"a".repeat(60)}`, 5],
  ["x".repeat(120), 7],
  ["x".repeat(150), 8],
  ["x".repeat(200), 10],
])("[RT-20] %j is read back from a code of version %i", (text, version) => {
  const encoded = encodeQr(text);
  if (encoded.kind !== "code") throw new Error(encoded.kind);
  expect(readQr(encoded.modules)).toEqual({ version, text });
});

test("[RT-20] the longest text fills version 40, and one byte more is refused", () => {
  const encoded = encodeQr("x".repeat(2331));
  expect(encoded.kind === "code" && encoded.modules.length).toBe(177);
  expect(encodeQr("x".repeat(2332))).toEqual({ kind: "too-long" });
});
