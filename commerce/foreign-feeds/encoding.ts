// Recognises the encoding of a file and converts it to UTF-8: UTF-8 and UTF-16 with or without byte order mark, Windows-1252.

import { isUtf8 } from "node:buffer";
import { peek } from "./peek.ts";
import { utf8Only } from "./utf8.ts";

type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** Enough for an accent in all but the plainest files. */
const SAMPLE_BYTES = 256 * 1024;

/** Throws Unreadable for invalid UTF-8. */
export async function* toUtf8(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const { beginning, all } = await peek(bytes, SAMPLE_BYTES);
  const encoding = encodingOf(beginning);
  if (encoding === "utf-8") {
    yield* utf8Only(all);
    return;
  }
  const decoder = new TextDecoder(encoding);
  for await (const chunk of all) yield Buffer.from(decoder.decode(chunk, { stream: true }));
  yield Buffer.from(decoder.decode());
}

export function encodingOf(sample: Uint8Array): Encoding {
  const [first = 1, second = 1] = sample;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  // Without a mark, the first characters of a table or XML are Latin letters: one byte of each is zero.
  if (second === 0) return "utf-16le";
  if (first === 0) return "utf-16be";
  const start = Buffer.from(sample.subarray(0, 200)).toString("latin1");
  // XML says what it is, and is UTF-8 if it says nothing.
  if (/^(?:ï»¿)?\s*</u.test(start)) return LATIN.test(start) ? "windows-1252" : "utf-8";
  return isUtf8(sample) || hasUtf8Letters(sample) ? "utf-8" : "windows-1252";
}

const LATIN = /^<\?xml[^>]*encoding=["'](?:iso-8859-1|latin1|windows-1252|cp1252)["']/iu;

/** A file with letters in UTF-8 is UTF-8, even if it is damaged elsewhere or the sample ends within a letter. */
const hasUtf8Letters = (sample: Uint8Array): boolean =>
  /[\u00c2-\u00df][\u0080-\u00bf]|[\u00e0-\u00ef][\u0080-\u00bf]{2}|[\u00f0-\u00f4][\u0080-\u00bf]{3}/u.test(
    Buffer.from(sample).toString("latin1"),
  );

/** The beginning of a file as text, to recognise its format. */
export const textOfSample = (sample: Uint8Array): string => new TextDecoder(encodingOf(sample)).decode(sample);
