// Compresses text responses with brotli or gzip. Static files are compressed at build time.

import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import type { Context, HonoRequest, MiddlewareHandler } from "hono";
import { memoise } from "./memoise.ts";

/** Compressing fewer bytes costs more than it saves. */
const MIN_BYTES = 1024;
const COMPRESSIBLE = /^(text\/|application\/(?:json|xml|javascript|[\w.+-]*\+(?:json|xml))|image\/svg)/;
const brotli = (quality: number, window?: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    ...(window && { [constants.BROTLI_PARAM_LGWIN]: window }),
  },
});

export type Encoding = "br" | "gzip";
type Compressor = (body: Buffer<ArrayBuffer>) => Buffer<ArrayBuffer> | Promise<Buffer<ArrayBuffer>>;

/**
 * Levels by how often the result is sent. A listing's document of 93 kB takes 0.3 ms and has 17.5 kB for one answer, which is less than a
 * worker thread costs; 1.2 ms and 15.4 kB by default; 1.8 ms and 14.4 kB if it is stored.
 */
const COMPRESSORS = {
  once: {
    br: (body) => brotliCompressSync(body, FAST),
    gzip: (body) => gzipSync(body, { level: 1 }),
  },
  usual: {
    br: (body) => promisify(brotliCompress)(body, USUAL),
    gzip: (body) => promisify(gzip)(body),
  },
  export: {
    br: (body) => promisify(brotliCompress)(body, FAST),
    gzip: (body) => promisify(gzip)(body, { level: 1 }),
  },
  stored: {
    br: (body) => promisify(brotliCompress)(body, SMALL),
    gzip: (body) => promisify(gzip)(body, { level: 9 }),
  },
} satisfies Readonly<Record<string, Readonly<Record<Encoding, Compressor>>>>;

type Use = keyof typeof COMPRESSORS;

/** The default window of 4 MB is allocated for each text. */
const FAST = brotli(1, 18);
const USUAL = brotli(4);
const SMALL = brotli(5);

export const encodeText = async (
  body: Buffer<ArrayBuffer>,
  encoding: Encoding,
  use: Use,
): Promise<Buffer<ArrayBuffer>> => COMPRESSORS[body.length > LONG_BYTES ? "export" : use][encoding](body);

/** Longer texts are exports: compressed fast, and never on the main thread. */
const LONG_BYTES = 512 * 1024;

/** Calls that wait for the answer of a request. */
const waiting = new WeakMap<Context, (() => void)[]>();

export function compression(): MiddlewareHandler {
  return async (context, next) => {
    const calls: (() => void)[] = [];
    waiting.set(context, calls);
    try {
      await next();
      await compress(context);
    } finally {
      waiting.delete(context);
      for (const call of calls) call();
    }
  };
}

/** Calls `then` when the answer is compressed, or at once on routes that compress nothing. */
export function whenCompressed(context: Context, then: () => void): void {
  const calls = waiting.get(context);
  if (calls) calls.push(then);
  else then();
}

async function compress(context: Context): Promise<void> {
  const { res } = context;
  const type = res.headers.get("content-type") ?? "";
  if (!COMPRESSIBLE.test(type) || isFinal(res.headers)) return;
  // The body is read last, because reading copies it into a stream.
  if (!encodingFor(context.req)) res.headers.append("vary", ENCODING_HEADER);
  else if (res.body) {
    const body = Buffer.from(await res.arrayBuffer());
    context.res = undefined;
    context.res = await sendText(body, res, context.req, "usual");
  }
}

/** Sends a complete text, compressed if that saves bytes and the client accepts it. */
export async function sendText(
  text: string | Buffer<ArrayBuffer>,
  { status, headers: given }: Pick<Response, "status" | "headers">,
  request: EncodingRequest,
  use: Use,
): Promise<Response> {
  const headers = new Headers(given);
  headers.delete("content-length");
  headers.append("vary", ENCODING_HEADER);
  const encoding = encodingFor(request);
  const body = typeof text === "string" ? Buffer.from(text) : text;
  if (!encoding || body.length < MIN_BYTES) return new Response(body, { status, headers });
  headers.set("content-encoding", encoding);
  return new Response(await encodeText(body, encoding, use), { status, headers });
}

type EncodingRequest = Pick<HonoRequest, "method" | "header">;

const ENCODING_HEADER = "Accept-Encoding";

/** True if a handler has already chosen the encoding. */
const isFinal = (headers: Headers): boolean =>
  headers.has("content-encoding") || (headers.get("vary")?.includes(ENCODING_HEADER) ?? false);

export const encodingFor = (request: EncodingRequest): Encoding | undefined =>
  request.method === "HEAD" ? undefined : acceptedEncoding(request.header("accept-encoding"));

/** The best encoding that the client accepts with a non-zero quality. */
export const acceptedEncoding = (header: string | undefined): Encoding | undefined => bestEncoding(header ?? "");

const bestEncoding = memoise((header): Encoding | undefined => {
  const accepted = new Set(
    header
      .split(",")
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => !quality || Number(quality.replace(/^q=/, "")) > 0)
      .map(([name]) => name?.toLowerCase()),
  );
  return (["br", "gzip"] as const).find((name) => accepted.has(name));
});
