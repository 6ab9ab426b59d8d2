// For tests: writes zip files, also wrong ones.

import { crc32, deflateRawSync } from "node:zlib";

export interface TestEntry {
  readonly name: string;
  readonly bytes: Buffer;
  readonly isStored?: boolean;
  readonly isEncrypted?: boolean;
  /** Size that the entry claims to have. */
  readonly claimed?: number;
}

export function zipOf(entries: readonly TestEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, isStored = false, isEncrypted = false, claimed = bytes.length } of entries) {
    const packed = isStored ? bytes : deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(isEncrypted ? 1 : 0, 2);
    fields.writeUInt16LE(isStored ? 0 : 8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claimed, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), fields, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000"), fields, rest, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, list, end]);
}
