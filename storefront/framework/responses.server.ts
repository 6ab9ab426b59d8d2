// Turns the router's result into a response: the loaders' JSON or a redirect.

import type { StaticHandlerContext } from "react-router";
import { BUILD_HEADER, DATA_MEDIA_TYPE, mapValues, toWire, type Payload } from "./protocol.ts";
import type { Send } from "./render-document.tsx";

declare const __BUILD__: string;

/** The routes named in the Accept header, an empty set for all of them; undefined for a request for a document. */
export function wantedRoutes(accept: string | null): ReadonlySet<string> | undefined {
  if (!accept?.startsWith(DATA_MEDIA_TYPE)) return undefined;
  const names = /;routes=([\w.-]*)/.exec(accept)?.[1];
  return new Set(names ? names.split(".") : []);
}

export function answerData(result: StaticHandlerContext, out: Headers, send: Send): Response | Promise<Response> {
  const errors = mapValues(result.errors, toWire);
  const worst = Math.max(result.statusCode, ...Object.values(errors ?? {}).map(({ status }) => status));
  const payload = { loaderData: result.loaderData, actionData: result.actionData, errors };
  return answerJson(payload, send, { status: worst, headers: out });
}

/** Data for one visitor that is not of a page, in the same wire format. */
export const dataResponse = (loaderData: Readonly<Record<string, unknown>>): Response =>
  new Response(JSON.stringify({ loaderData } satisfies Payload), {
    headers: {
      "content-type": DATA_MEDIA_TYPE,
      "cache-control": "private, no-store",
      [BUILD_HEADER]: __BUILD__,
    },
  });

export function answerRedirect(
  response: Response,
  request: Request,
  { out, send, isData }: { readonly out: Headers; readonly send: Send; readonly isData: boolean },
): Response | Promise<Response> {
  for (const cookie of response.headers.getSetCookie()) out.append("set-cookie", cookie);
  const location = response.headers.get("location") ?? "/";
  if (!isData) {
    out.set("location", location);
    return new Response(null, { status: response.status, headers: out });
  }
  const target = new URL(location, request.url);
  const isInternal = target.origin === new URL(request.url).origin;
  const redirect = {
    status: response.status,
    location: isInternal ? location : target.href,
    document: response.headers.has("X-Remix-Reload-Document") || !isInternal,
    replace: response.headers.has("X-Remix-Replace"),
  };
  return answerJson({ redirect }, send, { status: 202, headers: out });
}

/** Copies the headers that loaders and actions set. */
export function takeHeaders(result: StaticHandlerContext, out: Headers): void {
  for (const headers of [...Object.values(result.loaderHeaders), ...Object.values(result.actionHeaders)]) {
    headers.forEach((value, name) => {
      if (name === "set-cookie") out.append(name, value);
      else if (name !== "content-type") out.set(name, value);
    });
  }
}

function answerJson(payload: Payload, send: Send, init: Parameters<Send>[1]): Response | Promise<Response> {
  init.headers.set("content-type", DATA_MEDIA_TYPE);
  return send(JSON.stringify(payload), init);
}
