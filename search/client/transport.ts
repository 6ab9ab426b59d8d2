// Sending a request to one of several search hosts: time limits, the next host after a failure, rest for the one that failed.

import { CLIENT } from "../constants.ts";
import { ApiError, DeserializationError, type FailedAttempt, RetryError } from "./errors.ts";
import { systemTimers, type Timers } from "./timers.ts";

export interface TransportRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Under the host, without a slash in front: "1/indexes/products/query". */
  readonly path: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Whether it only asks: decides the time limit, since a POST may do either. */
  readonly isRead: boolean;
  readonly signal?: AbortSignal | undefined;
}

export type Transport = (request: TransportRequest) => Promise<unknown>;

export interface TransportOptions {
  /** Origins, the preferred first: "https://search.example". */
  readonly hosts: readonly string[];
  readonly fetch?: typeof globalThis.fetch;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timers?: Timers;
}

export const createTransport = (options: TransportOptions): Transport => {
  const { hosts, timers = systemTimers } = options;
  const restingUntil = new Map<string, number>();
  return async (request) => {
    const awake = hosts.filter((host) => (restingUntil.get(host) ?? -Infinity) <= timers.now());
    const attempts: FailedAttempt[] = [];
    // When all of them rest, each is tried all the same: there is nothing to lose.
    for (const host of awake.length > 0 ? awake : hosts) {
      const answer = await attempt(host, request, options, timers);
      if (typeof answer !== "string") {
        restingUntil.delete(host);
        return readAnswer(answer);
      }
      restingUntil.set(host, timers.now() + CLIENT.hostCooldown);
      attempts.push({ host, reason: answer });
    }
    throw new RetryError(attempts);
  };
};

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** The answer, or why the next host should be asked. */
const attempt = async (
  host: string,
  request: TransportRequest,
  { fetch = globalThis.fetch, headers }: TransportOptions,
  timers: Timers,
): Promise<Answer | string> => {
  const limit = new AbortController();
  const signal = request.signal ? AbortSignal.any([limit.signal, request.signal]) : limit.signal;
  const within = (milliseconds: number) => timers.set(() => limit.abort(), milliseconds);
  // A browser does not tell a connection from the first byte of its answer. A question is answered within a moment, so
  // that is its time to connect; a change may take the service as long as it may take at all.
  let timer = within(request.isRead ? CLIENT.connectTimeout : CLIENT.writeTimeout);
  try {
    const response = await fetch(addressOf(host, request), {
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
    // Given up by whoever asked: no host's fault.
    if (request.signal?.aborted) throw error;
    return limit.signal.aborted ? "timeout" : "network";
  } finally {
    timers.clear(timer);
  }
};

const readAnswer = ({ status, text }: Answer): unknown => {
  if (status >= 400) throw new ApiError(messageIn(text), status);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DeserializationError(text, cause);
  }
};

/** What a refusal says: the message of its JSON, or its text. */
const messageIn = (text: string): string => {
  try {
    const { message } = JSON.parse(text) as { readonly message?: unknown };
    return typeof message === "string" ? message : text;
  } catch {
    return text;
  }
};

const addressOf = (host: string, { path, parameters }: TransportRequest): string => {
  const query = new URLSearchParams(parameters).toString();
  return `${host.replace(/\/$/u, "")}/${path}${query && `?${query}`}`;
};
