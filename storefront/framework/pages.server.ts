// Answers requests for a site's pages: the document, the loaders' JSON, or a redirect.

import { tracingChannel } from "node:diagnostics_channel";
import { createStaticHandler, isRouteErrorResponse, matchRoutes, type StaticHandlerContext } from "react-router";
import type { LoaderContext } from "./context.ts";
import type { LayoutModule, Page, RenderFrame, RouteDefinition, ServerModule, Site, Way } from "./define.ts";
import { openDataCache } from "./data-cache.server.ts";
import { openMarkupCache } from "./markup-cache.server.ts";
import { renderDocument, type Assets, type DocumentTheme, type Send } from "./render-document.tsx";
import { createRequestContext, layoutHandler, pageHandler } from "./request-context.ts";
import { BUILD_HEADER, fromWire, toWire } from "./protocol.ts";
import { answerData, answerRedirect, takeHeaders, wantedRoutes } from "./responses.server.ts";
import { routeTree } from "./tree.ts";
import type { SoldMarkets } from "#catalogue";

declare const __BUILD__: string;

export interface PageRequest extends Omit<LoaderContext, "out"> {
  readonly assets: Assets;
  /** The markets that pages name as their counterparts. */
  readonly sold: SoldMarkets;
  readonly theme?: DocumentTheme | undefined;
  /** Builds the response from a text; pages need not know about compression. */
  readonly send: Send;
}

export interface Pages {
  readonly answerPage: (request: Request, page: PageRequest) => Promise<Response>;
  /** Source files of all pages, so that the assets of each are looked up once. */
  readonly pageFiles: readonly string[];
}

/** Loads every page and server module, so that a broken one fails the start rather than a request. */
export async function openPages(site: Site): Promise<Pages> {
  const layout = await site.layout.server();
  const handler = await createHandler(site, layout);
  const frameOf = frameFinder(handler, layout);
  const markupCache = openMarkupCache();

  const answerAnyVisitor = async (request: Request, page: PageRequest): Promise<Response> => {
    const wanted = wantedRoutes(request.headers.get("accept"));
    const out = new Headers({ vary: "Accept, Accept-Language, Cookie", [BUILD_HEADER]: __BUILD__ });
    out.set("cache-control", wanted ? "private, no-store" : "private, no-cache");
    let hasFailed = false;
    const onError = (error: unknown) => {
      hasFailed = true;
      page.onError(error);
    };
    const requestContext = createRequestContext({ ...page, out, onError });
    // Started before the loaders are awaited, so that the two run side by side.
    const url = new URL(request.url);
    const frame = wanted ? undefined : frameOf({ ...page, onError }, url);
    // A redirect never awaits the frame: handle its rejection here.
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
    for (const error of Object.values(result.errors ?? {})) if (toWire(error).status >= 500) onError(error);
    await addWays(result, () => layout.loadWays({ ...page, onError }).catch(onError));
    takeHeaders(result, out);
    const { account } = page.visitor;
    const isShared = () =>
      account === null &&
      request.method === "GET" &&
      result.matches.at(-1)?.route.handle?.isShared === true &&
      // Names that the address does not have would each be stored.
      [...(wanted ?? [])].every((name) => result.matches.some(({ route }) => route.id === name)) &&
      // A page of which a part failed is for this visitor only.
      !hasFailed;
    const send: Send = (text, init) => page.send(text, { ...init, isShared: isShared() });
    if (!frame) return answerData(result, out, send);
    const renderFrame = await frame;
    return renderDocument(result, {
      ...page,
      onError,
      send,
      theme: page.theme,
      markupCache,
      out,
      url,
      frame: renderFrame(departmentOf(result), url),
    });
  };

  return {
    /** Pages of a signed-in visitor are stored by no cache, neither a proxy's nor a shared browser's. */
    answerPage: async (request, page) => {
      const response = await answerAnyVisitor(request, page);
      if (page.visitor.account) response.headers.set("cache-control", "private, no-store");
      return response;
    },
    pageFiles: site.routes.flatMap(({ file }) => file ?? []),
  };
}

type Handler = Awaited<ReturnType<typeof createHandler>>;

async function createHandler(site: Site, { loader: layoutLoader }: LayoutModule) {
  const dataCache = openDataCache();
  const loaded = new Map(await Promise.all(site.routes.map(async (route) => [route.name, await load(route)] as const)));
  return createStaticHandler(
    routeTree(
      site,
      (route) => {
        const { page, server } = loaded.get(route.name) ?? {};
        return {
          handle: { page: () => page, file: route.file, isShared: route.isShared },
          loader: pageHandler(tracedLoader(route.name, server?.loader ?? (() => null)), {
            isShared: route.isShared,
            reuse: server?.dataKey && { cache: dataCache, keyOf: server.dataKey },
          }),
          ...(page && { Component: page }),
          ...(server?.action && { action: pageHandler(tracedLoader(route.name, server.action)) }),
        };
      },
      layoutHandler(layoutLoader),
    ),
  );
}

interface LoadedRoute {
  readonly page: Page;
  readonly server?: ServerModule | undefined;
}

async function load(route: RouteDefinition): Promise<LoadedRoute> {
  const { default: page } = await route.page();
  const server = await route.server?.();
  return { page, server };
}

/** Publishes which page's loader or action runs (server/tracing); free while nothing subscribes. */
const loaders = tracingChannel("vitrine:loader");
const tracedLoader =
  (route: string, loader: NonNullable<ServerModule["loader"]>): NonNullable<ServerModule["loader"]> =>
  (args) =>
    loaders.hasSubscribers
      ? loaders.tracePromise(async () => loader(args), { route, method: args.request.method })
      : loader(args);

/** Pages that do not exist get links to departments that do. */
async function addWays(
  { errors }: StaticHandlerContext,
  loadWays: () => Promise<readonly Way[] | void>,
): Promise<void> {
  for (const [route, error] of Object.entries(errors ?? {})) {
    if (!isRouteErrorResponse(error) || (error.status !== 404 && error.status !== 410) || !errors) continue;
    errors[route] = fromWire({ ...toWire(error), data: { ways: (await loadWays()) ?? [] } });
  }
}

function frameFinder({ dataRoutes }: Handler, { loadFrame, quietFrame, noFrame }: LayoutModule) {
  // Matching compiles every pattern on each call, so it is left out for addresses without a word of a special frame's routes.
  const words = dataRoutes
    .flatMap(({ children = [] }) => children)
    .flatMap(({ handle, path = "" }) => (handle?.frame ? (/[^/]+$/.exec(path.replaceAll(/\/:[^/]*/g, "")) ?? []) : []))
    .map((word) => word.toLowerCase());
  return async (page: PageRequest, url: URL): Promise<RenderFrame> => {
    const pathname = url.pathname.toLowerCase();
    const frame: RouteDefinition["frame"] = words.some((word) => pathname.includes(word))
      ? matchRoutes(dataRoutes, url)?.at(-1)?.route.handle?.frame
      : undefined;
    if (frame === "none") return noFrame;
    return frame === "quiet" ? () => quietFrame(page) : loadFrame(page, url);
  };
}

/** The department that a page's data names; the address alone does not always give it (a product's does not). */
function departmentOf({ loaderData, matches }: StaticHandlerContext): string | undefined {
  const data: unknown = loaderData[matches.at(-1)?.route.id ?? ""];
  const hasDepartment = typeof data === "object" && data !== null && "department" in data;
  return hasDepartment && typeof data.department === "string" ? data.department : undefined;
}
