// Reads the beginning of a stream without consuming it.

interface Peeked {
  /** At least as long as requested, unless the stream is shorter. */
  readonly beginning: Buffer;
  /** The whole stream, including the beginning. */
  readonly all: AsyncGenerator<Uint8Array>;
}

export async function peek(bytes: AsyncIterable<Uint8Array>, length: number): Promise<Peeked> {
  const chunks = bytes[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  let size = 0;
  let isOver = false;
  while (!isOver && size < length) {
    const next = await chunks.next();
    if (next.done) {
      isOver = true;
    } else {
      read.push(next.value);
      size += next.value.length;
    }
  }
  const beginning = Buffer.concat(read);
  async function* all(): AsyncGenerator<Uint8Array> {
    try {
      if (beginning.length > 0) yield beginning;
      for (;;) {
        const next = isOver ? undefined : await chunks.next();
        if (next === undefined || next.done) return;
        yield next.value;
      }
    } finally {
      await chunks.return?.();
    }
  }
  return { beginning, all: all() };
}
