// Records as JSON that can be sent without parsing, by the number of their product.
//
//   record   │ crc32 u32 │ parts u32 │ part of the product │ part of its first variant │ …
//   part     │ bytes u32 │ id bytes u32 │ fields u32 │ fields × (name u16, end u32) │ id │ "title":"Coat","price":12 │
//
// The checksum covers everything after it, and `bytes` counts everything after itself. A hit is the part of the product followed
// by that of a variant, unless a variant overrides a field of the product, which the highest bit of `parts` indicates.

import { crc32 } from "node:zlib";
import type { Fields, IndexRecord, Json } from "../schema.ts";

const RECORD_HEADER = 8;
const PART_HEADER = 12;
const FIELD_ENTRY = 6;
const OVERLAPS = 0x8000_0000;

/** Numbered field names, extended while records are written. */
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
    if (this.list.length === 0xffff) throw new Error("An index can have at most 65,535 field names.");
    this.#numbers.set(name, this.list.length);
    return this.list.push(name) - 1;
  }

  /** The numbers of the names that are known. */
  known(names: readonly string[]): ReadonlySet<number> {
    return new Set(names.flatMap((name) => this.#numbers.get(name) ?? []));
  }
}

/** Encodes records into a reused buffer: a record is valid until the next one. */
export class RecordEncoder {
  readonly #names: FieldNames;
  /** Bytes of `"name":` by number. */
  readonly #keyBytes: number[] = [];
  #buffer = Buffer.allocUnsafe(1 << 16);
  #end = 0;

  constructor(names: FieldNames) {
    this.#names = names;
  }

  encode({ id, fields, variants }: IndexRecord): Buffer {
    let parts = variants.length + 1;
    for (const variant of variants) for (const name in variant.fields) if (name in fields) parts |= OVERLAPS;
    this.#end = RECORD_HEADER;
    this.#writePart(id, fields);
    for (const variant of variants) this.#writePart(variant.id, variant.fields);
    const record = this.#buffer.subarray(0, this.#end);
    record.writeUInt32LE(parts >>> 0, 4);
    record.writeUInt32LE(crc32(record.subarray(4)), 0);
    return record;
  }

  #writePart(id: string, fields: Fields): void {
    const start = this.#end;
    const json = JSON.stringify(fields);
    const [names, values] = [Object.keys(fields), Object.values(fields)];
    let written = 0;
    for (const value of values) if (value !== undefined) written++;
    this.#end = start + PART_HEADER + written * FIELD_ENTRY;
    this.#reserve((id.length + json.length) * 3);
    const buffer = this.#buffer;
    const idBytes = buffer.write(id, this.#end);
    this.#end += idBytes;
    const body = this.#end;
    this.#end += buffer.write(json.slice(1, -1), body);
    const hasQuotes = json.includes('\\"');
    let at = body - 1;
    let entry = start + PART_HEADER;
    for (let field = 0; field < names.length; field++) {
      const value = values[field];
      if (value === undefined) continue;
      const number = this.#names.numberOf(names[field]!);
      at += 1 + (this.#keyBytes[number] ??= jsonBytes(names[field]!) + 1);
      at = typeof value === "string" && !hasQuotes ? endOfString(buffer, at, value) : at + bytesOf(value);
      buffer.writeUInt16LE(number, entry);
      buffer.writeUInt32LE(at - body, entry + 2);
      entry += FIELD_ENTRY;
    }
    buffer.writeUInt32LE(this.#end - start - 4, start);
    buffer.writeUInt32LE(idBytes, start + 4);
    buffer.writeUInt32LE(written, start + 8);
  }

  /** A UTF-16 unit has at most three bytes. */
  #reserve(bytes: number): void {
    if (this.#buffer.length - this.#end >= bytes) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#buffer.length * 2, this.#end + bytes));
    larger.set(this.#buffer.subarray(0, this.#end));
    this.#buffer = larger;
  }
}

const QUOTE = 0x22;

/** The end of a written string without quotes: the next quote, which is at its length unless it has escapes or other characters than ASCII. */
function endOfString(buffer: Buffer, at: number, { length }: string): number {
  const last = at + 1 + length;
  return 1 + (buffer[last] === QUOTE ? last : buffer.indexOf(QUOTE, last));
}

/** Bytes of a value as JSON. Writing a part once and measuring its fields is faster than writing each of them. */
const bytesOf = (value: Json): number =>
  typeof value === "number" && Number.isFinite(value) ? String(value).length : jsonBytes(value);

const jsonBytes = (value: Json): number => Buffer.byteLength(JSON.stringify(value));

export class CorruptDocument extends Error {}

/** Reads an encoded record without parsing its JSON. */
export class Document {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    if (bytes.length < RECORD_HEADER || bytes.readUInt32LE(0) !== crc32(bytes.subarray(4))) {
      throw new CorruptDocument("A document of the search index is corrupt.");
    }
    this.#bytes = bytes;
  }

  variantId(variant: number): string {
    return this.#idAt(this.#partAt(variant + 1));
  }

  /** The fields of the product and one of its variants as a JSON object; `fields` are numbers of names. */
  json(variant: number, fields?: ReadonlySet<number>): Buffer {
    const product = this.#partAt(0);
    const own = this.#partAt(variant + 1);
    if (fields || this.#overlaps()) return joined(this.#fieldsOf(product, own, fields));
    const [first, second] = [this.#bodyStart(product), this.#bodyStart(own)];
    const [firstEnd, secondEnd] = [this.#partEnd(product), this.#partEnd(own)];
    const comma = firstEnd > first && secondEnd > second ? 1 : 0;
    const json = Buffer.allocUnsafe(firstEnd - first + secondEnd - second + comma + 2);
    json[0] = OPEN;
    // `copy` takes nearly twice as long.
    json.set(this.#bytes.subarray(first, firstEnd), 1);
    json[1 + firstEnd - first] = COMMA;
    json.set(this.#bytes.subarray(second, secondEnd), 1 + firstEnd - first + comma);
    json[json.length - 1] = CLOSE;
    return json;
  }

  /** The decoded record. */
  decode(): IndexRecord {
    const parts = (this.#bytes.readUInt32LE(4) & ~OVERLAPS) >>> 0;
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
    return this.#bytes.subarray(this.#bodyStart(part), this.#partEnd(part));
  }

  #partEnd(part: number): number {
    return part + 4 + this.#bytes.readUInt32LE(part);
  }

  #bodyStart(part: number): number {
    return part + PART_HEADER + this.#bytes.readUInt32LE(part + 8) * FIELD_ENTRY + this.#bytes.readUInt32LE(part + 4);
  }

  #overlaps(): boolean {
    return (this.#bytes.readUInt32LE(4) & OVERLAPS) !== 0;
  }

  /** The fields of the variant, and those of the product that it does not override. */
  #fieldsOf(product: number, own: number, wanted: ReadonlySet<number> | undefined): Buffer[] {
    const said = this.#overlaps() ? new Set(this.#fieldNumbers(own)) : undefined;
    const found: Buffer[] = [];
    this.#addFields(product, wanted, said, found);
    this.#addFields(own, wanted, undefined, found);
    return found;
  }

  #fieldNumbers(part: number): number[] {
    const count = this.#bytes.readUInt32LE(part + 8);
    return Array.from({ length: count }, (_, field) =>
      this.#bytes.readUInt16LE(part + PART_HEADER + field * FIELD_ENTRY),
    );
  }

  #addFields(
    part: number,
    wanted: ReadonlySet<number> | undefined,
    but: ReadonlySet<number> | undefined,
    found: Buffer[],
  ): void {
    const bytes = this.#bytes;
    const table = part + PART_HEADER;
    const tableEnd = table + bytes.readUInt32LE(part + 8) * FIELD_ENTRY;
    const body = this.#bodyStart(part);
    for (let entry = table; entry < tableEnd; entry += FIELD_ENTRY) {
      const field = bytes[entry]! | (bytes[entry + 1]! << 8);
      if ((wanted && !wanted.has(field)) || but?.has(field)) continue;
      // Every field but the first starts with its comma.
      const start = entry === table ? body : body + bytes.readUInt32LE(entry + 2 - FIELD_ENTRY) + 1;
      found.push(bytes.subarray(start, body + bytes.readUInt32LE(entry + 2)));
    }
  }
}

function joined(slices: readonly Buffer[]): Buffer {
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

const OPEN = 0x7b;
const CLOSE = 0x7d;
const COMMA = 0x2c;

/** The records of an index. */
export interface Documents {
  read(product: number): Document;
}
