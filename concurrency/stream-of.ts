// A body of a response that is made while it is sent, as fast as the client reads it.

/** A client that leaves ends the iteration. */
export const streamOf = <Chunk>(chunks: AsyncIterable<Chunk>): ReadableStream<Chunk> =>
  (ReadableStream as unknown as Streams).from(chunks);

/** TypeScript's types of the web lack this standard function. */
interface Streams {
  readonly from: <Chunk>(chunks: AsyncIterable<Chunk>) => ReadableStream<Chunk>;
}
