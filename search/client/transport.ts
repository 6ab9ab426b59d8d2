// Sends requests to several search hosts, with timeouts, failover and a cooldown for failed hosts.

import { CLIENT } from "../constants.ts";
import { ApiError, DeserializationError, type FailedAttempt, RetryError } from "./errors.ts";
import { systemTimers, type Timers } from "./timers.ts";

export interface TransportRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Relative to the host, without a leading slash: "1/indexes/products/query". */
  readonly path: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** True if the request changes nothing, which shortens its timeout. */
  readonly isRead: boolean;
  readonly signal?: AbortSignal | undefined;
}

export type Transport = (request: TransportRequest) => Promise<unknown>;

export interface TransportOptions {
  /** Origins by preference: "https://search.example". */
  readonly hosts: readonly string[];
  readonly fetch?: Fetch;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timers?: Timers;
  /** Called after every request to a host, for metrics. */
  readonly onAttempt?: (attempt: Attempt) => void;
}

/** The global fetch, or one that also reports when the connection is established. */
export type Fetch = (url: string, request: FetchRequest) => Promise<Pick<Response, "status" | "text">>;

export interface FetchRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
  readonly signal: AbortSignal;
  readonly onConnected?: () => void;
}

export interface Attempt {
  readonly host: string;
  /** "answered", or the reason of a failure: "network", "timeout" or the status. */
  readonly outcome: string;
}

export const createTransport = (options: TransportOptions): Transport => {
  const { hosts, timers = systemTimers } = options;
  const coolingUntil = new Map<string, number>();
  return async (request) => {
    const available = hosts.filter((host) => (coolingUntil.get(host) ?? -Infinity) <= timers.now());
    const attempts: FailedAttempt[] = [];
    // If all hosts are in their cooldown, try them anyway.
    for (const host of available.length > 0 ? available : hosts) {
      const response = await attempt(host, request, options, timers);
      const named = host.replace(CREDENTIALS, "//");
      options.onAttempt?.({ host: named, outcome: typeof response === "string" ? response : "answered" });
      if (typeof response !== "string") {
        coolingUntil.delete(host);
        return readResponse(response);
      }
      coolingUntil.set(host, timers.now() + CLIENT.hostCooldown);
      attempts.push({ host: named, reason: response });
    }
    throw new RetryError(attempts);
  };
};

/** Never in errors or metrics. */
const CREDENTIALS = /\/\/[^/@]*@/u;

interface HostResponse {
  readonly status: number;
  readonly text: string;
}

/** The response, or the reason to try the next host. */
const attempt = async (
  host: string,
  request: TransportRequest,
  { fetch = globalThis.fetch, headers }: TransportOptions,
  timers: Timers,
): Promise<HostResponse | string> => {
  const limit = new AbortController();
  const signal = request.signal ? AbortSignal.any([limit.signal, request.signal]) : limit.signal;
  const within = (milliseconds: number) => timers.set(() => limit.abort(), milliseconds);
  let timer = within(request.isRead ? CLIENT.connectTimeout : CLIENT.writeTimeout);
  let isConnected = false;
  const onConnected = () => {
    isConnected = true;
    timers.clear(timer);
    timer = within(request.isRead ? CLIENT.readTimeout : CLIENT.writeTimeout);
  };
  try {
    const response = await fetch(urlOf(host, request), {
      method: request.method,
      headers: { ...headers, ...(request.body !== undefined && { "content-type": "application/json" }) },
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
      signal,
      onConnected,
    });
    // Browsers do not report when a connection is established, so there the connect timeout is for the headers of a response.
    if (!isConnected) onConnected();
    const { status } = response;
    const isFinal = (status >= 200 && status < 300) || (status >= 400 && status < 500);
    return isFinal ? { status, text: await response.text() } : String(status);
  } catch (error) {
    // Aborted by the caller, not a failure of the host.
    if (request.signal?.aborted) throw error;
    return limit.signal.aborted ? "timeout" : "network";
  } finally {
    timers.clear(timer);
  }
};

const readResponse = ({ status, text }: HostResponse): unknown => {
  if (status >= 400) throw apiError(text, status);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DeserializationError(text, cause);
  }
};

interface WireProblem {
  readonly message?: unknown;
  readonly code?: unknown;
}

/** With the message of the Algolia dialect, the first error of the listing dialect, or the whole text. */
const apiError = (text: string, status: number): ApiError => {
  try {
    const body = JSON.parse(text) as WireProblem & { readonly errors?: readonly WireProblem[] };
    const { message, code } = body.errors?.[0] ?? body;
    const known = typeof code === "string" ? code : undefined;
    return new ApiError(typeof message === "string" ? message : text, status, known);
  } catch {
    return new ApiError(text, status);
  }
};

const urlOf = (host: string, { path, parameters }: TransportRequest): string => {
  const query = new URLSearchParams(parameters).toString();
  return `${host.replace(/\/$/u, "")}/${path}${query && `?${query}`}`;
};
