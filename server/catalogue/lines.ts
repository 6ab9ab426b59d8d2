// Lines of UTF-8 out of a stream of bytes, with a limit on each: a body of any size passes through little memory.

import { isUtf8 } from "node:buffer";
import { Unreadable } from "#commerce/products";

/** More than any product in a feed: one with 100 variants and long texts has half a megabyte. */
export const LONGEST_LINE = 4 * 1024 * 1024;

const NEWLINE = 0x0a;

/** The lines that each chunk completes, together. Throws Unreadable. */
export async function* linesByChunk(
  bytes: AsyncIterable<Uint8Array>,
  longest = LONGEST_LINE,
): AsyncGenerator<readonly string[]> {
  let begun: Uint8Array[] = [];
  let begunLength = 0;
  let number = 1;
  const decode = (line: Buffer): string => {
    if (!isUtf8(line)) throw new Unreadable({ line: number, message: "is not UTF-8" });
    number += 1;
    return line.toString("utf8");
  };
  const checkLength = (length: number): void => {
    if (length > longest) throw new Unreadable({ line: number, message: `has more than ${longest} bytes` });
  };
  for await (const chunk of bytes) {
    const lines: string[] = [];
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      checkLength(begunLength + end - from);
      lines.push(decode(Buffer.concat([...begun, chunk.subarray(from, end)])));
      begun = [];
      begunLength = 0;
      from = end + 1;
    }
    if (from < chunk.length) {
      begun.push(chunk.subarray(from));
      begunLength += chunk.length - from;
      checkLength(begunLength);
    }
    if (lines.length > 0) yield lines;
  }
  if (begunLength > 0) yield [decode(Buffer.concat(begun))];
}
