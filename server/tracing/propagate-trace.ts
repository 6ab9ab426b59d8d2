// Adds the trace context to requests to the shop's own services (translation, search), and to no others.

import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { ClientRequest } from "node:http";

/** Channels of fetch and of Node's HTTP client. */
const FETCH = "undici:request:create";
const NODE = "http.client.request.created";

/** Returns a function that ends it. `header` is called in the async context of the request. */
export function propagateTrace(services: readonly string[], header: () => string | undefined): () => void {
  const origins = new Set(services.map((address) => new URL(address).origin));
  const onFetch = (message: unknown): void => {
    const { request } = message as {
      request: { origin: string | URL; addHeader: (name: string, value: string) => void };
    };
    const value = origins.has(new URL(request.origin).origin) ? header() : undefined;
    if (value !== undefined) request.addHeader("traceparent", value);
  };
  const onNode = (message: unknown): void => {
    const { request } = message as { request: ClientRequest };
    const address = `${request.protocol}//${request.getHeader("host")?.toString() ?? request.host}`;
    const origin = URL.canParse(address) ? new URL(address).origin : "";
    const value = origins.has(origin) ? header() : undefined;
    if (value !== undefined && !request.headersSent) request.setHeader("traceparent", value);
  };
  subscribe(FETCH, onFetch);
  subscribe(NODE, onNode);
  return () => {
    unsubscribe(FETCH, onFetch);
    unsubscribe(NODE, onNode);
  };
}
