// Where a visitor can go on from an empty page: the new arrivals, and the entries of the header, which have products.

import { messagesIn, type LanguageCode } from "#catalogue";
import { loadMenus, type Browsing } from "#browsing";
import { errors } from "#locales/errors";
import type { Way } from "#storefront/framework/define.ts";
import type { Visitor } from "#storefront/framework/context.ts";
import { linkFor } from "./viewer.server.ts";

export async function loadWays(context: Browsing & { readonly visitor: Visitor }): Promise<readonly Way[]> {
  const language: LanguageCode = context.visitor.language;
  const link = linkFor(context.visitor);
  const { menus } = await loadMenus(context, link);
  const departments = menus.departments.map(({ href, name }) => ({ href, name }));
  if (departments.length === 0) return [];
  return [
    { href: link("/collections/new-arrivals"), name: messagesIn(errors, language)("newArrivals") },
    ...departments,
  ];
}
