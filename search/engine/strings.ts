// A sorted list of distinct strings as two sections, read on demand: the values of a keyword, or ids.

import { section, type Sections } from "./sections.ts";

export interface StringSections {
  readonly bytes: Uint8Array;
  /** Where each begins, and the end of the last. */
  readonly offsets: Uint32Array;
}

export function packStrings(strings: readonly string[]): StringSections {
  const encoder = new TextEncoder();
  const offsets = new Uint32Array(strings.length + 1);
  let bytes = new Uint8Array(1024);
  let end = 0;
  for (const [index, text] of strings.entries()) {
    // A UTF-16 unit takes at most three bytes.
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
  readonly #read: (string | undefined)[] | undefined;

  /** Kept ones are decoded once; millions of ids are better decoded when needed. */
  constructor(sections: Sections, name: string, { isKept = true } = {}) {
    const bytes = section(sections, `${name}.bytes`, Uint8Array);
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#offsets = section(sections, `${name}.offsets`, Uint32Array);
    this.length = this.#offsets.length - 1;
    this.#read = isKept ? [] : undefined;
  }

  at(index: number): string {
    const known = this.#read?.[index];
    if (known !== undefined) return known;
    const text = this.#bytes.toString("utf8", this.#offsets[index], this.#offsets[index + 1]);
    if (this.#read) this.#read[index] = text;
    return text;
  }
}
