// Tags for machines in the document's head: alternates in other countries, link previews
// and feeds. Only in documents, because browsers do not need them.

import {
  CARD_HEIGHT,
  CARD_WIDTH,
  cardUrl,
  DEFAULTS,
  type LanguageCode,
  languageOf,
  MOST_ON_CARD,
  prefixPath,
  type SoldMarkets,
  stripPrefix,
} from "#catalogue";
import { alternatesOf } from "./alternates.ts";

/** `markup` is the rendered page; its own metadata is reused, already escaped. */
export function machineTags(markup: string, url: URL, shared: Shared): string {
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(markup)?.[1];
  if (canonical === undefined || !URL.canParse(unescaped(canonical))) return "";
  const own = new URL(unescaped(canonical));
  return [...alternates(own, url, shared), ...feeds(own, shared), ...social(markup, canonical, own, shared)].join("");
}

interface Shared {
  readonly shopName: string;
  /** Language of the page; `country` is the visitor's. */
  readonly language: LanguageCode;
  readonly country: string;
  readonly sold: Pick<SoldMarkets, "home" | "countries">;
  /** The data of the page's loader, whose first pictures are used. */
  readonly data?: unknown;
  /** Origin of pictures, if another. */
  readonly cdn?: string;
}

/** Only of a page that is its own canonical address: another would contradict what that one says. */
function alternates(own: URL, url: URL, { data, sold }: Shared): readonly string[] {
  if (own.pathname !== url.pathname || own.search !== url.search) return [];
  const { code, path } = stripPrefix(own.pathname + own.search);
  // A product has no page where it is not sold.
  const { soldIn } = recordOf(data);
  const isSold = (list: string) => !Array.isArray(soldIn) || soldIn.includes(list);
  const link = (language: string, country: string | null) =>
    `<link rel="alternate" hreflang="${language}" href="${escaped(own.origin + prefixPath(country, path))}"/>`;
  const markets = sold.countries.filter(({ priceList }) => isSold(priceList));
  // An address with a country code uses its market's language unless the visitor has chosen another.
  return [
    ...alternatesOf(markets, code ?? null).map(({ hreflang, market }) => link(hreflang, market.code)),
    ...(isSold(sold.home.priceList) ? [link("x-default", null)] : []),
  ];
}

function feeds(own: URL, { shopName }: Shared): readonly string[] {
  const { code, path } = stripPrefix(own.pathname);
  if (path !== "/" && path !== "/collections/new-arrivals") return [];
  const href = own.origin + prefixPath(code, "/feeds/new-arrivals.xml");
  return [`<link rel="alternate" type="application/rss+xml" title="${escaped(shopName)}" href="${escaped(href)}"/>`];
}

function social(markup: string, canonical: string, own: URL, shared: Shared): readonly string[] {
  const { data, cdn = "" } = shared;
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${content}"/>`;
  const locale = property("locale", localeOf(shared));
  // A page that says more of itself goes first.
  if (markup.includes('property="og:')) return [locale];
  const title = /<title>([^<]*)<\/title>/.exec(markup)?.[1] ?? "";
  const description = /<meta name="description" content="([^"]*)"/.exec(markup)?.[1] ?? "";
  const { path } = stripPrefix(own.pathname);
  const pictures = picturesIn(data);
  return [
    property("site_name", escaped(shared.shopName)),
    locale,
    property("type", path.startsWith("/products/") ? "product" : "website"),
    property("title", title.replaceAll('"', "&quot;")),
    property("description", description),
    property("url", canonical),
    ...(pictures.length === 0
      ? []
      : [
          property("image", escaped(cardUrl(pictures, cdn || own.origin))),
          property("image:width", String(CARD_WIDTH)),
          property("image:height", String(CARD_HEIGHT)),
        ]),
    `<meta name="twitter:card" content="${pictures.length === 0 ? "summary" : "summary_large_image"}"/>`,
  ];
}

/** "de_AT": the language as it is written in the visitor's country, or where it is at home. */
function localeOf({ language, country }: Shared): string {
  const [, home = ""] = (languageOf(language)?.locale ?? "").split("-");
  return `${language}_${country === DEFAULTS.country ? home : country}`;
}

/** The first two views of a product; on a page of products, the first pictures of the first three. */
function picturesIn(data: unknown): readonly string[] {
  const { pictures, products, sections } = recordOf(data);
  if (Array.isArray(pictures)) return pictures.flatMap(addressIn).slice(0, 2);
  const listed = Array.isArray(products)
    ? products
    : Array.isArray(sections)
      ? sections.flatMap((section: unknown) => recordOf(section)["products"] ?? [])
      : [];
  const firsts = listed.flatMap((product: unknown) => {
    const { pictures: own } = recordOf(product);
    return Array.isArray(own) ? own.slice(0, 1).flatMap(addressIn) : [];
  });
  return firsts.slice(0, MOST_ON_CARD);
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** A picture, or an object that has one. */
const addressIn = (picture: unknown): readonly string[] => {
  const address = typeof picture === "string" ? picture : recordOf(picture)["address"];
  return typeof address === "string" && /^(?:\/media\/(?:art|files)\/|https?:\/\/)/.test(address) ? [address] : [];
};

const unescaped = (text: string): string =>
  text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
