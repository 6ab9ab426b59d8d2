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

/** The data of one route; rejects unless its loader answered. */
export async function loadRoute<Data>(route: string, address: string, request: PageRequest = {}): Promise<Data> {
  const { loaderData, status } = await askPage(address, { ...request, routes: [route] });
  const data = loaderData?.[route] as Data | undefined;
  if (data === undefined || status >= 400) throw new Error(`${address} answered ${status} instead of data.`);
  return data;
}

/**
 * Sends fields to the action of a route and returns its answer; rejects if the action did not answer. The request outlives the
 * page, so that a change is made even if the visitor leaves at once.
 */
export async function submitTo<Data>(
  route: string,
  address: string,
  fields: Readonly<Record<string, string>>,
): Promise<Data> {
  const { actionData, status } = await askPage(address, {
    method: "POST",
    body: new URLSearchParams(fields),
    keepalive: true,
    routes: [route],
  });
  const data = actionData?.[route] as Data | undefined;
  if (data === undefined) throw new Error(`${address} answered ${status} instead of data.`);
  return data;
}
