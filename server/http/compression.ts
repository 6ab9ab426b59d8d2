// Compresses text answers with brotli or gzip, off the event loop. Files are compressed ahead, at build time.

import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";

/** Under this many bytes compressing costs more than it saves. */
const WORTH_COMPRESSING = 1024;
const COMPRESSIBLE = /^(text\/|application\/(?:json|xml|javascript|[\w.+-]*\+(?:json|xml))|image\/svg)/;
/** Quality 4 is the knee for HTML: 5 takes twice as long for 3 % less. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
export type Encoding = keyof typeof compressors;

export function compression(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res } = context;
    const type = res.headers.get("content-type") ?? "";
    if (!res.body || !COMPRESSIBLE.test(type) || res.headers.has("content-encoding")) return;
    res.headers.append("vary", "Accept-Encoding");
    const encoding = acceptedEncoding(context.req.header("accept-encoding"));
    if (!encoding || context.req.method === "HEAD") return;
    const body = Buffer.from(await res.arrayBuffer());
    const isWorth = body.length >= WORTH_COMPRESSING;
    const headers = new Headers(res.headers);
    headers.delete("content-length");
    if (isWorth) headers.set("content-encoding", encoding);
    const sent = isWorth ? await compressors[encoding](body) : body;
    context.res = undefined;
    context.res = new Response(new Uint8Array(sent), { status: res.status, headers });
  };
}

/** The best encoding that the client accepts with a quality above zero. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const accepted = new Set(
    (header ?? "")
      .split(",")
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => !quality || Number(quality.replace(/^q=/, "")) > 0)
      .map(([name]) => name?.toLowerCase()),
  );
  return (["br", "gzip"] as const).find((name) => accepted.has(name));
}
