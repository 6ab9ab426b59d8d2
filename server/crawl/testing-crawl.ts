// For tests: crawls a shop by its links, as a search engine does, and records each response.

import type { Hono } from "hono";
import { TESTING_ORIGIN } from "../integration/testing-shop.ts";

export interface CrawledPage {
  /** Path and query, as linked. */
  readonly address: string;
  /** The page that links to it. */
  readonly from: string;
  readonly status: number;
  readonly location: string | null;
  /** Empty if the page was requested as data. */
  readonly html: string;
  /** Internal links, without fragments. */
  readonly links: readonly string[];
  /** Fragments of links within the page. */
  readonly fragments: readonly string[];
  readonly pictures: readonly string[];
}

export interface CrawlOptions {
  readonly isWithin: (path: string) => boolean;
  /** Groups similar pages, by the name of their route. */
  readonly kindOf: (path: string) => string;
  /** Number of pages of a kind that are requested as documents, and whose links are followed. */
  readonly documents: (kind: string) => number;
}

/**
 * Requests every linked path once: the first ones of a kind as documents, whose links are followed, the others as data, which runs
 * the same loader without rendering. Of addresses with a query, which are many because every filter is a link, one is requested for
 * each kind and set of parameters.
 */
export async function crawl(
  app: Pick<Hono, "request">,
  start: string,
  { isWithin, kindOf, documents }: CrawlOptions,
): Promise<ReadonlyMap<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const seen = new Set([start]);
  const shown = new Map<string, number>();
  const queue: { readonly address: string; readonly from: string }[] = [{ address: start, from: "the start" }];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const kind = kindOf(pathOf(next.address));
    const before = shown.get(kind) ?? 0;
    shown.set(kind, before + 1);
    const page = await visit(app, next, before < documents(kind) ? DOCUMENT : DATA);
    pages.set(page.address, page);
    for (const link of [...page.links, ...(page.location === null ? [] : [internal(page.location) ?? ""])]) {
      const { pathname, searchParams } = new URL(link, TESTING_ORIGIN);
      const names = [...new Set(searchParams.keys())].toSorted();
      const key = names.length === 0 ? pathname : `${kindOf(pathname)}?${names.join("&")}`;
      if (link === "" || seen.has(key) || !isWithin(pathname)) continue;
      seen.add(key);
      queue.push({ address: link, from: page.address });
    }
  }
  return pages;
}

const DOCUMENT = "text/html";
const DATA = "application/vnd.vitrine.data+json";

export const pathOf = (address: string): string => new URL(address, TESTING_ORIGIN).pathname;

async function visit(
  app: Pick<Hono, "request">,
  { address, from }: { readonly address: string; readonly from: string },
  accept: string,
): Promise<CrawledPage> {
  const answer = await app.request(address, { headers: { accept } });
  const type = answer.headers.get("content-type") ?? "";
  const html = type.startsWith("text/html") ? await answer.text() : "";
  if (html === "") await answer.body?.cancel();
  const hrefs = [...attributes(html, "a", "href"), ...attributes(html, "form", "action")];
  return {
    address,
    from,
    status: answer.status,
    location: answer.headers.get("location"),
    html,
    links: [...new Set(hrefs.flatMap((href) => internal(href, address) ?? []))].filter((link) => !FORMS.has(link)),
    fragments: hrefs.filter((href) => href.startsWith("#") && href.length > 1).map((href) => href.slice(1)),
    pictures: [...new Set(picturesOf(html))],
  };
}

/** Targets of forms that are not pages. */
const FORMS = new Set(["/choose", "/consent"]);

/** Path and query of an internal address; undefined for others and for fragments. */
function internal(href: string, base = "/"): string | undefined {
  if (href.startsWith("#") || !URL.canParse(href, TESTING_ORIGIN + base)) return undefined;
  const { origin, pathname, search } = new URL(href, TESTING_ORIGIN + base);
  return origin === TESTING_ORIGIN ? pathname + search : undefined;
}

const picturesOf = (html: string): string[] =>
  [
    ...attributes(html, "img", "src"),
    ...["img", "source"].flatMap((tag) =>
      attributes(html, tag, "srcset").flatMap((set) => set.split(", ").map((one) => one.split(" ")[0] ?? "")),
    ),
    ...[...html.matchAll(/<meta property="og:image" content="([^"]*)"/g)].map(([, address = ""]) => unescaped(address)),
  ].flatMap((address) => internal(address) ?? []);

const attributes = (html: string, tag: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*?\\s${name}="([^"]*)"`, "gi"))].map(([, value = ""]) =>
    unescaped(value),
  );

const unescaped = (text: string): string =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
