// Writes a JSON body from text and from already encoded JSON, so that records are never serialised again.

import type { FacetCount, Hit } from "../query.ts";
import { LENGTH_BYTES, type EncodedTexts } from "./encoded-texts.ts";

export class JsonBytes {
  #buffer = REUSED.pop() ?? Buffer.allocUnsafeSlow(INITIAL_SIZE);
  #view = viewOf(this.#buffer);
  #end = 0;

  /** Bytes written so far. */
  get size(): number {
    return this.#end;
  }

  /** Reserves room for a long list. A body that doubles as it grows leaves three times its size to the garbage collector. */
  room(bytes: number): this {
    this.#reserve(bytes);
    return this;
  }

  /** JSON as text. */
  text(json: string): this {
    this.#reserve(json.length * MAX_BYTES_PER_UNIT);
    // For short text, copying is faster than calling the encoder.
    if (json.length > SHORT_TEXT || !this.#writeAscii(json)) this.#end += this.#buffer.write(json, this.#end);
    return this;
  }

  /** Encoded JSON. */
  bytes(json: Uint8Array): this {
    this.#reserve(json.length);
    this.#buffer.set(json, this.#end);
    this.#end += json.length;
    return this;
  }

  /** An encoded object with additional members, like `"a":1,"b":2`. */
  object(json: Uint8Array, members = ""): this {
    if (members === "") return this.bytes(json);
    const end = json.lastIndexOf(CLOSE);
    const isEmpty = json.subarray(0, end).every((byte) => byte === OPEN || isSpace(byte));
    return this.bytes(json.subarray(0, end)).text(`${isEmpty ? "" : ","}${members}}`);
  }

  /** Items separated by commas. */
  list<Item>(items: Iterable<Item>, append: (item: Item) => void): this {
    let isFirst = true;
    for (const item of items) {
      if (!isFirst) this.text(",");
      isFirst = false;
      append(item);
    }
    return this;
  }

  /** The same in turns of the event loop, for long lists. */
  async listInTurns<Item>(items: readonly Item[], append: (item: Item) => void): Promise<this> {
    for (let start = 0; start < items.length; start += TURN) {
      if (start > 0) {
        await new Promise((resolve) => setImmediate(resolve));
        this.text(",");
      }
      this.list(items.slice(start, start + TURN), append);
    }
    return this;
  }

  /** Encoded values and their counts, separated by commas. */
  counts(values: readonly FacetCount[], texts: EncodedTexts, close: "}" | ""): this {
    for (let index = 0; index < values.length; index += 1) {
      const { value, count } = values[index]!;
      if (index > 0) this.#byte(COMMA);
      const offset = texts.offsetOf(value);
      if (offset < 0) this.text(texts.encode(value));
      else this.#copy(texts.view, offset);
      this.#integer(count);
      if (close !== "") this.#byte(CLOSE);
    }
    return this;
  }

  /** Returns the body and closes the writer. */
  toBytes(): Uint8Array<ArrayBuffer> {
    const buffer = this.#buffer;
    const written = buffer.subarray(0, this.#end);
    this.#buffer = NO_BUFFER;
    this.#end = 0;
    // A large buffer becomes the body. Others are copied, and reused for the next body.
    if (buffer.length > MAX_REUSED_SIZE) return written;
    const body = Buffer.allocUnsafeSlow(written.length);
    body.set(written);
    if (REUSED.length < MAX_REUSED) REUSED.push(buffer);
    return body;
  }

  #reserve(bytes: number): void {
    if (this.#end + bytes <= this.#buffer.length) return;
    if (this.#buffer === NO_BUFFER) throw new Error("Cannot write to a closed body.");
    const larger = Buffer.allocUnsafeSlow(Math.max(this.#buffer.length * 2, this.#end + bytes));
    larger.set(this.#buffer.subarray(0, this.#end));
    this.#buffer = larger;
    this.#view = viewOf(larger);
  }

  /** True if the text was ASCII and has been written. Otherwise the caller overwrites what was written. */
  #writeAscii(text: string): boolean {
    const buffer = this.#buffer;
    const start = this.#end;
    for (let place = 0; place < text.length; place += 1) {
      const unit = text.charCodeAt(place);
      if (unit > LAST_ASCII) return false;
      buffer[start + place] = unit;
    }
    this.#end = start + text.length;
    return true;
  }

  #byte(byte: number): void {
    if (this.#end === this.#buffer.length) this.#reserve(1);
    this.#buffer[this.#end++] = byte;
  }

  /** Copies an encoded text four bytes at a time, which is faster than a call. Later writes overwrite the excess. */
  #copy(texts: DataView, offset: number): void {
    const length = texts.getUint16(offset, true);
    this.#reserve(length + STEP);
    const view = this.#view;
    const from = offset + LENGTH_BYTES;
    const into = this.#end;
    for (let at = 0; at < length; at += STEP) view.setUint32(into + at, texts.getUint32(from + at, true), true);
    this.#end += length;
  }

  #integer(number: number): void {
    if (!(number >= 0 && number <= LARGEST_INTEGER)) return void this.text(String(number));
    let digits = 1;
    for (let next = 10; next <= number; next *= 10) digits += 1;
    this.#reserve(digits);
    const buffer = this.#buffer;
    let left = number;
    for (let place = this.#end + digits - 1; place >= this.#end; place -= 1) {
      const tenth = (left / 10) | 0;
      buffer[place] = ZERO + left - tenth * 10;
      left = tenth;
    }
    this.#end += digits;
  }
}

/** Size of a list of hits without what is added to each. */
export const bytesOf = (hits: readonly Pick<Hit, "json">[]): number =>
  hits.reduce((sum, { json }) => sum + json.length + 1, 0);

const viewOf = ({ buffer, byteOffset, byteLength }: Buffer): DataView => new DataView(buffer, byteOffset, byteLength);

/** Buffers of closed bodies. */
const REUSED: Buffer<ArrayBuffer>[] = [];
const NO_BUFFER = Buffer.alloc(0);
const INITIAL_SIZE = 1 << 18;
const MAX_REUSED_SIZE = 1 << 20;
const MAX_REUSED = 4;
const STEP = 4;
/** Items of a turn. */
const TURN = 200;

/**
 * A JSON object without some of its top-level members. Their names must be encoded as JSON.stringify does.
 */
export function withoutMembers(json: Uint8Array, names: ReadonlySet<string>): Uint8Array {
  const unwanted = Array.from(names, (name) => ENCODER.encode(JSON.stringify(name)));
  // Adjacent members are copied in one run with the commas between them.
  const runs: { from: number; to: number }[] = [];
  let isRunning = false;
  for (const member of membersOf(json)) {
    const stays = !unwanted.some((name) => isNamed(json, member, name));
    if (stays && isRunning) runs.at(-1)!.to = member.to;
    else if (stays) runs.push({ from: member.from, to: member.to });
    isRunning = stays;
  }
  const kept = new JsonBytes().text("{");
  return kept
    .list(runs, ({ from, to }) => kept.bytes(json.subarray(from, to)))
    .text("}")
    .toBytes();
}

interface Member {
  /** Start and end of its name, including quotes. */
  readonly from: number;
  readonly nameEnd: number;
  readonly to: number;
}

/** Finds the members of a well-formed JSON object by its quotes, brackets and commas. */
function membersOf(json: Uint8Array): readonly Member[] {
  const members: Member[] = [];
  let from = 0;
  let nameEnd = 0;
  let depth = 0;
  for (let at = json.indexOf(OPEN) + 1; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) {
      const start = at;
      at = endOfString(json, at);
      if (depth === 0 && nameEnd === 0) [from, nameEnd] = [start, at + 1];
    } else if (depth === 0 && (byte === COMMA || byte === CLOSE)) {
      if (nameEnd > 0) members.push({ from, nameEnd, to: at });
      nameEnd = 0;
    } else if (byte === OPEN || byte === OPEN_LIST) depth += 1;
    else if (byte === CLOSE || byte === CLOSE_LIST) depth -= 1;
  }
  return members;
}

const isNamed = (json: Uint8Array, { from, nameEnd }: Member, name: Uint8Array): boolean =>
  nameEnd - from === name.length && name.every((byte, place) => json[from + place] === byte);

/** The closing quote of a string: the first one not preceded by an odd number of backslashes. */
function endOfString(json: Uint8Array, start: number): number {
  let end = json.indexOf(QUOTE, start + 1);
  while (end >= 0) {
    let backslashes = 0;
    while (json[end - 1 - backslashes] === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return end;
    end = json.indexOf(QUOTE, end + 1);
  }
  return json.length;
}

const isSpace = (byte: number): boolean => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);

const ENCODER = new TextEncoder();
/** Maximum of UTF-8 bytes per UTF-16 unit. */
const MAX_BYTES_PER_UNIT = 3;
const SHORT_TEXT = 64;
const LAST_ASCII = 0x7f;
const LARGEST_INTEGER = 0x7fff_ffff;
const ZERO = 0x30;
const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN = 0x7b;
const CLOSE = 0x7d;
