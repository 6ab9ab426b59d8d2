// Joins text and ready-made JSON bytes into one body, so that what a record's JSON is never has to be written again.

export class JsonBytes {
  readonly #parts: (string | Uint8Array)[] = [];

  /** JSON as text; neighbouring pieces become one. */
  text(json: string): this {
    const last = this.#parts.at(-1);
    if (typeof last === "string") this.#parts[this.#parts.length - 1] = last + json;
    else this.#parts.push(json);
    return this;
  }

  /** JSON that is ready to be sent. */
  bytes(json: Uint8Array): this {
    this.#parts.push(json);
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

  toBytes(): Uint8Array<ArrayBuffer> {
    let room = 0;
    for (const part of this.#parts) room += typeof part === "string" ? part.length * BYTES_A_UNIT : part.length;
    const body = new Uint8Array(room);
    let at = 0;
    for (const part of this.#parts) {
      if (typeof part === "string") at = write(part, body, at);
      else {
        body.set(part, at);
        at += part.length;
      }
    }
    return body.subarray(0, at);
  }
}

/** Writes text and tells where it ends. The encoder takes longer to be called than a few letters take to be copied. */
function write(text: string, body: Uint8Array, start: number): number {
  if (text.length > FEW_LETTERS) return start + ENCODER.encodeInto(text, body.subarray(start)).written;
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place);
    if (unit > LAST_ASCII) return start + ENCODER.encodeInto(text, body.subarray(start)).written;
    body[start + place] = unit;
  }
  return start + text.length;
}

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
const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN = 0x7b;
const CLOSE = 0x7d;
