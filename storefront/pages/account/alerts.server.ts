// The account's alerts: changes of the wishlist, and saved searches.

import { languageOf, marketOf, messagesIn, prefixPath } from "#catalogue";
import { keepSearch } from "#browsing";
import {
  changeFrequency,
  deleteSavedSearch,
  findAlerts,
  listSavedSearches,
  saveAlerts,
  type SavedSearch,
} from "#commerce/alerts";
import { accountAlerts } from "#locales/account-alerts";
import { again, goTo, readFields, requireAccount } from "#storefront/features/forms/forms.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { marketName } from "#storefront/layout/market-name.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { accountLinks } from "./account.server.ts";
import type { AlertsData, AskedSearch, ShownSearch } from "./alerts-data.ts";
import { askedListing, nameOf } from "./saved-search.server.ts";

/** Values of `?saved=`, which anyone can set. */
const DONE: ReadonlyMap<string | null, AlertsData["done"]> = new Map([
  ["alerts", "saved"],
  ["search", "savedSearch"],
  ["deleted", "deletedSearch"],
]);

export async function loader(args: LoaderArgs): Promise<AlertsData> {
  const { id, email } = requireAccount(args);
  const { url, shop, visitor } = args;
  const { language, market } = visitor;
  const link = linkFor(visitor);
  const address = url.searchParams.get("search");
  const [alerts, searches, asked] = await Promise.all([
    findAlerts(shop.database, id),
    listSavedSearches(shop.database, id),
    address === null ? undefined : askedSearch(args, address),
  ]);
  return {
    links: accountLinks(link),
    action: link("/account/alerts"),
    email,
    priceDrops: alerts?.priceDrops ?? false,
    backInStock: alerts?.backInStock ?? false,
    language: languageOf(language)?.nativeName ?? language,
    country: marketName(market, language),
    searches: searches.map((search) => shownSearch(search, args)),
    ...(asked && { asked }),
    ...(address !== null && !asked && { isUnknown: true }),
    done: DONE.get(url.searchParams.get("saved")) ?? null,
  };
}

async function askedSearch(args: LoaderArgs, address: string): Promise<AskedSearch | undefined> {
  const listing = await askedListing(args, address);
  if (!listing) return undefined;
  const query = new URLSearchParams({ search: address });
  return { action: linkFor(args.visitor)(`/account/alerts?${query}`), name: await nameOf(args, listing) };
}

function shownSearch({ id, name, path, query, market, frequency }: SavedSearch, { visitor }: LoaderArgs): ShownSearch {
  const known = marketOf(market);
  const code = visitor.market.code === market ? (visitor.code ?? undefined) : market;
  const href = prefixPath(code, path) + (query && `?${query}`);
  return { id, name, href, country: known ? marketName(known, visitor.language) : market, frequency };
}

export async function action(args: LoaderArgs) {
  const { id } = requireAccount(args);
  const { shop, visitor } = args;
  const now = shop.accounts.now();
  const here = linkFor(visitor)("/account/alerts");
  const fields = await readFields(args.request);
  switch (fields["form"]) {
    case "search":
      return takeSearch(args, id, fields);
    case "frequency":
      await changeFrequency(shop.database, id, fields["id"] ?? "", fields["frequency"] ?? "", now);
      return goTo(`${here}?saved=alerts`);
    case "delete":
      await deleteSavedSearch(shop.database, id, fields["id"] ?? "");
      return goTo(`${here}?saved=deleted`);
    default: {
      const choices = { priceDrops: "priceDrops" in fields, backInStock: "backInStock" in fields };
      // The market and language of the page are those of the mails.
      await saveAlerts(shop.database, id, choices, { market: visitor.market.code, language: visitor.language }, now);
      return goTo(`${here}?saved=alerts`);
    }
  }
}

async function takeSearch(args: LoaderArgs, id: string, fields: Readonly<Record<string, string>>) {
  const { url, visitor } = args;
  const say = messagesIn(accountAlerts, visitor.language);
  const { name = "", frequency = "" } = fields;
  const answer = { form: "search", values: { name, frequency }, problems: {} };
  const listing = await askedListing(args, url.searchParams.get("search") ?? "");
  if (!listing) return again({ ...answer, message: say("badSearch") });
  const saved = await keepSearch(args, id, listing, { name, frequency }, args.shop.accounts.now());
  switch (saved.kind) {
    case "saved":
      return goTo(`${linkFor(visitor)("/account/alerts")}?saved=search`);
    case "full":
      return again({ ...answer, message: say("full", { count: saved.most }) });
    case "invalid":
      return saved.field === "name"
        ? again({ ...answer, problems: { name: say("badName") } })
        : again({ ...answer, message: say("badSearch") });
  }
}
