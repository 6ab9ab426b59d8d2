// Files that are written page by page while they are sent, so that a long one needs little memory: CSV, and lines of anything else.

import { streamOf } from "#concurrency";

export const streamLines = <Entry>(
  pages: AsyncIterable<readonly Entry[]>,
  lineOf: (entry: Entry) => string,
  head?: string,
): ReadableStream<Uint8Array> => streamOf(linesOf(pages, lineOf, head));

async function* linesOf<Entry>(
  pages: AsyncIterable<readonly Entry[]>,
  lineOf: (entry: Entry) => string,
  head: string | undefined,
): AsyncGenerator<Uint8Array> {
  if (head !== undefined) yield Buffer.from(head);
  for await (const page of pages) if (page.length > 0) yield Buffer.from(page.map(lineOf).join(""));
}
