// Where a request for a page becomes an answer: the document, the loaders' JSON, or a redirect.

import { tracingChannel } from "node:diagnostics_channel";
import { createStaticHandler, matchRoutes, type StaticHandlerContext } from "react-router";
import { layout, routes } from "#storefront/routes.ts";
import type { LoaderContext } from "./context.ts";
import type { Page, RenderFrame, RouteDefinition, ServerModule } from "./define.ts";
import { renderDocument, type Assets, type Send } from "./render-document.tsx";
import { createRequestContext, layoutHandler, pageHandler } from "./request-context.ts";
import { BUILD_HEADER, DATA_MEDIA_TYPE, mapValues, toWire, type Payload } from "./protocol.ts";
import { routeTree } from "./tree.ts";

declare const __BUILD__: string;

export interface PageRequest extends Omit<LoaderContext, "out"> {
  readonly assets: Assets;
  /** Makes an answer of a text; how it is sent is not the pages' business. */
  readonly send: Send;
}

interface LoadedRoute {
  readonly page: Page;
  readonly server?: ServerModule | undefined;
}

// The whole table is resolved at start: a broken module fails the boot, not a request.
const loaded = new Map<string, LoadedRoute>(
  await Promise.all(routes.map(async (route: RouteDefinition) => [route.name, await load(route)] as const)),
);

if (layout.server === true) throw new Error("The route table of the browser was given to the server.");
const { loader: layoutLoader, loadFrame, quietFrame, noFrame } = await layout.server();

/** Tells which page's loader or action runs; costs nothing while nobody listens (server/tracing). */
const loaders = tracingChannel("vitrine:loader");
const toldLoader =
  (route: string, loader: NonNullable<ServerModule["loader"]>): NonNullable<ServerModule["loader"]> =>
  (args) =>
    loaders.hasSubscribers
      ? loaders.tracePromise(async () => loader(args), { route, method: args.request.method })
      : loader(args);

const handler = createStaticHandler(
  routeTree((route: RouteDefinition) => {
    const { page, server } = loaded.get(route.name) ?? {};
    return {
      handle: { page: () => page, file: route.file },
      loader: pageHandler(toldLoader(route.name, server?.loader ?? (() => null))),
      ...(page && { Component: page }),
      ...(server?.action && { action: pageHandler(toldLoader(route.name, server.action)) }),
    };
  }, layoutHandler(layoutLoader)),
);

/** Source files of all pages: the assets of each are looked up once. */
export const pageFiles: readonly string[] = routes.flatMap((route: RouteDefinition) => route.file ?? []);

/** What is made for somebody is kept by nobody: neither by a cache in front, nor by a browser that others use. */
export async function answerPage(request: Request, page: PageRequest): Promise<Response> {
  const answer = await answerAnyone(request, page);
  if (page.visitor.account) answer.headers.set("cache-control", "private, no-store");
  return answer;
}

async function answerAnyone(request: Request, page: PageRequest): Promise<Response> {
  const wanted = wantedRoutes(request.headers.get("accept"));
  const out = new Headers({ vary: "Accept, Accept-Language, Cookie", [BUILD_HEADER]: __BUILD__ });
  out.set("cache-control", wanted ? "private, no-store" : "private, no-cache");
  const requestContext = createRequestContext({ ...page, out });
  // Begun before the loaders are awaited: the two need not wait for each other.
  const frame = wanted ? undefined : frameOf(page, new URL(request.url));
  // A redirect goes out without the frame: then nobody else would hear that it failed.
  frame?.catch(() => undefined);
  const result = await handler.query(request, {
    requestContext,
    ...(wanted && {
      skipLoaderErrorBubbling: true,
      skipRevalidation: true,
      filterMatchesToLoad: ({ route }) => wanted.size === 0 || wanted.has(route.id),
    }),
  });
  if (result instanceof Response) return answerRedirect(result, request, { out, send: page.send, isData: !!wanted });
  for (const error of Object.values(result.errors ?? {})) if (toWire(error).status >= 500) page.onError(error);
  takeHeaders(result, out);
  if (!frame) return answerData(result, out, page.send);
  const renderFrame = await frame;
  return renderDocument(handler.dataRoutes, result, {
    ...page,
    out,
    url: new URL(request.url),
    frame: renderFrame(departmentOf(result)),
  });
}

/** Matching prepares every pattern anew each time; most addresses have the shop's own frame, which few patterns tell. */
const framed = handler.dataRoutes.flatMap(({ children = [] }) => children).filter(({ handle }) => handle?.frame);

async function frameOf(page: PageRequest, url: URL): Promise<RenderFrame> {
  const frame: RouteDefinition["frame"] = matchRoutes(framed, url)
    ? matchRoutes(handler.dataRoutes, url)?.at(-1)?.route.handle?.frame
    : undefined;
  if (frame === "none") return noFrame;
  return frame === "quiet" ? () => quietFrame(page) : loadFrame(page, url);
}

/** A page's data may say which department it belongs to; its address alone does not (a product's). */
function departmentOf({ loaderData, matches }: StaticHandlerContext): string | undefined {
  const data: unknown = loaderData[matches.at(-1)?.route.id ?? ""];
  const isTold = typeof data === "object" && data !== null && "department" in data;
  return isTold && typeof data.department === "string" ? data.department : undefined;
}

/** The routes named in the Accept header, an empty set for all of them; undefined when a document is asked for. */
function wantedRoutes(accept: string | null): ReadonlySet<string> | undefined {
  if (!accept?.startsWith(DATA_MEDIA_TYPE)) return undefined;
  const names = /;routes=([\w.-]*)/.exec(accept)?.[1];
  return new Set(names ? names.split(".") : []);
}

function answerData(result: StaticHandlerContext, out: Headers, send: Send): Response | Promise<Response> {
  const errors = mapValues(result.errors, toWire);
  const worst = Math.max(result.statusCode, ...Object.values(errors ?? {}).map(({ status }) => status));
  const payload = { loaderData: result.loaderData, actionData: result.actionData, errors };
  return answerJson(payload, send, { status: worst, headers: out });
}

function answerRedirect(
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

function takeHeaders(result: StaticHandlerContext, out: Headers): void {
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

async function load(route: RouteDefinition): Promise<LoadedRoute> {
  const { default: page } = await route.page();
  const server = typeof route.server === "function" ? await route.server() : undefined;
  return { page, server };
}
