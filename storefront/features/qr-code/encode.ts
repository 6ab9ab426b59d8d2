// A text as a QR code: byte mode in UTF-8, correction level M, the smallest version that holds it. Dark modules are true.

import { correctionOf } from "./error-correction.ts";
import { drawCode } from "./draw.ts";
import { lengthBits, VERSIONS, type Version } from "./versions.ts";

export type Modules = readonly (readonly boolean[])[];

export type Encoded = { readonly kind: "code"; readonly modules: Modules } | { readonly kind: "too-long" };

const BYTE_MODE = 0b0100;
const FILLERS = [0xec, 0x11] as const;

export function encodeQr(text: string): Encoded {
  const bytes = [...new TextEncoder().encode(text)];
  const version = VERSIONS.find((one) => 4 + lengthBits(one) + 8 * bytes.length <= 8 * one.capacity);
  if (!version) return { kind: "too-long" };
  return { kind: "code", modules: drawCode(version, interleave(version, dataOf(version, bytes))) };
}

/** Mode, length, text, an end, and fillers up to the capacity. */
function dataOf(version: Version, bytes: readonly number[]): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >>> bit) & 1);
  };
  put(BYTE_MODE, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, 8 * version.capacity - bits.length));
  put(0, -bits.length & 7);
  for (let filler = 0; bits.length < 8 * version.capacity; filler ^= 1) put(FILLERS[filler & 1] ?? 0, 8);
  return Array.from({ length: bits.length / 8 }, (_, index) =>
    bits.slice(8 * index, 8 * index + 8).reduce((sum, bit) => 2 * sum + bit, 0),
  );
}

/** Dealt to blocks, the longer ones last; then all first codewords, all second ones, and so on, and the correction likewise. */
export function interleave({ blocks, correction }: Version, data: readonly number[]): number[] {
  const short = Math.floor(data.length / blocks);
  const shortBlocks = blocks - (data.length % blocks);
  const dealt = Array.from({ length: blocks }, (_, index) => {
    const from = index * short + Math.max(0, index - shortBlocks);
    return data.slice(from, from + short + (index < shortBlocks ? 0 : 1));
  });
  const corrections = dealt.map((block) => correctionOf(block, correction));
  return [...across(dealt, short + 1), ...across(corrections, correction)];
}

const across = (lists: readonly (readonly number[])[], length: number): number[] =>
  Array.from({ length }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
