// Requests to addresses that others chose: only to public addresses, unless the caller allows a private one. Redirects are returned, not
// followed.

import { lookup as systemLookup } from "node:dns/promises";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isSpecialAddress } from "#commerce/pictures";

/** The addresses of a host name. */
export type Resolve = (hostname: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

export interface OpenRequestOptions {
  readonly method?: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly mayBePrivate: boolean;
  readonly signal: AbortSignal;
  readonly resolve: Resolve;
}

/** The host has a private, local or other special address. */
export class SpecialAddress extends Error {}

export const systemResolve: Resolve = (hostname) => systemLookup(hostname, { all: true });

/** Resolves once the headers of the response are there. */
export function openRequest(url: URL, options: OpenRequestOptions): Promise<IncomingMessage> {
  const { method = "GET", headers, body, mayBePrivate, signal, resolve } = options;
  const hostname = url.hostname.replace(/^\[|\]$/g, "");
  // Node does not look up IP addresses, so they are checked here.
  if (!mayBePrivate && isIP(hostname) !== 0 && isSpecialAddress(hostname)) return Promise.reject(new SpecialAddress());
  const request = url.protocol === "https:" ? httpsRequest : httpRequest;
  const { promise, resolve: answer, reject } = Promise.withResolvers<IncomingMessage>();
  request(url, { method, signal, headers, agent: false, lookup: checkedLookup(mayBePrivate, resolve) }, answer)
    .on("error", reject)
    .end(body);
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
