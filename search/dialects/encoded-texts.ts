// A cache of JSON-encoded texts. Responses contain thousands of facet values, mostly the same ones.

export class EncodedTexts {
  readonly #before: string;
  readonly #after: string;
  /** Offset of each text; its length comes first. */
  readonly #offsets = new Map<string, number>();
  #bytes = new Uint8Array(INITIAL_SIZE);
  #view = new DataView(this.#bytes.buffer);
  #end = 0;

  /** JSON before and after each text, for example a colon. */
  constructor(before: string, after: string) {
    this.#before = before;
    this.#after = after;
  }

  /** All encoded texts, with some slack after the last. Valid until the next call of `offsetOf`. */
  get view(): DataView {
    return this.#view;
  }

  /** Offset of a text, which starts with its length in two bytes; -1 if it is too long for the cache. */
  offsetOf(text: string): number {
    return this.#offsets.get(text) ?? this.#add(text);
  }

  encode(text: string): string {
    return this.#before + JSON.stringify(text) + this.#after;
  }

  #add(text: string): number {
    const encoded = this.encode(text);
    const size = encoded.length * MAX_BYTES_PER_UNIT;
    if (size > MAX_TEXT_BYTES) return -1;
    this.#reserve(LENGTH_BYTES + size + SLACK);
    const offset = this.#end;
    const { written } = ENCODER.encodeInto(encoded, this.#bytes.subarray(offset + LENGTH_BYTES));
    this.#view.setUint16(offset, written, true);
    this.#end = offset + LENGTH_BYTES + written;
    this.#offsets.set(text, offset);
    return offset;
  }

  /** Clears the cache when it is full; texts still in use are added again. */
  #reserve(bytes: number): void {
    if (this.#end + bytes > MAX_SIZE) {
      this.#offsets.clear();
      this.#end = 0;
    }
    if (this.#end + bytes <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.min(MAX_SIZE, this.#bytes.length * 2));
    larger.set(this.#bytes.subarray(0, this.#end));
    this.#bytes = larger;
    this.#view = new DataView(larger.buffer);
  }
}

export const LENGTH_BYTES = 2;
/** Lets readers read four bytes at a time past the last text. */
const SLACK = 4;
const INITIAL_SIZE = 1 << 16;
const MAX_SIZE = 4 << 20;
/** Limit of one text, whose length is stored in two bytes. */
const MAX_TEXT_BYTES = 0x8000;
/** Maximum of UTF-8 bytes per UTF-16 unit. */
const MAX_BYTES_PER_UNIT = 3;
const ENCODER = new TextEncoder();
