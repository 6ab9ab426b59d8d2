// Writes text and ready-made JSON bytes into one body, so that what a record's JSON is never has to be written again.

import type { FacetCount } from "../query.ts";
import { LENGTH_BYTES, type PrintedTexts } from "./printed-texts.ts";

export class JsonBytes {
  #room = ROOMS.pop() ?? Buffer.allocUnsafeSlow(FIRST_ROOM);
  #view = viewOf(this.#room);
  #end = 0;

  /** JSON as text. */
  text(json: string): this {
    this.#makeRoom(json.length * BYTES_A_UNIT);
    // The encoder takes longer to be called than a few letters take to be copied.
    if (json.length > FEW_LETTERS || !this.#writeAscii(json)) this.#end += this.#room.write(json, this.#end);
    return this;
  }

  /** JSON that is ready to be sent. */
  bytes(json: Uint8Array): this {
    this.#makeRoom(json.length);
    this.#room.set(json, this.#end);
    this.#end += json.length;
    return this;
  }

  /** A ready object with members added behind its own: `"a":1,"b":2`, or nothing. */
  object(json: Uint8Array, members = ""): this {
    if (members === "") return this.bytes(json);
    const end = json.lastIndexOf(CLOSE);
    const isEmpty = json.subarray(0, end).every((byte) => byte === OPEN || isSpace(byte));
    return this.bytes(json.subarray(0, end)).text(`${isEmpty ? "" : ","}${members}}`);
  }

  /** Several of something with commas between. */
  list<Item>(items: Iterable<Item>, append: (item: Item) => void): this {
    let isFirst = true;
    for (const item of items) {
      if (!isFirst) this.text(",");
      isFirst = false;
      append(item);
    }
    return this;
  }

  /** Each value as the texts print it, its count, and what closes both, with commas between. */
  counts(values: readonly FacetCount[], texts: PrintedTexts, close: "}" | ""): this {
    for (let index = 0; index < values.length; index += 1) {
      const { value, count } = values[index]!;
      if (index > 0) this.#byte(COMMA);
      const place = texts.placeOf(value);
      if (place < 0) this.text(texts.print(value));
      else this.#copy(texts.view, place);
      this.#integer(count);
      if (close !== "") this.#byte(CLOSE);
    }
    return this;
  }

  /** The body, once: nothing can be written any more. */
  toBytes(): Uint8Array<ArrayBuffer> {
    const body = Buffer.allocUnsafeSlow(this.#end);
    this.#room.copy(body, 0, 0, this.#end);
    // What one answer was written in serves for the next, unless it was uncommonly long.
    if (this.#room.length <= KEPT_ROOM && ROOMS.length < MOST_ROOMS) ROOMS.push(this.#room);
    this.#room = NO_ROOM;
    this.#end = 0;
    return body;
  }

  #makeRoom(bytes: number): void {
    if (this.#end + bytes <= this.#room.length) return;
    if (this.#room === NO_ROOM) throw new Error("A body that is done was written to");
    const larger = Buffer.allocUnsafeSlow(Math.max(this.#room.length * 2, this.#end + bytes));
    larger.set(this.#room.subarray(0, this.#end));
    this.#room = larger;
    this.#view = viewOf(larger);
  }

  /** Whether it was nothing but ASCII; what was written of anything else is written over. */
  #writeAscii(text: string): boolean {
    const room = this.#room;
    const start = this.#end;
    for (let place = 0; place < text.length; place += 1) {
      const unit = text.charCodeAt(place);
      if (unit > LAST_ASCII) return false;
      room[start + place] = unit;
    }
    this.#end = start + text.length;
    return true;
  }

  #byte(byte: number): void {
    if (this.#end === this.#room.length) this.#makeRoom(1);
    this.#room[this.#end++] = byte;
  }

  /** A printed text. Four bytes at once are quicker than a call; what is too much is written over by what follows. */
  #copy(texts: DataView, place: number): void {
    const length = texts.getUint16(place, true);
    this.#makeRoom(length + AT_ONCE);
    const view = this.#view;
    const from = place + LENGTH_BYTES;
    const into = this.#end;
    for (let at = 0; at < length; at += AT_ONCE) view.setUint32(into + at, texts.getUint32(from + at, true), true);
    this.#end += length;
  }

  #integer(number: number): void {
    if (!(number >= 0 && number <= LARGEST_INTEGER)) return void this.text(String(number));
    let digits = 1;
    for (let next = 10; next <= number; next *= 10) digits += 1;
    this.#makeRoom(digits);
    const room = this.#room;
    let left = number;
    for (let place = this.#end + digits - 1; place >= this.#end; place -= 1) {
      const tenth = (left / 10) | 0;
      room[place] = ZERO + left - tenth * 10;
      left = tenth;
    }
    this.#end += digits;
  }
}

const viewOf = ({ buffer, byteOffset, byteLength }: Buffer): DataView => new DataView(buffer, byteOffset, byteLength);

/** Rooms of answers that are done. */
const ROOMS: Buffer<ArrayBuffer>[] = [];
const NO_ROOM = Buffer.alloc(0);
const FIRST_ROOM = 1 << 18;
const KEPT_ROOM = 1 << 20;
const MOST_ROOMS = 4;
const AT_ONCE = 4;

/**
 * A JSON object without some of its members, cut out where they stand; nested members of the same name stay. Their names
 * must be written as JSON.stringify writes them.
 */
export function withoutMembers(json: Uint8Array, names: ReadonlySet<string>): Uint8Array {
  const unwanted = Array.from(names, (name) => ENCODER.encode(JSON.stringify(name)));
  // Members that stay and stand together stay together: one run, with the commas it has.
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
  /** Where its name begins and ends, quotes included. */
  readonly from: number;
  readonly nameEnd: number;
  readonly to: number;
}

/** The members of a well-formed JSON object, found by its quotes, brackets and commas alone. */
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

/** The closing quote of the string that begins at one: the first without an odd number of backslashes before it. */
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
/** At most, of UTF-8 for one unit of UTF-16. */
const BYTES_A_UNIT = 3;
const FEW_LETTERS = 64;
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
