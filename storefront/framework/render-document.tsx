// Renders the React tree of a request to the document that is sent, with its assets and its state.

import { renderToString } from "react-dom/server";
import { createStaticRouter, StaticRouterProvider, type RouteObject, type StaticHandlerContext } from "react-router";
import type { LanguageCode, SoldMarkets } from "#catalogue";
import type { LoaderContext } from "./context.ts";
import { escapeJson, isObject, statePieces } from "./document-state.ts";
import { LAYOUT, type Page } from "./define.ts";
import { FrameProvider, type Frame } from "./frame.tsx";
import { CachedMarkupProvider } from "#storefront/ui/cached-markup.ts";
import { LanguageProvider } from "#storefront/ui/language.tsx";
import { machineTags } from "./machine-tags.ts";
import type { MarkupCache } from "./markup-cache.server.ts";
import { fromWire, mapValues, toWire, type WireError } from "./protocol.ts";
import { PublicConfigProvider } from "#storefront/ui/public-config.tsx";

/** The markup that loads a page's styles and scripts. */
export interface Assets {
  /** Goes at the end of the head, for the page of this source file. */
  readonly head: (
    file: string | undefined,
    language: LanguageCode,
    /** Fonts that the theme replaces. */
    replaced?: DocumentTheme["replaces"],
  ) => string | Promise<string>;
}

export interface Sending {
  readonly status: number;
  readonly headers: Headers;
  /** True if every guest of the same market, language and device gets the same text. */
  readonly isShared?: boolean;
}

/** The parts of a document that a theme adds. */
export interface DocumentTheme {
  readonly tags: string;
  readonly replaces: readonly ("display" | "text")[];
}

/** Makes an answer of a text, which may be encoded in UTF-8 already. */
export type Send = (text: string | Buffer<ArrayBuffer>, init: Sending) => Promise<Response>;

interface Rendering extends LoaderContext {
  readonly frame: Frame;
  readonly sold: SoldMarkets;
  readonly assets: Assets;
  readonly theme: DocumentTheme | undefined;
  readonly send: Send;
  readonly markupCache: MarkupCache;
  /** URL of the request. */
  readonly url: URL;
}

export async function renderDocument(result: StaticHandlerContext, rendering: Rendering): Promise<Response> {
  const shared = rendering.visitor.language + JSON.stringify(rendering.config);
  const { context, pieces, errors } = renderMarkup(result, rendering, shared);
  const leaf = context.matches.at(-1);
  const data: unknown = context.loaderData[leaf?.route.id ?? ""];
  const { theme, visitor } = rendering;
  // Parts that are cached are in the body, so the head is in the first piece, and the end in the last.
  const first = pieces[0]?.text ?? "";
  const ownHead = first.slice(0, first.indexOf("</head>"));
  const styles = [
    theme?.tags,
    await rendering.assets.head(leaf?.route.handle?.file, visitor.language, theme?.replaces),
  ];
  const tags = tagsOf(ownHead, leaf?.route.handle?.page?.(), data, rendering, shared);
  const doctype = first.startsWith("<!DOCTYPE") ? "" : "<!DOCTYPE html>";
  // Styles come before React's preloads of pictures: a browser has six connections to an HTTP/1.1 server, and nothing shows without them.
  const start = ownHead.indexOf("<meta", ownHead.indexOf("<meta") + 1);
  const head = [doctype, ownHead.slice(0, start), ...styles, ownHead.slice(start), tags].join("");
  const withHead = pieces.with(0, { text: head + first.slice(ownHead.length) });
  const last = withHead.at(-1)?.text ?? "";
  const bodyEnd = last.lastIndexOf("</body>");
  const html = [
    ...withHead.slice(0, -1),
    { text: last.slice(0, bodyEnd) },
    ...statePieces(
      {
        loaderData: context.loaderData,
        actionData: context.actionData,
        errors,
        config: rendering.config,
        route: leaf?.route.id ?? LAYOUT,
      },
      { pieces, context: shared },
    ),
    { text: last.slice(bodyEnd) },
  ];
  rendering.out.set("content-type", "text/html; charset=utf-8");
  const bytes = Buffer.concat(html.map((piece) => piece.bytes ?? Buffer.from(piece.text)));
  return rendering.send(bytes, { status: context.statusCode, headers: rendering.out });
}

const TAGS = new WeakMap<object, { readonly key: string; readonly sold: SoldMarkets; readonly tags: string }>();

/** Tags for machines. They are made once for data that is reused at its address. */
function tagsOf(
  ownHead: string,
  page: Page | undefined,
  data: unknown,
  { url, config, visitor, sold }: Rendering,
  shared: string,
): string {
  const { country } = visitor.market;
  const key = `${url.href} ${country} ${shared} ${ownHead}`;
  const known = isObject(data) ? TAGS.get(data) : undefined;
  if (known?.key === key && known.sold === sold) return known.tags;
  const { cdn, shopName } = config;
  const tags =
    machineTags(ownHead, url, { data, cdn, shopName, language: visitor.language, country, sold }) +
    structuredData(page, data);
  if (isObject(data)) TAGS.set(data, { key, sold, tags });
  return tags;
}

/** Metadata for search engines, which browsers do not need. */
function structuredData(page: Page | undefined, data: unknown): string {
  const structured = data === undefined ? null : (page?.jsonLd?.(data as never) ?? null);
  return structured ? `<script type="application/ld+json">${escapeJson(JSON.stringify(structured))}</script>` : "";
}

/** `shared` is everything that all cached parts depend on. A component that throws is rendered again as an error at its page's boundary, then at the document's. */
function renderMarkup(
  result: StaticHandlerContext,
  { config, frame, visitor, onError, markupCache }: Rendering,
  shared: string,
) {
  const routes = matchedRoutes(result);
  const attempt = (context: StaticHandlerContext, errors: Record<string, WireError> | null) => {
    const withErrors = { ...context, errors: mapValues(errors, fromWire) };
    const pieces = markupCache.render(shared, (renderParts) =>
      renderToString(
        <PublicConfigProvider value={config}>
          <LanguageProvider value={visitor.language}>
            <FrameProvider value={frame}>
              <CachedMarkupProvider value={renderParts}>
                <StaticRouterProvider
                  router={createStaticRouter(routes, withErrors)}
                  context={withErrors}
                  hydrate={false}
                />
              </CachedMarkupProvider>
            </FrameProvider>
          </LanguageProvider>
        </PublicConfigProvider>,
      ),
    );
    return { context: withErrors, pieces, errors };
  };
  try {
    return attempt(result, mapValues(result.errors, toWire));
  } catch (error) {
    onError(error);
    const failed = { ...result, statusCode: 500 };
    const leaf = result.matches.at(-1)?.route.id ?? LAYOUT;
    try {
      return attempt(failed, { [leaf]: toWire(error) });
    } catch {
      return attempt(failed, { [LAYOUT]: toWire(error) });
    }
  }
}

/** Only the routes of the page, because the router copies all that it is given for each document. */
const matchedRoutes = ({ matches }: StaticHandlerContext): RouteObject[] =>
  matches.reduceRight<RouteObject[]>((children, { route }) => [{ ...route, children } as RouteObject], []);
