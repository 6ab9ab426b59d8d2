// Fetches a retailer's picture: only from allowed hosts with public addresses, with limits on size and time.

import type { IncomingMessage } from "node:http";
import { entryOf, type HostRules } from "#commerce/pictures";
import { openRequest, SpecialAddress, systemResolve, type Resolve } from "../http/open-request.ts";

export interface RemoteOptions {
  readonly rules: HostRules;
  readonly limitBytes: number;
  readonly timeoutMs: number;
  readonly resolve?: Resolve | undefined;
  /** Ends the request when the shop stops. */
  readonly signal: AbortSignal;
}

export type Fetched =
  | { readonly kind: "fetched"; readonly bytes: Uint8Array }
  /** `isFinal`: another attempt would end in the same way. */
  | { readonly kind: "unavailable"; readonly reason: string; readonly isFinal: boolean };

const TYPES = new Set(["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"]);
const REDIRECTS = 3;

export async function fetchPicture(url: URL, options: RemoteOptions): Promise<Fetched> {
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(options.timeoutMs)]);
  let target = url;
  for (let hop = 0; hop <= REDIRECTS; hop++) {
    const verdict = options.rules.judge(target);
    if (verdict.kind === "refused")
      return never(hop === 0 ? "its host is not allowed" : `redirects to ${entryOf(target)}, which is not allowed`);
    try {
      const response = await openRequest(target, {
        mayBePrivate: verdict.mayBePrivate,
        headers: { accept: [...TYPES].join(", "), "user-agent": "Vitrine" },
        resolve: options.resolve ?? systemResolve,
        signal,
      });
      const next = redirectOf(response, target);
      if (next === undefined) return await read(response, options.limitBytes);
      response.destroy();
      target = next;
    } catch (error) {
      if (error instanceof SpecialAddress) return never(`${target.hostname} has a private address`);
      if (signal.aborted) return notNow(`no answer within ${options.timeoutMs / 1000} s`);
      return notNow(error instanceof Error ? error.message : String(error));
    }
  }
  return never("too many redirects");
}

const never = (reason: string): Fetched => ({ kind: "unavailable", reason, isFinal: true });
const notNow = (reason: string): Fetched => ({ kind: "unavailable", reason, isFinal: false });

function redirectOf(response: IncomingMessage, from: URL): URL | undefined {
  const { statusCode = 0, headers } = response;
  if (statusCode < 300 || statusCode > 399 || headers.location === undefined) return undefined;
  return URL.canParse(headers.location, from) ? new URL(headers.location, from) : undefined;
}

async function read(response: IncomingMessage, limitBytes: number): Promise<Fetched> {
  const refuse = (failure: Fetched): Fetched => {
    response.destroy();
    return failure;
  };
  const { statusCode: status = 0, headers } = response;
  if (status !== 200) return refuse(isTemporary(status) ? notNow(`status ${status}`) : never(`status ${status}`));
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!TYPES.has(type)) return refuse(never(`content type ${type || "missing"}`));
  const tooLarge = never(`more than ${limitBytes / 1024 / 1024} MB`);
  if (Number(headers["content-length"] ?? 0) > limitBytes) return refuse(tooLarge);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limitBytes) return refuse(tooLarge);
    chunks.push(chunk);
  }
  return { kind: "fetched", bytes: Buffer.concat(chunks) };
}

/** Timeout, too early, too many requests, and failures of the server. */
const isTemporary = (status: number): boolean => status >= 500 || [408, 425, 429].includes(status);
