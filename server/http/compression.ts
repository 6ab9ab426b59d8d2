// Compresses text responses with brotli or gzip, off the event loop. Static files are compressed at build time.

import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { HonoRequest, MiddlewareHandler } from "hono";
import { remember } from "./remember.ts";

/** Compressing fewer bytes costs more than it saves. */
const MIN_BYTES = 1024;
const COMPRESSIBLE = /^(text\/|application\/(?:json|xml|javascript|[\w.+-]*\+(?:json|xml))|image\/svg)/;
/** Quality 5 takes twice as long as 4, for HTML that is 3 % smaller. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
export type Encoding = keyof typeof compressors;

export const encodeText = (body: Buffer, encoding: Encoding): Promise<Buffer<ArrayBuffer>> =>
  compressors[encoding](body);

export function compression(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res } = context;
    const type = res.headers.get("content-type") ?? "";
    // The body is checked last, because reading it turns text into a stream.
    if (!COMPRESSIBLE.test(type) || isFinal(res.headers) || !res.body) return;
    if (!encodingFor(context.req)) res.headers.append("vary", ENCODING_HEADER);
    else {
      const body = Buffer.from(await res.arrayBuffer());
      context.res = undefined;
      context.res = await sendText(body, res, context.req);
    }
  };
}

/** Sends a complete text, compressed if that saves bytes and the client accepts it. */
export async function sendText(
  text: string | Buffer<ArrayBuffer>,
  { status, headers: given }: Pick<Response, "status" | "headers">,
  request: EncodingRequest,
): Promise<Response> {
  const headers = new Headers(given);
  headers.delete("content-length");
  headers.append("vary", ENCODING_HEADER);
  const encoding = encodingFor(request);
  const body = typeof text === "string" ? Buffer.from(text) : text;
  if (!encoding || body.length < MIN_BYTES) return new Response(body, { status, headers });
  headers.set("content-encoding", encoding);
  return new Response(await encodeText(body, encoding), { status, headers });
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

const bestEncoding = remember((header): Encoding | undefined => {
  const accepted = new Set(
    header
      .split(",")
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => !quality || Number(quality.replace(/^q=/, "")) > 0)
      .map(([name]) => name?.toLowerCase()),
  );
  return (["br", "gzip"] as const).find((name) => accepted.has(name));
});
