// A sorted list of distinct strings in two sections, decoded on demand: keyword values or ids.

import { section, type Sections } from "./sections.ts";

export interface StringSections {
  readonly bytes: Uint8Array;
  /** Start of each string, and the end of the last. */
  readonly offsets: Uint32Array;
}

export function packStrings(strings: readonly string[]): StringSections {
  const encoder = new TextEncoder();
  const offsets = new Uint32Array(strings.length + 1);
  let bytes = new Uint8Array(1024);
  let end = 0;
  for (const [index, text] of strings.entries()) {
    // A UTF-16 unit has at most three bytes.
    while (bytes.length - end < text.length * 3) {
      const larger = new Uint8Array(bytes.length * 2);
      larger.set(bytes);
      bytes = larger;
    }
    end += encoder.encodeInto(text, bytes.subarray(end)).written;
    offsets[index + 1] = end;
  }
  return { bytes: bytes.slice(0, end), offsets };
}

export class Strings {
  readonly length: number;
  readonly #bytes: Buffer;
  readonly #offsets: Uint32Array;
  readonly #cache: (string | undefined)[] | undefined;

  /** Caching is for keyword values; millions of ids are decoded each time. */
  constructor(sections: Sections, name: string, { isCached = true } = {}) {
    const bytes = section(sections, `${name}.bytes`, Uint8Array);
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#offsets = section(sections, `${name}.offsets`, Uint32Array);
    this.length = this.#offsets.length - 1;
    this.#cache = isCached ? [] : undefined;
  }

  at(index: number): string {
    const known = this.#cache?.[index];
    if (known !== undefined) return known;
    const text = this.#bytes.toString("utf8", this.#offsets[index], this.#offsets[index + 1]);
    if (this.#cache) this.#cache[index] = text;
    return text;
  }
}
