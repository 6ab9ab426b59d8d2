// Asks a page for its data over HTTP: the one way in which the browser reads pages and sends them forms.

import { BUILD_HEADER, DATA_MEDIA_TYPE, type Payload } from "./protocol.ts";

declare const __BUILD__: string;

export interface PageAnswer extends Payload {
  readonly status: number;
  /** False if something other than the shop answered, such as a proxy. */
  readonly isData: boolean;
  /** False if the shop has been deployed since this document was loaded. */
  readonly isThisBuild: boolean;
}

export interface PageRequest extends Pick<RequestInit, "method" | "body" | "headers" | "signal" | "keepalive"> {
  /** Names of the routes whose loaders run; all of the address without any. */
  readonly routes?: readonly string[];
  /** Milliseconds. */
  readonly timeout?: number;
}

/** Longer than the server takes for anything (REQUEST_TIMEOUT_SECONDS). */
const TIMEOUT_MS = 60_000;

/** Rejects if the shop cannot be reached; every answer of a server resolves. */
export async function askPage(address: string, request: PageRequest = {}): Promise<PageAnswer> {
  const { routes = [], timeout = TIMEOUT_MS, signal, headers, ...init } = request;
  const names = routes.length > 0 ? `;routes=${routes.join(".")}` : "";
  const timedOut = AbortSignal.timeout(timeout);
  const response = await fetch(address, {
    ...init,
    headers: { ...headers, Accept: `${DATA_MEDIA_TYPE}${names};language=${document.documentElement.lang}` },
    signal: signal ? AbortSignal.any([signal, timedOut]) : timedOut,
  });
  const isData = response.headers.get("content-type")?.startsWith(DATA_MEDIA_TYPE) ?? false;
  const payload: Payload = isData ? await response.json() : {};
  return {
    ...payload,
    status: response.status,
    isData,
    isThisBuild: response.headers.get(BUILD_HEADER) === __BUILD__,
  };
}
