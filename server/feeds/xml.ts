// Writing XML: text made safe, and a document sent piece by piece as it is made.

import { acceptedEncoding } from "../http/compression.ts";

/** Text for an element or an attribute. Characters that no XML document may hold are left out. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll(/[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** An element with text, or nothing where there is none. */
export const element = (name: string, text: string | undefined): string =>
  text === undefined || text === "" ? "" : `<${name}>${escapeXml(text)}</${name}>`;

/** Sent as soon as it is made, and made only as fast as it is read; whoever goes away ends the work. */
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
  // Here and not with the pages' compression, which takes an answer as a whole.
  const isGzipped =
    acceptedEncoding(request.headers.get("accept-encoding")?.replaceAll(/\bbr\b/g, "") ?? "") === "gzip";
  if (!isGzipped) return new Response(body, { headers });
  headers.set("content-encoding", "gzip");
  return new Response(body.pipeThrough(new CompressionStream("gzip")), { headers });
}

/** How long a crawler or a cache in front may keep what it has. */
const LIFE_SECONDS = 3600;
