// Fetches a retailer's picture: only from allowed hosts with public addresses, with limits on size and time.

import { lookup as systemLookup } from "node:dns/promises";
import { request as httpRequest } from "node:http";
import type { IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import type { LookupFunction } from "node:net";
import { entryOf, isSpecialAddress, type HostRules } from "#commerce/pictures";

export interface RemoteOptions {
  readonly rules: HostRules;
  readonly limitBytes: number;
  readonly timeoutMs: number;
  readonly resolve?: Resolve | undefined;
  /** Ends the request when the shop stops. */
  readonly signal: AbortSignal;
}

/** The addresses of a host name. */
export type Resolve = (hostname: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

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
      const response = await open(target, verdict.mayBePrivate, signal, options.resolve ?? systemResolve);
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

class SpecialAddress extends Error {}

const systemResolve: Resolve = (hostname) => systemLookup(hostname, { all: true });

function open(url: URL, mayBePrivate: boolean, signal: AbortSignal, resolve: Resolve): Promise<IncomingMessage> {
  const hostname = url.hostname.replace(/^\[|\]$/g, "");
  // Node does not look up IP addresses, so they are checked here.
  if (!mayBePrivate && isIP(hostname) !== 0 && isSpecialAddress(hostname)) return Promise.reject(new SpecialAddress());
  const request = url.protocol === "https:" ? httpsRequest : httpRequest;
  const headers = { accept: [...TYPES].join(", "), "user-agent": "Vitrine" };
  const { promise, resolve: answer, reject } = Promise.withResolvers<IncomingMessage>();
  request(url, { signal, headers, agent: false, lookup: checkedLookup(mayBePrivate, resolve) }, answer)
    .on("error", reject)
    .end();
  return promise;
}

/** Checks the addresses that the connection uses, so that DNS cannot change between check and use. */
function checkedLookup(mayBePrivate: boolean, resolve: Resolve): LookupFunction {
  return (hostname, options, answer) => {
    const check = async (): Promise<void> => {
      const addresses = await resolve(hostname);
      const [first] = addresses;
      if (first === undefined) throw new Error(`${hostname} has no address`);
      if (!mayBePrivate && addresses.some(({ address }) => isSpecialAddress(address))) throw new SpecialAddress();
      if (options.all) answer(null, [...addresses]);
      else answer(null, first.address, first.family);
    };
    check().catch((error: NodeJS.ErrnoException) => answer(error, ""));
  };
}

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
