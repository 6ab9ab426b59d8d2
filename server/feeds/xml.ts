// Escapes XML, and streams XML documents.

import { acceptedEncoding } from "../http/compression.ts";

/** For text of elements and attributes. Characters that XML forbids are removed. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll(/[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** An element with text, or an empty string without text. */
export const element = (name: string, text: string | undefined): string =>
  text === undefined || text === "" ? "" : `<${name}>${escapeXml(text)}</${name}>`;

/** Pieces are created on demand, and no longer if the client disconnects. */
export function streamXml(pieces: AsyncIterable<string>, request: Request, contentType: string): Response {
  const headers = new Headers({
    "content-type": `${contentType}; charset=utf-8`,
    "cache-control": `public, max-age=${LIFE_SECONDS}`,
    vary: "Accept-Encoding",
  });
  if (request.method === "HEAD") return new Response(null, { headers });
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const next = await iterator.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
  // Not by the pages' compression, which buffers the whole response.
  const isGzipped =
    acceptedEncoding(request.headers.get("accept-encoding")?.replaceAll(/\bbr\b/g, "") ?? "") === "gzip";
  if (!isGzipped) return new Response(body, { headers });
  headers.set("content-encoding", "gzip");
  return new Response(body.pipeThrough(new CompressionStream("gzip")), { headers });
}

/** Lifetime in caches. */
const LIFE_SECONDS = 3600;
