// Files that are written page by page while they are sent: CSV, and lines of anything else.

export function streamOf<Entry>(
  pages: AsyncGenerator<readonly Entry[]>,
  lineOf: (entry: Entry) => string,
  head?: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (stream) => {
      if (head !== undefined) stream.enqueue(encoder.encode(head));
    },
    pull: async (stream) => {
      const page = await pages.next();
      if (page.done) stream.close();
      else stream.enqueue(encoder.encode(page.value.map(lineOf).join("")));
    },
    cancel: async () => void (await pages.return(undefined)),
  });
}
