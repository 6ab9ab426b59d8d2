// The demo's videos: small files, sent whole or as the byte range that a player requests.

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Context } from "hono";

const A_DAY = "public, max-age=86400";

/** Undefined if the file does not exist; the route has validated `name`. */
export async function answerFilm(c: Context, folder: string, name: string): Promise<Response | undefined> {
  const film = await readFile(join(folder, name)).catch(() => undefined);
  if (!film) return undefined;
  const etag = `"${createHash("sha256").update(film).digest("base64url").slice(0, 20)}"`;
  const headers = new Headers({
    "content-type": "video/webm",
    "cache-control": A_DAY,
    "accept-ranges": "bytes",
    "access-control-allow-origin": "*",
    etag,
  });
  const part = partOf(c.req.header("range"), film.length);
  if (part === "beyond") {
    headers.set("content-range", `bytes */${film.length}`);
    return new Response(null, { status: 416, headers });
  }
  const { first, last } = part ?? { first: 0, last: film.length - 1 };
  if (part) headers.set("content-range", `bytes ${first}-${last}/${film.length}`);
  headers.set("content-length", String(last - first + 1));
  const body = c.req.method === "HEAD" ? null : new Uint8Array(film.subarray(first, last + 1));
  return new Response(body, { status: part ? 206 : 200, headers });
}

/** A single range: "bytes=0-499", "bytes=500-" or "bytes=-500". Undefined for anything else, which gets the whole file. */
export function partOf(
  range: string | undefined,
  size: number,
): { readonly first: number; readonly last: number } | "beyond" | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(range ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return first >= size || first > last ? "beyond" : { first, last };
}
