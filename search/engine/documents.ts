// Records as they are given back: JSON ready to send, found by the ordinal of their product, never parsed to be answered.
//
//   record   │ crc32 u32 │ parts u32 │ part of the product │ part of its first variant │ …
//   part     │ bytes u32 │ id bytes u32 │ fields u32 │ fields × (name u16, end u32) │ id │ "title":"Coat","price":12 │
//
// The checksum covers what follows it; bytes counts what follows itself. A field that some variant says stands in the parts
// of the variants only, so that joining the product's part and one variant's is the whole hit.

import { crc32 } from "node:zlib";
import type { Fields, IndexRecord, Json } from "../schema.ts";

const RECORD_HEADER = 8;
const PART_HEADER = 12;
const FIELD_ENTRY = 6;

/** Names of fields by number; grows while records are written. */
export class FieldNames {
  readonly list: string[];
  readonly #numbers: Map<string, number>;

  constructor(list: readonly string[] = []) {
    this.list = [...list];
    this.#numbers = new Map(list.map((name, number) => [name, number]));
  }

  numberOf(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    if (this.list.length === 0xffff) throw new Error("An index holds at most 65,535 names of fields");
    this.#numbers.set(name, this.list.length);
    return this.list.push(name) - 1;
  }

  /** The numbers of those names that any record has. */
  known(names: readonly string[]): ReadonlySet<number> {
    return new Set(names.flatMap((name) => this.#numbers.get(name) ?? []));
  }
}

export function encodeRecord({ id, fields, variants }: IndexRecord, names: FieldNames): Buffer {
  const varying = new Set<string>();
  for (const variant of variants) {
    for (const [name, value] of Object.entries(variant.fields)) if (value != null && name in fields) varying.add(name);
  }
  const shared = Object.entries(fields).filter(([name]) => !varying.has(name));
  const own = [...varying].map((name) => [name, fields[name]] as const);
  const parts = [
    encodePart(id, shared, names),
    ...variants.map((variant) => {
      const said = Object.entries(variant.fields).filter(([name, value]) => value != null || !(name in fields));
      const inherited = own.filter(([name]) => variant.fields[name] == null);
      return encodePart(variant.id, [...said, ...inherited], names);
    }),
  ];
  const record = Buffer.concat([Buffer.alloc(RECORD_HEADER), ...parts]);
  record.writeUInt32LE(parts.length, 4);
  record.writeUInt32LE(crc32(record.subarray(4)), 0);
  return record;
}

function encodePart(id: string, fields: readonly (readonly [string, Json | undefined])[], names: FieldNames): Buffer {
  let body = "";
  const entries: [number, number][] = [];
  let end = 0;
  for (const [name, value] of fields) {
    if (value === undefined) continue;
    const text = `${body === "" ? "" : ","}${JSON.stringify(name)}:${JSON.stringify(value)}`;
    body += text;
    end += Buffer.byteLength(text);
    entries.push([names.numberOf(name), end]);
  }
  const idBytes = Buffer.byteLength(id);
  const part = Buffer.allocUnsafe(PART_HEADER + entries.length * FIELD_ENTRY + idBytes + end);
  part.writeUInt32LE(part.length - 4, 0);
  part.writeUInt32LE(idBytes, 4);
  part.writeUInt32LE(entries.length, 8);
  let at = PART_HEADER;
  for (const [name, fieldEnd] of entries) {
    part.writeUInt16LE(name, at);
    part.writeUInt32LE(fieldEnd, at + 2);
    at += FIELD_ENTRY;
  }
  at += part.write(id, at);
  part.write(body, at);
  return part;
}

export class CorruptDocument extends Error {}

/** One record's bytes, looked into without parsing. */
export class Document {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    if (bytes.length < RECORD_HEADER || bytes.readUInt32LE(0) !== crc32(bytes.subarray(4))) {
      throw new CorruptDocument("A document of the index is damaged");
    }
    this.#bytes = bytes;
  }

  variantId(variant: number): string {
    return this.#idAt(this.#partAt(variant + 1));
  }

  /** The fields of the product and of one of its variants as a JSON object; `fields` are numbers of names. */
  json(variant: number, fields?: ReadonlySet<number>): Buffer {
    const product = this.#partAt(0);
    const own = this.#partAt(variant + 1);
    const slices = fields
      ? [...this.#fieldsAt(product, fields), ...this.#fieldsAt(own, fields)]
      : [this.#bodyAt(product), this.#bodyAt(own)].filter((slice) => slice.length > 0);
    let length = 2;
    for (const slice of slices) length += slice.length + 1;
    const json = Buffer.allocUnsafe(Math.max(2, length - (slices.length > 0 ? 1 : 0)));
    json[0] = OPEN;
    let at = 1;
    for (const slice of slices) {
      if (at > 1) json[at++] = COMMA;
      json.set(slice, at);
      at += slice.length;
    }
    json[at] = CLOSE;
    return json;
  }

  /** The record itself again. */
  decode(): IndexRecord {
    const parts = this.#bytes.readUInt32LE(4);
    const read = (at: number): { id: string; fields: Fields } => ({
      id: this.#idAt(at),
      fields: JSON.parse(`{${this.#bodyAt(at).toString()}}`),
    });
    const variants = [];
    let at = RECORD_HEADER;
    const product = read(at);
    for (let part = 1; part < parts; part++) {
      at += 4 + this.#bytes.readUInt32LE(at);
      variants.push(read(at));
    }
    return { ...product, variants };
  }

  #partAt(part: number): number {
    let at = RECORD_HEADER;
    for (let index = 0; index < part; index++) at += 4 + this.#bytes.readUInt32LE(at);
    return at;
  }

  #idAt(part: number): string {
    const start = part + PART_HEADER + this.#bytes.readUInt32LE(part + 8) * FIELD_ENTRY;
    return this.#bytes.toString("utf8", start, start + this.#bytes.readUInt32LE(part + 4));
  }

  #bodyAt(part: number): Buffer {
    const start = this.#bodyStart(part);
    return this.#bytes.subarray(start, part + 4 + this.#bytes.readUInt32LE(part));
  }

  #bodyStart(part: number): number {
    return part + PART_HEADER + this.#bytes.readUInt32LE(part + 8) * FIELD_ENTRY + this.#bytes.readUInt32LE(part + 4);
  }

  #fieldsAt(part: number, fields: ReadonlySet<number>): Buffer[] {
    const count = this.#bytes.readUInt32LE(part + 8);
    const body = this.#bodyStart(part);
    const found: Buffer[] = [];
    let start = 0;
    for (let field = 0; field < count; field++) {
      const entry = part + PART_HEADER + field * FIELD_ENTRY;
      const end = this.#bytes.readUInt32LE(entry + 2);
      if (fields.has(this.#bytes.readUInt16LE(entry))) found.push(this.#bytes.subarray(body + start, body + end));
      start = end;
    }
    // Every field but the first of its part begins with the comma before it.
    return found.map((slice) => (slice[0] === COMMA ? slice.subarray(1) : slice));
  }
}

const OPEN = 0x7b;
const CLOSE = 0x7d;
const COMMA = 0x2c;

/** Where the records of one index are. */
export interface Documents {
  read(product: number): Document;
}

/** In memory, for the few records that changed lately. */
export class HeldDocuments implements Documents {
  readonly #records: readonly Buffer[];

  constructor(records: readonly Buffer[]) {
    this.#records = records;
  }

  read(product: number): Document {
    return new Document(this.#records[product]!);
  }
}
