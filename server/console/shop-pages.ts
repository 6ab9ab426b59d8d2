// The shop's pages for the console: whether an address has one, and its document with a merchant's drafts in it.

import type { Hono } from "hono";
import { automaticMenus } from "#browsing";
import { withDraftCheckout } from "#commerce/checkout";
import { withDraft } from "#commerce/content";
import { withDraftLook } from "#commerce/looks";
import type { ReadSetting } from "#commerce/settings";
import { MENUS } from "#commerce/settings/menus";
import type { AutomaticSection, Drafts, PreviewedPage, ShopPages } from "#console/framework/context.ts";
import type { Shop, Visitor } from "#storefront/framework/context.ts";
import { DATA_MEDIA_TYPE } from "#storefront/framework/protocol.ts";
import type { Send } from "#storefront/framework/render-document.tsx";
import type { HomeData } from "#storefront/pages/home/sections.ts";
import { checkInShop, hasPageIn } from "../settings/check-in-shop.ts";
import { LOCALE_COOKIES } from "../visitor/visitor.ts";

interface ShopPagesParts {
  readonly shop: Shop;
  readonly app: Pick<Hono, "request">;
  readonly origin: string;
  /** Renders a page of a shop for a guest. */
  readonly render: (
    request: Request,
    shop: Shop,
    send: Send,
    visitor: Pick<Visitor, "rules" | "ruleContexts">,
  ) => Promise<Response>;
}

const PHONE = "Mozilla/5.0 (Linux; Android 15) Mobile";
const MOST_REDIRECTS = 3;

export function shopPages({ shop, app, origin, render }: ShopPagesParts): ShopPages {
  const hasPage = hasPageIn(app);
  return {
    hasPage,
    automaticMenus: () => automaticMenus(shop.taxonomy),
    automaticHome: async () => {
      const request = new Request(new URL("/", origin), {
        headers: { ...headersOf({ language: "en", isMobile: false }), accept: DATA_MEDIA_TYPE },
      });
      const send: Send = async (text, init) => new Response(text, init);
      const response = await render(request, draftedShop(shop, { sections: [] }), send, { rules: "live" });
      if (!response.ok) throw new Error(`The home page answered ${response.status}`);
      const { loaderData } = (await response.json()) as { readonly loaderData: { readonly home: HomeData } };
      return automaticSections(loaderData.home);
    },
    check: (setting, value) => checkInShop(shop.taxonomy, hasPage, () => shop.setting(MENUS))(setting, value),
    preview: async ({ path, language, isMobile }, drafts) => {
      const drafted = draftedShop(shop, drafts);
      let address = new URL(path, origin);
      for (let step = 0; ; step += 1) {
        const request = new Request(new URL(address.pathname + address.search, origin), {
          headers: headersOf({ language, isMobile }),
        });
        const response = await render(request, drafted, async (text, init) => new Response(text, init), {
          rules: drafts.rules ?? "live",
          ...(drafts.ruleContexts && { ruleContexts: drafts.ruleContexts }),
        });
        const next = response.headers.get("location");
        if (next === null || step === MOST_REDIRECTS) return withoutScripts(await response.text());
        address = new URL(next, address);
      }
    },
  };
}

/** None without products: the page says then that the shop is being set up. */
const automaticSections = ({ settingUp, sections }: HomeData): readonly AutomaticSection[] =>
  settingUp === undefined
    ? sections.map(({ type, title, link, hasPhotographs, items }) => ({
        type,
        title: title ?? "",
        link: link ?? null,
        items: items.map(({ image, text, url, alt }) => ({
          ...(image && { image }),
          ...(text && { text }),
          ...(url && { url }),
          ...(image && alt && { productName: alt }),
          ...(image && hasPhotographs && { isPhotograph: true }),
        })),
      }))
    : [];

/** A preview is for looking at: its frame runs no scripts. */
const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gsu, "")
    .replaceAll(/<link\b[^>]*\brel="(?:modulepreload|preload)"[^>]*>/gu, "")
    .replaceAll(/ autofocus(?:="")?/giu, "");

const headersOf = ({ language, isMobile }: Omit<PreviewedPage, "path">): Record<string, string> => ({
  accept: "text/html",
  cookie: `${LOCALE_COOKIES.language}=${encodeURIComponent(language)}`,
  ...(isMobile && { "user-agent": PHONE }),
});

function draftedShop(
  { edition: _edition, ...shop }: Shop,
  { settings = new Map(), product, look, cart, rules: _rules, ruleContexts: _contexts, ...content }: Drafts,
): Shop {
  const setting: ReadSetting = (wanted) =>
    settings.has(wanted.name) ? (settings.get(wanted.name) as never) : shop.setting(wanted);
  const database = cart
    ? withDraftCheckout(shop.database, cart)
    : look
      ? withDraftLook(shop.database, look)
      : withDraft(shop.database, content);
  return {
    ...shop,
    setting,
    database,
    orderServices: { ...shop.orderServices, database, setting },
    ...(product && { draftProduct: product }),
  };
}
