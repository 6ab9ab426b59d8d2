// A zip file of pictures, read through its central directory (APPNOTE.TXT 6.3, with ZIP64). Only requested entries are unpacked, each
// up to a limit, so that a small file cannot fill the memory.
//
//   entry, entry, …, central directory, [ZIP64 end, ZIP64 locator,] end of central directory

import { open, type FileHandle } from "node:fs/promises";
import { promisify } from "node:util";
import { crc32, inflateRaw } from "node:zlib";
import { UnusableSource, type PictureSource, type SuppliedFile } from "./source.ts";

const inflate = promisify(inflateRaw);

const END = { signature: 0x06054b50, bytes: 22, maxComment: 0xffff };
const LOCATOR_64 = { signature: 0x07064b50, bytes: 20 };
const END_64 = { signature: 0x06064b50, bytes: 56 };
const ENTRY = { signature: 0x02014b50, bytes: 46 };
const LOCAL = { signature: 0x04034b50, bytes: 30 };
const STORED = 0;
const DEFLATED = 8;
/** Enough for a million entries. */
const MAX_DIRECTORY = 128 * 1024 * 1024;

interface Entry {
  readonly name: string;
  readonly isEncrypted: boolean;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly offset: number;
}

/** Throws UnusableSource. */
export async function openZip(path: string, limitBytes: number): Promise<PictureSource> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    const { offset, bytes } = await findDirectory(file, size);
    const entries = new Map(readDirectory(await readAt(file, offset, bytes)).map((entry) => [entry.name, entry]));
    return {
      names: [...entries.keys()].filter((name) => !name.endsWith("/")),
      read: async (name) => {
        const entry = entries.get(name);
        if (!entry) throw new Error(`The zip file has no entry ${name}`);
        return unpack(file, entry, limitBytes);
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error instanceof RangeError ? new UnusableSource("is not a complete zip file") : error;
  }
}

async function findDirectory(file: FileHandle, size: number): Promise<{ offset: number; bytes: number }> {
  const length = Math.min(size, END.bytes + END.maxComment);
  const tail = await readAt(file, size - length, length);
  let at = tail.length - END.bytes;
  while (at >= 0 && tail.readUInt32LE(at) !== END.signature) at -= 1;
  if (at < 0) throw new UnusableSource("is not a complete zip file");
  const end = { bytes: tail.readUInt32LE(at + 12), offset: tail.readUInt32LE(at + 16) };
  const isLarge = end.bytes === 0xffffffff || end.offset === 0xffffffff || tail.readUInt16LE(at + 10) === 0xffff;
  const directory = isLarge ? await findDirectory64(file, size - length + at) : end;
  if (directory.bytes > MAX_DIRECTORY) throw new UnusableSource("has too many files");
  return directory;
}

async function findDirectory64(file: FileHandle, endAt: number): Promise<{ offset: number; bytes: number }> {
  const locator = await readAt(file, endAt - LOCATOR_64.bytes, LOCATOR_64.bytes);
  if (locator.readUInt32LE(0) !== LOCATOR_64.signature) throw new UnusableSource("is not a complete zip file");
  const end = await readAt(file, Number(locator.readBigUInt64LE(8)), END_64.bytes);
  if (end.readUInt32LE(0) !== END_64.signature) throw new UnusableSource("is not a complete zip file");
  return { bytes: Number(end.readBigUInt64LE(40)), offset: Number(end.readBigUInt64LE(48)) };
}

function readDirectory(directory: Buffer): readonly Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY.bytes <= directory.length;) {
    if (directory.readUInt32LE(at) !== ENTRY.signature) throw new UnusableSource("has a damaged list of files");
    const [name, extra, comment] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const nameAt = at + ENTRY.bytes;
    entries.push({
      name: directory.toString("utf8", nameAt, nameAt + name),
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) !== 0,
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      ...largeSizes(directory.subarray(nameAt + name, nameAt + name + extra), {
        unpacked: directory.readUInt32LE(at + 24),
        packed: directory.readUInt32LE(at + 20),
        offset: directory.readUInt32LE(at + 42),
      }),
    });
    at = nameAt + name + extra + comment;
  }
  return entries;
}

type Sizes = Pick<Entry, "unpacked" | "packed" | "offset">;

/** Replaces sizes that do not fit into 32 bits by those of the ZIP64 field, which has only these, in this order. */
function largeSizes(extra: Buffer, sizes: Sizes): Sizes {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    let next = at + 4;
    const large = (size: number): number => {
      if (size !== 0xffffffff) return size;
      next += 8;
      return Number(extra.readBigUInt64LE(next - 8));
    };
    return { unpacked: large(sizes.unpacked), packed: large(sizes.packed), offset: large(sizes.offset) };
  }
  return sizes;
}

async function unpack(file: FileHandle, entry: Entry, limitBytes: number): Promise<SuppliedFile> {
  const refuse = (reason: string): SuppliedFile => ({ kind: "refused", reason });
  const tooLarge = refuse(`has more than ${limitBytes / 1024 / 1024} MB`);
  if (entry.isEncrypted) return refuse("is encrypted");
  if (entry.method !== STORED && entry.method !== DEFLATED) return refuse("is packed in a way that is not supported");
  if (entry.unpacked > limitBytes || entry.packed > limitBytes) return tooLarge;
  try {
    const local = await readAt(file, entry.offset, LOCAL.bytes);
    if (local.readUInt32LE(0) !== LOCAL.signature) return refuse("is damaged");
    const dataAt = entry.offset + LOCAL.bytes + local.readUInt16LE(26) + local.readUInt16LE(28);
    const packed = await readAt(file, dataAt, entry.packed);
    // The entry may lie about its size.
    const bytes = entry.method === STORED ? packed : await inflate(packed, { maxOutputLength: limitBytes });
    return crc32(bytes) === entry.crc ? { kind: "file", bytes } : refuse("is damaged");
  } catch (error) {
    const isTooLarge = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    return isTooLarge ? tooLarge : refuse("is damaged");
  }
}

/** Throws RangeError if the file ends before. */
async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  if (position < 0 || !Number.isSafeInteger(position)) throw new RangeError("outside of the file");
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  if (bytesRead < length) throw new RangeError("outside of the file");
  return buffer;
}
