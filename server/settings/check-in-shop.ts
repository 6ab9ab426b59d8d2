// Checks of settings that need the shop's data, and that a schema cannot do.

import type { Hono } from "hono";
import { checkMenus, type HasPage } from "#browsing";
import type { Taxonomy } from "#catalogue";
import type { CheckInShop } from "#commerce/settings";
import { MENUS, type Menus } from "#commerce/settings/menus";
import { DATA_MEDIA_TYPE, type Payload } from "#storefront/framework/protocol.ts";

export const checkInShop =
  (taxonomy: Taxonomy, hasPage: HasPage, storedMenus: () => Menus | Promise<Menus>): CheckInShop =>
  async ({ name }, value) =>
    name === MENUS.name ? checkMenus(value as Menus, await storedMenus(), taxonomy, hasPage) : [];

/** Asks the shop itself for the data of the page, which costs less than the document, and follows its redirects. */
export const hasPageIn =
  (app: Pick<Hono, "request">): HasPage =>
  async (address) => {
    let next: string | undefined = address;
    for (let step = 0; step < MOST_REDIRECTS && next?.startsWith("/"); step += 1) {
      const response: Response = await app.request(next, { headers: { accept: DATA_MEDIA_TYPE } });
      next = await redirectOf(response);
      if (next === undefined) return !isMissing(response);
    }
    return true;
  };

const MOST_REDIRECTS = 3;

async function redirectOf(response: Response): Promise<string | undefined> {
  if (response.headers.get("content-type")?.startsWith(DATA_MEDIA_TYPE)) {
    const { redirect } = (await response.json()) as Payload;
    return redirect?.location;
  }
  await response.body?.cancel();
  return response.headers.get("location") ?? undefined;
}

const TOO_MANY_REQUESTS = 429;

/** A page that fails or is busy at this moment exists. */
const isMissing = ({ status }: Response): boolean => status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS;
