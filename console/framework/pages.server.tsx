// Answers requests for the console's pages: the document, the loaders' JSON, or a redirect. Nothing of it is ever cached.

import { renderToString } from "react-dom/server";
import {
  createContext,
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type LoaderFunctionArgs,
  type RouteObject,
  type StaticHandlerContext,
} from "react-router";
import {
  BUILD_HEADER,
  fromWire,
  mapValues,
  STATE_ELEMENT,
  toWire,
  type WireError,
} from "#storefront/framework/protocol.ts";
import type { Send } from "#storefront/framework/render-document.tsx";
import { answerData, answerRedirect, takeHeaders, wantedRoutes } from "#storefront/framework/responses.server.ts";
import type { ConsoleContext, ConsoleHandler } from "./context.ts";
import type { ConsoleModule, ConsoleRoute } from "./define.ts";
import { consoleTree, type ConsoleSite } from "./tree.ts";

declare const __BUILD__: string;

/** The markup that loads a page's styles and scripts, for the page of this source file. */
export type ConsoleHead = (file: string | undefined) => string | Promise<string>;

export interface ConsoleRequest extends Omit<ConsoleContext, "out" | "answerWith"> {
  readonly head: ConsoleHead;
}

export interface Console {
  readonly answer: (request: Request, context: ConsoleRequest) => Promise<Response>;
  readonly pageFiles: readonly string[];
  /** Every page with the operations that its loader and action do. */
  readonly pages: readonly ConsolePage[];
}

export interface ConsolePage {
  readonly path: string;
  readonly loads: readonly string[];
  readonly acts: readonly string[];
}

const consoleContext = createContext<ConsoleContext>();

/** Loads every page and server module, so that a broken one fails the start rather than a request. */
export async function openConsole(site: ConsoleSite, layout: ConsoleModule): Promise<Console> {
  const loaded = new Map(await Promise.all(site.routes.map(async (route) => [route.name, await load(route)] as const)));
  const handler = createStaticHandler(
    consoleTree(
      site,
      (route) => {
        const { page, server } = loaded.get(route.name) ?? {};
        return {
          handle: { file: route.file },
          loader: server?.loader ? adapt(server.loader) : () => null,
          ...(page && { Component: page }),
          ...(server?.action && { action: adapt(server.action) }),
        };
      },
      layout.loader ? adapt(layout.loader) : () => null,
    ),
  );
  return {
    pageFiles: site.routes.flatMap(({ file }) => file ?? []),
    pages: site.routes.map(({ name, path }) => ({
      path: `/console${path && `/${path}`}`,
      loads: loaded.get(name)?.server?.loader?.operations ?? [],
      acts: loaded.get(name)?.server?.action?.operations ?? [],
    })),
    answer: async (request, context) => {
      const wanted = wantedRoutes(request.headers.get("accept"));
      const out = new Headers({
        "cache-control": "private, no-store",
        vary: "Accept, Cookie",
        [BUILD_HEADER]: __BUILD__,
      });
      const requestContext = new RouterContextProvider();
      const instead: { response?: Response } = {};
      const answerWith = (response: Response): void => void (instead.response = response);
      requestContext.set(consoleContext, { ...context, out, answerWith });
      const send: Send = async (text, init) => new Response(text, init);
      const result = await handler.query(request, {
        requestContext,
        ...(wanted && {
          skipLoaderErrorBubbling: true,
          skipRevalidation: true,
          filterMatchesToLoad: ({ route }) => wanted.size === 0 || wanted.has(route.id),
        }),
      });
      if (instead.response) return instead.response;
      if (result instanceof Response) return answerRedirect(result, request, { out, send, isData: !!wanted });
      for (const error of Object.values(result.errors ?? {})) if (toWire(error).status >= 500) context.onError(error);
      takeHeaders(result, out);
      if (wanted) return answerData(result, out, send);
      const html = await renderConsole(result, context);
      out.set("content-type", "text/html; charset=utf-8");
      return new Response(html, { status: result.statusCode, headers: out });
    },
  };
}

const adapt =
  (handler: ConsoleHandler) =>
  ({ request, url, params, context }: LoaderFunctionArgs) =>
    handler.run({ request, url, params, ...(context as Readonly<RouterContextProvider>).get(consoleContext) });

async function load(route: ConsoleRoute) {
  const { default: page } = await route.page();
  return { page, server: await route.server?.() };
}

async function renderConsole(result: StaticHandlerContext, { head, onError }: ConsoleRequest): Promise<string> {
  const { markup, errors } = renderMarkup(result, onError);
  const state = { loaderData: result.loaderData, actionData: result.actionData, errors };
  const tags = await head(result.matches.at(-1)?.route.handle?.file);
  const headEnd = markup.indexOf("</head>");
  const bodyEnd = markup.lastIndexOf("</body>");
  return [
    "<!DOCTYPE html>",
    markup.slice(0, headEnd),
    tags,
    markup.slice(headEnd, bodyEnd),
    `<script type="application/json" id="${STATE_ELEMENT}">${escapeJson(JSON.stringify(state))}</script>`,
    markup.slice(bodyEnd),
  ].join("");
}

/** A component that throws is rendered again as an error of its page. */
function renderMarkup(result: StaticHandlerContext, onError: (error: unknown) => void) {
  const routes = result.matches.reduceRight<RouteObject[]>(
    // An index route must have no children, not even an empty list.
    (children, { route }) => [{ ...route, ...(children.length > 0 && { children }) } as RouteObject],
    [],
  );
  const attempt = (errors: Record<string, WireError> | null) => {
    const context = { ...result, errors: mapValues(errors, fromWire) };
    const router = createStaticRouter(routes, context);
    return {
      errors,
      markup: renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />),
    };
  };
  try {
    return attempt(mapValues(result.errors, toWire));
  } catch (error) {
    onError(error);
    return attempt({ [result.matches.at(-1)?.route.id ?? ""]: toWire(error) });
  }
}

/** JSON inside a script element: nothing in it may end the element or a line. */
const escapeJson = (json: string) =>
  json.replaceAll(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
