// The body of a request to the Algolia dialect: JSON under whatever content type, compressed or not, of bounded size.

import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Context } from "hono";
import { isObject, problem, type Given, type Problem } from "#search/dialects/algolia/index";

/** Sent or unpacked. */
export const LARGEST_BODY = 1024 * 1024;

export const tooLarge: Problem = problem(`The request body is larger than ${LARGEST_BODY} bytes`, 413);

export interface Body {
  readonly kind: "body";
  readonly given: Given;
}

/** Clients send text/plain or a form's type, which spare a browser its preflight, so the type says nothing here. */
export async function readBody(context: Context): Promise<Body | Problem> {
  const sent = await unpack(new Uint8Array(await context.req.arrayBuffer()), context.req.header("content-encoding"));
  if ("kind" in sent) return sent;
  const text = DECODER.decode(sent);
  if (text.trim() === "") return problem("No content in POST request");
  try {
    const given: unknown = JSON.parse(text);
    if (isObject(given)) return { kind: "body", given };
  } catch {
    return problem("Invalid JSON in the request body");
  }
  return problem("Invalid request body, expected an object");
}

async function unpack(sent: Uint8Array, encoding = "identity"): Promise<Uint8Array | Problem> {
  if (encoding === "identity" || sent.length === 0) return sent;
  if (encoding !== "gzip") return problem("The request body can be compressed with gzip only", 415);
  try {
    return await promisify(gunzip)(sent, { maxOutputLength: LARGEST_BODY });
  } catch (error) {
    const isTooLarge = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    return isTooLarge ? tooLarge : problem("The request body is not what gzip makes");
  }
}

const DECODER = new TextDecoder();
