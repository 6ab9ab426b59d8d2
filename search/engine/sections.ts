// Named typed arrays in one buffer: an index in memory, and byte for byte its snapshot file.
//
//   0        8         12         16          16 + table
//   │ magic  │ version │ table    │ table, UTF-8 JSON │ padding │ section │ padding │ section …
//   │ VITRINE│ u32     │ bytes u32│ [{name,type,at,length}]     │ each starts at a multiple of 64 bytes
//
// Numbers are little-endian, as on every machine that runs Node.

export type Section = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;
export type Sections = Readonly<Record<string, Section>>;

const MAGIC = "VITRINE\n";
/** Version of the layout and of the sections. Indexes of other versions are rebuilt. */
export const FORMAT = 9;
const ALIGNMENT = 64;
const HEADER = 16;

const TYPES = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array } as const;
type TypeName = keyof typeof TYPES;

interface Entry {
  readonly name: string;
  readonly type: TypeName;
  readonly at: number;
  readonly length: number;
}

/** Joins sections in a shared buffer, which can be transferred from the building thread without copying. */
export function joinSections(sections: Sections): SharedArrayBuffer {
  const entries: Entry[] = [];
  // Offsets have a fixed width, so that the length of the table does not depend on them.
  let at = 0;
  for (const [name, one] of Object.entries(sections)) {
    entries.push({ name, type: typeOf(one), at, length: one.length });
    at = align(at + one.byteLength);
  }
  const table = new TextEncoder().encode(JSON.stringify(entries));
  const start = align(HEADER + table.length);
  const buffer = new SharedArrayBuffer(start + at);
  const bytes = new Uint8Array(buffer);
  bytes.set(new TextEncoder().encode(MAGIC));
  new Uint32Array(buffer, 8, 2).set([FORMAT, table.length]);
  bytes.set(table, HEADER);
  for (const entry of entries) {
    const one = sections[entry.name]!;
    bytes.set(new Uint8Array(one.buffer, one.byteOffset, one.byteLength), start + entry.at);
  }
  return buffer;
}

/** Views of the sections; undefined if the buffer has an unknown format. */
export function splitSections(buffer: ArrayBufferLike): Sections | undefined {
  if (buffer.byteLength < HEADER) return undefined;
  // TextDecoder does not accept shared memory.
  if (decode(new Uint8Array(buffer, 0, MAGIC.length)) !== MAGIC) return undefined;
  const [format, tableBytes] = new Uint32Array(buffer, 8, 2) as unknown as [number, number];
  if (format !== FORMAT || HEADER + tableBytes > buffer.byteLength) return undefined;
  const entries = JSON.parse(decode(new Uint8Array(buffer, HEADER, tableBytes))) as readonly Entry[];
  const start = align(HEADER + tableBytes);
  const sections: Record<string, Section> = {};
  for (const { name, type, at, length } of entries) {
    if (start + at + length * TYPES[type].BYTES_PER_ELEMENT > buffer.byteLength) return undefined;
    sections[name] = view(type, buffer, start + at, length);
  }
  return sections;
}

/** A switch, because TypeScript cannot call a union of these constructors. */
function view(type: TypeName, buffer: ArrayBufferLike, at: number, length: number): Section {
  switch (type) {
    case "Uint8Array":
      return new Uint8Array(buffer, at, length);
    case "Uint16Array":
      return new Uint16Array(buffer, at, length);
    case "Uint32Array":
      return new Uint32Array(buffer, at, length);
    case "Int32Array":
      return new Int32Array(buffer, at, length);
    case "Float64Array":
      return new Float64Array(buffer, at, length);
  }
}

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes.slice());
const align = (position: number): number => Math.ceil(position / ALIGNMENT) * ALIGNMENT;
const typeOf = (one: Section): TypeName => one.constructor.name as TypeName;

/** A required section. Its absence is a bug in the engine. */
export function section<T extends Section>(
  sections: Sections,
  name: string,
  ...types: (new (length: number) => T)[]
): T {
  const found = sections[name];
  if (found === undefined || !types.some((type) => found instanceof type)) {
    throw new Error(`The index has no section "${name}" of the expected type.`);
  }
  return found as T;
}
