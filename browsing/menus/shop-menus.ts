// The shop's menus for a visitor: what the taxonomy and the stock give, arranged by the merchant, at this moment.

import { contentChanges } from "#commerce/content";
import { lastChange, MENUS, menusAt, targetsOf } from "#commerce/settings/menus";
import type { BrowsedShop, Browsing } from "../context.ts";
import { cachePerDatabase } from "../database-cache.ts";
import { readDesigners } from "../designers.ts";
import { translateContent } from "../translate.ts";
import { viewerFor } from "../viewer.ts";
import { featuresOf } from "./features.ts";
import { footerGroups, LEGAL } from "./footer.ts";
import type { MenuDepartment, MenuGroup, MenuLink } from "./menu.ts";
import { menusOf, translateMenus, type Features, type Link } from "./menus.ts";
import { arrangeGroups, arrangeHeader } from "./merchant-menus.ts";
import { ANY_PRODUCTS, stockOf, type HasProducts } from "./stock.ts";

export interface ShopMenus {
  readonly departments: readonly MenuDepartment[];
  /** Columns of the footer. */
  readonly columns: readonly MenuGroup[];
  /** The row of links under the footer's columns. */
  readonly legal: readonly MenuLink[];
}

/** Failures are reported; then `isWhole` is false, and the menus may have entries without products. */
export async function loadMenus(
  browsing: Browsing,
  link: Link,
): Promise<{ readonly menus: ShopMenus; readonly isWhole: boolean }> {
  const { shop, onError } = browsing;
  const { language } = browsing.visitor;
  let isWhole = true;
  const orElse =
    <Value>(fallback: Value) =>
    (error: unknown) => {
      onError(error);
      isWhole = false;
      return fallback;
    };
  const [features, hasProducts, { handleOf }] = await Promise.all([
    featuresOf(browsing).catch(orElse<Features>(new Map())),
    merchantStock(browsing).catch(orElse(ANY_PRODUCTS)),
    readDesigners(browsing),
  ]);
  const { header = {}, footer = {} } = menusAt(shop.setting(MENUS), Date.now());
  const menus = await translateContent(browsing, (translate) => {
    const context = { language, link, translate, handleOf, hasProducts };
    const automatic = translateMenus(menusOf(shop.taxonomy, features, link, language), translate);
    const departments = arrangeHeader(automatic, header, context);
    const groups = arrangeGroups(footerGroups(departments, link, language), footer, context);
    return {
      departments,
      columns: groups.filter(({ id }) => id !== LEGAL),
      legal: groups.find(({ id }) => id === LEGAL)?.links ?? [],
    };
  });
  return { menus, isWhole };
}

/** Changes with the merchant's menus and at the moments of their schedule; part of the keys of caches. */
export function menusKey({ setting }: Pick<BrowsedShop, "setting">): string {
  const menus = setting(MENUS);
  if (!versions.has(menus)) versions.set(menus, (latest += 1));
  return `${versions.get(menus)}.${lastChange(menus, Date.now())}`;
}

/** Numbers of the values that were read. The revision in the database may be ahead of them. */
const versions = new WeakMap<object, number>();
let latest = 0;

const LIFE_MS = 60_000;
/** One for each country and price list. */
const MAX_STOCKS = 600;
const stockCacheOf = cachePerDatabase<Promise<HasProducts>>({ max: MAX_STOCKS, ttl: LIFE_MS });

/** Counts the products of the merchant's entries, for everyone in a country, once in a while. */
async function merchantStock(browsing: Browsing): Promise<HasProducts> {
  const { database, taxonomy, setting } = browsing.shop;
  const targets = targetsOf(menusAt(setting(MENUS), Date.now())).map(({ target }) => target);
  if (targets.length === 0) return ANY_PRODUCTS;
  const everyone = { ...browsing, visitor: { ...browsing.visitor, vipLevel: 0 } };
  const { last } = await contentChanges(database, browsing.shop.id);
  const revisions = [taxonomy.revision, database.revisions.of("catalogue"), database.revisions.of("content"), last];
  const cache = stockCacheOf(database);
  const key = JSON.stringify([revisions, await viewerFor(everyone), targets]);
  const known = cache.get(key);
  if (known) return known;
  const stock = stockOf(everyone, targets);
  cache.set(key, stock);
  stock.catch(() => cache.delete(key));
  return stock;
}
