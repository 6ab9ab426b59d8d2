// Reads request bodies of the Algolia API: JSON of limited size, with any content type, optionally gzipped.

import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Context } from "hono";
import { isObject, problem, type RawParameters, type Problem } from "#search/dialects/algolia/index";

/** Limit in bytes, before and after decompression. */
export const LARGEST_BODY = 1024 * 1024;

export const tooLarge: Problem = problem(`The request body is larger than ${LARGEST_BODY} bytes`, 413);

export interface Body {
  readonly kind: "body";
  readonly raw: RawParameters;
}

/** The content type is ignored: clients send text/plain or a form's type, to avoid a preflight request. */
export async function readBody(context: Context): Promise<Body | Problem> {
  const bytes = await decompress(
    new Uint8Array(await context.req.arrayBuffer()),
    context.req.header("content-encoding"),
  );
  if ("kind" in bytes) return bytes;
  const text = DECODER.decode(bytes);
  if (text.trim() === "") return problem("No content in POST request");
  try {
    const raw: unknown = JSON.parse(text);
    if (isObject(raw)) return { kind: "body", raw };
  } catch {
    return problem("Invalid JSON in the request body");
  }
  return problem("Invalid request body, expected an object");
}

async function decompress(sent: Uint8Array, encoding = "identity"): Promise<Uint8Array | Problem> {
  if (encoding === "identity" || sent.length === 0) return sent;
  if (encoding !== "gzip") return problem("The request body must be uncompressed or gzip", 415);
  try {
    return await promisify(gunzip)(sent, { maxOutputLength: LARGEST_BODY });
  } catch (error) {
    const isTooLarge = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    return isTooLarge ? tooLarge : problem("The request body is not valid gzip");
  }
}

const DECODER = new TextDecoder();
