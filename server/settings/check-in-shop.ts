// Checks of settings that need the shop's data, and that a schema cannot do.

import type { Hono } from "hono";
import { checkMenus, type HasPage } from "#browsing";
import type { Taxonomy } from "#catalogue";
import type { CheckInShop } from "#commerce/settings";
import { MENUS, type Menus } from "#commerce/settings/menus";

export const checkInShop =
  (taxonomy: Taxonomy, hasPage: HasPage): CheckInShop =>
  async ({ name }, value) =>
    name === MENUS.name ? checkMenus(value as Menus, taxonomy, hasPage) : [];

/** Asks the shop itself, and follows its redirects. */
export const hasPageIn =
  (app: Pick<Hono, "request">): HasPage =>
  async (address) => {
    let next: string | null = address;
    for (let step = 0; step < MOST_REDIRECTS && next?.startsWith("/"); step += 1) {
      const response: Response = await app.request(next);
      await response.body?.cancel();
      if (response.status < 300 || response.status >= 400) return response.status < 300;
      next = response.headers.get("location");
    }
    return next !== null;
  };

const MOST_REDIRECTS = 3;
