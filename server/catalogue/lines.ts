// Splits a stream of bytes into lines of UTF-8 of limited length, so that a body of any size needs little memory.

import { isUtf8 } from "node:buffer";
import { Unreadable } from "#commerce/products";

/** A product with 100 variants and long texts takes half a megabyte. */
const LONGEST_LINE = 4 * 1024 * 1024;

const NEWLINE = 0x0a;

/** Yields the lines that each chunk completes. Throws Unreadable. */
export async function* linesByChunk(
  bytes: AsyncIterable<Uint8Array>,
  longest = LONGEST_LINE,
): AsyncGenerator<readonly string[]> {
  let partial: Uint8Array[] = [];
  let partialLength = 0;
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
      checkLength(partialLength + end - from);
      lines.push(decode(Buffer.concat([...partial, chunk.subarray(from, end)])));
      partial = [];
      partialLength = 0;
      from = end + 1;
    }
    if (from < chunk.length) {
      partial.push(chunk.subarray(from));
      partialLength += chunk.length - from;
      checkLength(partialLength);
    }
    if (lines.length > 0) yield lines;
  }
  if (partialLength > 0) yield [decode(Buffer.concat(partial))];
}
