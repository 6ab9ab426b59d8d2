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
    const parts = this.#parts.map((part) => (typeof part === "string" ? ENCODER.encode(part) : part));
    const body = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
    let at = 0;
    for (const part of parts) {
      body.set(part, at);
      at += part.length;
    }
    return body;
  }
}

/** A JSON object without some of its members, cut out where they stand; nested members of the same name stay. */
export function withoutMembers(json: Uint8Array, names: ReadonlySet<string>): Uint8Array {
  const kept = new JsonBytes().text("{");
  const members = membersOf(json).filter(({ name }) => !names.has(name));
  kept.list(members, ({ from, to }) => kept.bytes(json.subarray(from, to)));
  return kept.text("}").toBytes();
}

interface Member {
  readonly name: string;
  /** Of the whole member, its name included. */
  readonly from: number;
  readonly to: number;
}

/** The members of a well-formed JSON object, found by its quotes, brackets and commas alone. */
function membersOf(json: Uint8Array): readonly Member[] {
  const members: Member[] = [];
  let from = json.indexOf(OPEN) + 1;
  let nameEnd = 0;
  let depth = 0;
  for (let at = from; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) {
      at = endOfString(json, at);
      if (depth === 0 && nameEnd === 0) nameEnd = at + 1;
    } else if (depth === 0 && (byte === COMMA || byte === CLOSE)) {
      if (nameEnd > 0) members.push({ name: JSON.parse(DECODER.decode(json.subarray(from, nameEnd))), from, to: at });
      from = at + 1;
      nameEnd = 0;
    } else if (byte === OPEN || byte === OPEN_LIST) depth += 1;
    else if (byte === CLOSE || byte === CLOSE_LIST) depth -= 1;
  }
  return members;
}

/** Where the string that begins at a quote ends: at its closing quote. */
function endOfString(json: Uint8Array, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    if (json[at] === BACKSLASH) at += 1;
    else if (json[at] === QUOTE) return at;
  }
  return json.length;
}

const isSpace = (byte: number): boolean => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);

const ENCODER = new TextEncoder();
const DECODER = new TextDecoder();
const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN = 0x7b;
const CLOSE = 0x7d;
