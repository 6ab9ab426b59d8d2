// Escapes XML, and sends XML files.

import type { FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";
import { escapeHtml } from "#catalogue";
import { acceptedEncoding } from "../http/compression.ts";
import type { Download } from "../reads/downloads.ts";

/** For text of elements and attributes. Characters that XML forbids are removed. */
export const escapeXml = (text: string): string =>
  escapeHtml(text.replaceAll(/[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu, ""));

/** An element with text, or an empty string without text. */
export const element = (name: string, text: string | undefined): string =>
  text === undefined || text === "" ? "" : `<${name}>${escapeXml(text)}</${name}>`;

/** Sends a gzipped file, unpacked for clients that do not accept it. Undefined if `start` refuses the download. */
export async function sendXml(
  file: FileHandle,
  { headers: given, method }: Request,
  contentType: string,
  start: (open: () => Download) => Download | undefined,
): Promise<Response | undefined> {
  const headers = new Headers({
    "content-type": `${contentType}; charset=utf-8`,
    "cache-control": `public, max-age=${LIFE_SECONDS}`,
    vary: "Accept-Encoding",
  });
  const isGzipped = acceptedEncoding(given.get("accept-encoding")?.replaceAll(/\bbr\b/g, "") ?? "") === "gzip";
  if (isGzipped) {
    headers.set("content-encoding", "gzip");
    headers.set("content-length", String((await file.stat()).size));
  }
  if (method === "HEAD") {
    await file.close();
    return new Response(null, { headers });
  }
  const body = start(() => {
    const packed = Readable.toWeb(file.createReadStream({ start: 0 })) as Download;
    return isGzipped ? packed : packed.pipeThrough(new DecompressionStream("gzip"));
  });
  if (body) return new Response(body, { headers });
  await file.close();
  return undefined;
}

/** Lifetime in caches. */
const LIFE_SECONDS = 3600;
