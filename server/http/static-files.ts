// Serves the built browser files from memory, compressed at build time. Files with a hash in their name are immutable.

import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Context, MiddlewareHandler } from "hono";
import { acceptedEncoding, type Encoding } from "./compression.ts";
import { revalidation } from "./revalidation.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const SUFFIXES = { br: ".br", gzip: ".gz" } as const;

interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly encoded: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

/** The folder of a language holds its texts only; all other files are shared (server/locales-plugin.ts). */
const IN_LANGUAGE = /^\/assets\/[a-z]{2}\//;

/** Reads the whole folder into memory, which is a few megabytes. */
export async function staticFiles(folder: string): Promise<MiddlewareHandler> {
  const files = await readAll(folder);
  const revalidate = revalidation();
  return async (context, next) => {
    const { path } = context.req;
    const file = files.get(path) ?? files.get(path.replace(IN_LANGUAGE, "/assets/"));
    if (!file) {
      // Not cached: during a rolling update, the other build may have the file.
      if (path.startsWith("/assets/")) return context.text("Not Found", 404, { "cache-control": "no-store" });
      return next();
    }
    if (context.req.method !== "GET" && context.req.method !== "HEAD") {
      return context.text("Method Not Allowed", 405, { allow: "GET, HEAD" });
    }
    return revalidate(context, async () => {
      context.res = send(file, context);
    });
  };
}

function send(file: StaticFile, { req }: Context): Response {
  const encoding = acceptedEncoding(req.header("accept-encoding"));
  const encoded = encoding && file.encoded[encoding];
  const body = encoded ?? file.plain;
  const headers = new Headers({
    etag: file.etag,
    "cache-control": file.cacheControl,
    "access-control-allow-origin": "*",
    "content-type": file.type,
    "content-length": String(body.length),
  });
  if (Object.keys(file.encoded).length > 0) headers.set("vary", "Accept-Encoding");
  if (encoded && encoding) headers.set("content-encoding", encoding);
  return new Response(req.method === "HEAD" ? null : body, { headers });
}

async function readAll(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sources = names.filter((name) => TYPES[extname(name)] && !name.startsWith(join(folder, ".vite")));
  const read = async (name: string) => new Uint8Array(await readFile(name));
  const files = await Promise.all(
    sources.map(async (name): Promise<[string, StaticFile]> => {
      const path = `/${name.slice(folder.length + 1).replaceAll("\\", "/")}`;
      const plain = await read(name);
      const encoded: StaticFile["encoded"] = {};
      for (const encoding of ["br", "gzip"] as const) {
        const sibling = name + SUFFIXES[encoding];
        if (names.includes(sibling)) encoded[encoding] = await read(sibling);
      }
      const cacheControl = cacheControlOf(path);
      // Weak, because all encodings share it.
      const etag = `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
      return [path, { type: TYPES[extname(name)] ?? "application/octet-stream", etag, cacheControl, plain, encoded }];
    }),
  );
  return new Map(files);
}

function cacheControlOf(path: string): string {
  if (path.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  // A browser and a proxy must see at once that the worker has changed.
  return path === "/offline-worker.js" ? "no-cache" : "public, max-age=86400";
}
