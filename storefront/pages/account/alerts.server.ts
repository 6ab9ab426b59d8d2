// The account's alerts: which changes of the wishlist a customer wants to hear about.

import { countryName, languageOf } from "#catalogue";
import { findAlerts, saveAlerts } from "#commerce/alerts";
import { goTo, readFields, requireAccount } from "#storefront/features/forms/forms.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { accountLinks } from "./account.server.ts";
import type { AlertsData } from "./alerts-data.ts";

export async function loader(args: LoaderArgs): Promise<AlertsData> {
  const { id, email } = requireAccount(args);
  const { url, shop, visitor } = args;
  const { language, market } = visitor;
  const link = linkFor(visitor);
  const alerts = await findAlerts(shop.database, id);
  return {
    links: accountLinks(link),
    action: link("/account/alerts"),
    email,
    priceDrops: alerts?.priceDrops ?? false,
    backInStock: alerts?.backInStock ?? false,
    language: languageOf(language)?.nativeName ?? language,
    country: countryName(market.country, language),
    isSaved: url.searchParams.get("saved") === "alerts",
  };
}

/** The market and language of the page are those of the mails. */
export async function action(args: LoaderArgs) {
  const { id } = requireAccount(args);
  const { shop, visitor } = args;
  const fields = await readFields(args.request);
  const choices = { priceDrops: "priceDrops" in fields, backInStock: "backInStock" in fields };
  const place = { market: visitor.market.code, language: visitor.language };
  await saveAlerts(shop.database, id, choices, place, shop.accounts.now());
  return goTo(`${linkFor(visitor)("/account/alerts")}?saved=alerts`);
}
