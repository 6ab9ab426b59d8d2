// Validates a stream as UTF-8 and removes a byte order mark. The first invalid line ends the reading.

import { isUtf8 } from "node:buffer";
import { Unreadable } from "#commerce/products";

const BOM = Buffer.from([0xef, 0xbb, 0xbf]);
const NEWLINE = 0x0a;

/** Yields chunks that end at a character boundary. Throws Unreadable. */
export async function* utf8Only(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  let line = 1;
  let isFirst = true;
  for await (const chunk of bytes) {
    let piece = Buffer.concat([rest, chunk]);
    if (isFirst && piece.length < BOM.length) {
      rest = piece;
      continue;
    }
    if (isFirst && piece.subarray(0, BOM.length).equals(BOM)) piece = piece.subarray(BOM.length);
    isFirst = false;
    const end = endOfLastCharacter(piece);
    rest = piece.subarray(end);
    piece = piece.subarray(0, end);
    line = check(piece, line);
    if (piece.length > 0) yield piece;
  }
  check(rest, line);
  if (rest.length > 0) yield rest;
}

/** Returns the line number at the end of the chunk. */
function check(piece: Buffer, first: number): number {
  if (isUtf8(piece)) {
    let line = first;
    for (let at = piece.indexOf(NEWLINE); at !== -1; at = piece.indexOf(NEWLINE, at + 1)) line += 1;
    return line;
  }
  let line = first;
  let from = 0;
  for (let at = piece.indexOf(NEWLINE); at !== -1; at = piece.indexOf(NEWLINE, from)) {
    if (!isUtf8(piece.subarray(from, at))) break;
    from = at + 1;
    line += 1;
  }
  throw new Unreadable({ line, message: "is not UTF-8" });
}

/** End of the last complete character. A character has up to four bytes, all but the first of the form 10xxxxxx. */
function endOfLastCharacter(piece: Buffer): number {
  for (let at = piece.length - 1; at >= Math.max(0, piece.length - 4); at -= 1) {
    const byte = piece[at]!;
    if ((byte & 0xc0) === 0x80) continue;
    const length = byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    return at + length > piece.length ? at : piece.length;
  }
  return piece.length;
}
