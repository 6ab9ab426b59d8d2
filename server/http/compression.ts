// Compresses text answers with brotli or gzip, off the event loop. Files are compressed ahead, at build time.

import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { HonoRequest, MiddlewareHandler } from "hono";

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
    // To look at a body makes a stream of it: what was sent as text needs none.
    if (!COMPRESSIBLE.test(type) || isSettled(res.headers) || !res.body) return;
    if (!encodingFor(context.req)) res.headers.append("vary", VARIES);
    else {
      const body = Buffer.from(await res.arrayBuffer());
      context.res = undefined;
      context.res = await sendText(body, res, context.req);
    }
  };
}

/** The answer of a text that is known whole, compressed if that is worth it and the client takes it. */
export async function sendText(
  text: string | Buffer<ArrayBuffer>,
  { status, headers: given }: Pick<Response, "status" | "headers">,
  request: Asked,
): Promise<Response> {
  const headers = new Headers(given);
  headers.delete("content-length");
  headers.append("vary", VARIES);
  const encoding = encodingFor(request);
  const body = typeof text === "string" ? Buffer.from(text) : text;
  if (!encoding || body.length < WORTH_COMPRESSING) return new Response(body, { status, headers });
  headers.set("content-encoding", encoding);
  return new Response(await compressors[encoding](body), { status, headers });
}

type Asked = Pick<HonoRequest, "method" | "header">;

const VARIES = "Accept-Encoding";

/** Whether it was decided how the answer is sent. */
const isSettled = (headers: Headers): boolean =>
  headers.has("content-encoding") || (headers.get("vary")?.includes(VARIES) ?? false);

const encodingFor = (request: Asked): Encoding | undefined =>
  request.method === "HEAD" ? undefined : acceptedEncoding(request.header("accept-encoding"));

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
