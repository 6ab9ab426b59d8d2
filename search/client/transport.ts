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
  readonly fetch?: typeof globalThis.fetch;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timers?: Timers;
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
      if (typeof response !== "string") {
        coolingUntil.delete(host);
        return readResponse(response);
      }
      coolingUntil.set(host, timers.now() + CLIENT.hostCooldown);
      attempts.push({ host, reason: response });
    }
    throw new RetryError(attempts);
  };
};

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
  // Browsers do not report when a connection is established. Reads must respond within the connect timeout; writes may take
  // as long as the write timeout.
  let timer = within(request.isRead ? CLIENT.connectTimeout : CLIENT.writeTimeout);
  try {
    const response = await fetch(urlOf(host, request), {
      method: request.method,
      headers: { ...headers, ...(request.body !== undefined && { "content-type": "application/json" }) },
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
      signal,
    });
    timers.clear(timer);
    timer = within(request.isRead ? CLIENT.readTimeout : CLIENT.writeTimeout);
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
  if (status >= 400) throw new ApiError(messageIn(text), status);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DeserializationError(text, cause);
  }
};

/** The message of an error response: that of its JSON, or its text. */
const messageIn = (text: string): string => {
  try {
    const { message } = JSON.parse(text) as { readonly message?: unknown };
    return typeof message === "string" ? message : text;
  } catch {
    return text;
  }
};

const urlOf = (host: string, { path, parameters }: TransportRequest): string => {
  const query = new URLSearchParams(parameters).toString();
  return `${host.replace(/\/$/u, "")}/${path}${query && `?${query}`}`;
};
