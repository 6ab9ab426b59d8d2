// Loads the frame's data and renders it.

import { countryName, DEFAULTS, languageOf, messagesIn, type Taxonomy } from "#catalogue";
import { contentRevision, pageSections, contentChanges } from "#commerce/content";
import type { Database } from "#commerce/database";
import type { FrameContext, LoaderArgs, RenderFrame } from "#storefront/framework/define.ts";
import type { Frame } from "#storefront/framework/frame.tsx";
import { cachePerDatabase, type Link, loadMenus, menusKey, shopFacts, translateContent } from "#browsing";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { layout } from "#locales/layout";
import { marketLabel } from "./areas.ts";
import { renderFrame } from "./frame.tsx";
import type { Announcement, FrameData } from "./frame-data.ts";
import type { LayoutData } from "./layout-data.ts";
import { renderQuietFrame } from "./quiet-frame.tsx";
import { FACTS, MARKETS, marketsSold } from "#commerce/settings";

/** Age after which a frame is made again. */
const FRAME_LIFE_MS = 60_000;
/** About 15 kB each. */
const MAX_FRAMES = 300;

export { loadWays } from "#storefront/visitor/ways.server.ts";

export function loader({ visitor }: LoaderArgs): LayoutData {
  const language = languageOf(visitor.language);
  return {
    // Without the numbering system, which is only for Intl.
    language: language?.locale.replace(/-u-.*/, "") ?? "en",
    direction: language?.direction ?? "ltr",
    code: visitor.code,
    accountId: visitor.account?.id ?? null,
  };
}

/**
 * The frame of a path is the same for all signed-in visitors of a market, and for all guests, so it is cached.
 * It must not contain anything about an account.
 */
export async function loadFrame(context: FrameContext, url: URL): Promise<RenderFrame> {
  const { visitor, shop, config } = context;
  const frames = framesOf(shop.database);
  const { code, market, isMobile, language, account } = visitor;
  const isSignedIn = account !== null;
  const key = [
    shop.taxonomy.revision,
    contentRevision(shop.database),
    // A failure is reported where the sections are read.
    await contentChanges(shop.database, shop.id).then(
      ({ last }) => last,
      () => 0,
    ),
    catalogueRevision(shop.database),
    menusKey(shop),
    code ?? "",
    market.code,
    isMobile,
    language,
    isSignedIn,
    // The menus show none of the products hidden where the visitor is, which may be another country than the market's.
    JSON.stringify((await shopFacts(context)).blocked ?? ""),
    JSON.stringify(shop.setting(MARKETS)),
    visitor.unsold ?? "",
    config.cdn,
    config.shopName,
    config.logo?.href ?? "",
    JSON.stringify(shop.setting(FACTS).social),
    url.pathname.slice(0, LONGEST),
  ].join(" ");
  const known = frames.get(key);
  if (known) return known;
  const { data, isWhole } = await gather(context, url);
  const rendered = new Map<string | undefined, Frame>();
  const render: RenderFrame = (department, { pathname, search }) => {
    const { above, below } =
      rendered.get(department) ??
      renderFrame({ ...data, department: shownDepartment(shop.taxonomy, department) }, config);
    rendered.set(department, { above, below });
    return { above, below: below.replace(HERE, () => escapeAttribute(pickerAddress(pathname, search))) };
  };
  if (isWhole) frames.set(key, render);
  return render;
}

export const quietFrame = ({ visitor, config }: FrameContext): Frame =>
  renderQuietFrame(linkFor(visitor), visitor.language, config);

/** Marked as such, so that the browser loads a page with another frame as a document. */
export const noFrame = (): Frame => ({ above: `<div hidden data-frame="none"></div>`, below: "" });

/** A part of the frame whose data fails to load is left out. */
async function gather(context: FrameContext, url: URL): Promise<{ data: FrameData; isWhole: boolean }> {
  const { visitor, onError } = context;
  const link = linkFor(visitor);
  const say = messagesIn(layout, visitor.language);
  const [{ menus, isWhole }, announcements] = await Promise.all([
    loadMenus(context, link),
    announcementsOf(context, link).catch((error: unknown) => {
      onError(error);
      return undefined;
    }),
  ]);
  const notice = visitor.unsold && {
    text: say("unsold", { country: countryName(visitor.unsold, visitor.language) }),
  };
  const data: FrameData = {
    language: visitor.language,
    path: url.pathname,
    announcements: [...(notice ? [notice] : []), ...(announcements ?? [])],
    ...menus,
    market: marketLabel(visitor.market, visitor.language, visitor.code),
    hasCountries: marketsSold(context.shop.setting, context.config.channel).countries.length > 1,
    menu: link("/menu"),
    countries: link("/country"),
    address: HERE,
    home: link("/"),
    search: link("/pages/search"),
    searchIn: {
      priceList: visitor.market.priceList,
      ...(visitor.market.hasPriorPrices && { hasPriorPrices: true }),
      ...(visitor.market.country !== DEFAULTS.country && { country: visitor.market.country }),
    },
    newsletter: link("/newsletter"),
    privacyChoices: link("/privacy-choices"),
    wishlist: link("/wishlist"),
    cart: link("/cart"),
    social: context.shop.setting(FACTS).social,
    account: visitor.account
      ? { name: say("account"), href: link("/account") }
      : { name: say("signIn"), href: link("/login") },
  };
  return { data, isWhole: isWhole && announcements !== undefined };
}

/** In place of the page's address, so that filters and pages of a listing share its frame. No data has it: PostgreSQL stores no NUL. */
const HERE = "\0";

/** The address to which the picker returns, shortened; in the browser the picker follows the whole of it (country-links.ts). */
function pickerAddress(pathname: string, search: string): string {
  if (pathname.length + search.length <= LONGEST) return pathname + search;
  return pathname.length <= LONGEST ? pathname : "/";
}

/** Characters; hundreds of frames are cached. */
const LONGEST = 300;

/** As React escapes attributes. */
const escapeAttribute = (text: string): string =>
  text.replaceAll(/["&'<>]/g, (character) => ENTITIES[character] ?? character);

const ENTITIES: Readonly<Record<string, string>> = {
  '"': "&quot;",
  "&": "&amp;",
  "'": "&#x27;",
  "<": "&lt;",
  ">": "&gt;",
};

const framesOf = cachePerDatabase<RenderFrame>({ max: MAX_FRAMES, ttl: FRAME_LIFE_MS });

/** The header has one entry for a department and its parts. */
const shownDepartment = (taxonomy: Taxonomy, id: string | undefined): string | undefined =>
  id && taxonomy.familyOf(id).at(-1);

/** Part of the cache key: a new catalogue invalidates it. */
const catalogueRevision = ({ revisions }: Database): number => revisions.of("catalogue");

async function announcementsOf(context: FrameContext, link: Link): Promise<Announcement[]> {
  const { shop, visitor } = context;
  const sections = await pageSections(shop.database, shop.id, {
    language: visitor.language,
    country: visitor.market.country,
    platform: visitor.isMobile ? "mobile" : "desktop",
  });
  const items = sections.filter(({ place }) => place === "top-bar").flatMap((section) => section.items);
  return translateContent(context, (translate) =>
    items.flatMap(({ text, url }) => (text ? [{ text: translate(text), ...(url && { href: link(url) }) }] : [])),
  );
}
