// Answers a guest's request for a stored document straight from the connection. Anything else is left to the application.

import type { IncomingMessage, ServerResponse } from "node:http";
import type { OfferedPrices, SoldMarkets } from "#catalogue";
import type { Config } from "../config.ts";
import { acceptedEncoding } from "../http/compression.ts";
import { plainCookies } from "../http/host-cookies.ts";
import { logRequest, PAGE_ROUTE, requestChannel, requestIdOf, type ObservedRequest } from "../http/requests.ts";
import type { Log } from "../observability/log.ts";
import type { Metrics } from "../observability/metrics.ts";
import { guestOf } from "../visitor/visitor.ts";
import { documentKey, sharedAddress } from "./document-key.ts";
import type { SharedDocuments } from "./shared-documents.ts";
import type { sharedOrigin } from "./shared-origin.ts";
import type { Reply } from "./stored-document.ts";

export interface CachedAnswersOptions {
  readonly config: Pick<Config, "PUBLIC_URL" | "COUNTRY_HEADER" | "CDN_PURGE_URL">;
  /** URL at which the process listens. */
  readonly address: string;
  readonly documents: SharedDocuments;
  readonly prices: OfferedPrices;
  readonly sold: () => SoldMarkets;
  readonly log: Log;
  readonly metrics: Metrics;
}

type AnswerCached = (request: IncomingMessage, response: ServerResponse) => boolean;

export function openCachedAnswers(
  { config, documents, prices, sold, log, metrics }: CachedAnswersOptions,
  originOf: ReturnType<typeof sharedOrigin>,
): AnswerCached {
  const countryHeader = config.COUNTRY_HEADER?.toLowerCase();
  const isSecure = config.PUBLIC_URL?.startsWith("https:") ?? false;

  const replyTo = ({ url = "", headers }: IncomingMessage): Reply | undefined => {
    const { host = "", cookie, accept } = headers;
    // Only the database knows whether a session is valid.
    if (cookie?.includes("session=")) return undefined;
    const address = sharedAddress(url);
    const origin = originOf(host);
    if (address === undefined || origin === undefined) return undefined;
    const cookies = isSecure && cookie !== undefined ? plainCookies(cookie) : cookie;
    const header = (name: string) => (name === "cookie" ? cookies : (headers[name] as string | undefined));
    const guest = guestOf(address, header, { prices, sold: sold(), countryHeader });
    const key = origin.host + documentKey(address, guest, accept);
    // The application answers with it, and renders it again.
    if (documents.isDue(key)) return undefined;
    return documents.find(key)?.reply(acceptedEncoding(headers["accept-encoding"]), headers["if-none-match"]);
  };

  const send = (
    request: IncomingMessage,
    response: ServerResponse,
    { status, headers, body }: Reply,
    began: number,
  ) => {
    const requestId = requestIdOf(request.headers["x-request-id"] as string | undefined);
    response.writeHead(status, [...headers, "x-request-id", requestId]);
    response.end(body);
    const milliseconds = performance.now() - began;
    metrics.observe({ method: "GET", route: PAGE_ROUTE, status, seconds: milliseconds / 1000 });
    metrics.countDocument("cached");
    if (log.isLevelEnabled("info")) {
      const path = new URL(request.url ?? "", "http://localhost").pathname;
      logRequest(log.child({ requestId }), { method: "GET", path, status, milliseconds });
    }
  };

  return (request, response) => {
    if (request.method !== "GET" || hasBody(request)) return false;
    const began = performance.now();
    const reply = replyTo(request);
    if (reply === undefined) return false;
    if (requestChannel.hasSubscribers) {
      const observed: ObservedRequest = {
        method: "GET",
        traceparent: request.headers["traceparent"] as string | undefined,
        route: PAGE_ROUTE,
        status: reply.status,
      };
      void requestChannel.tracePromise(async () => send(request, response, reply, began), observed);
    } else send(request, response, reply, began);
    return true;
  };
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
