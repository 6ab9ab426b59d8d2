// The search that a customer is about to save: its listing, and a name made of its heading and filters.

import { lookUp, messagesIn } from "#catalogue";
import { type AddressedListing, factLabels, listingAt, translateContent } from "#browsing";
import { chipsOf } from "#search/state";
import { sizeGroupsIn } from "#search/state/size-filter";
import { listingFilters } from "#locales/listing-filters";
import { listed } from "#commerce/labels";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { chipName, priceNameIn } from "#storefront/pages/listing/chip-name.ts";
import { chosenLabels } from "#storefront/pages/listing/translate.server.ts";

/** `address` is a path and a query without the country, from the link on a listing. Undefined if it is no listing. */
export async function askedListing(args: LoaderArgs, address: string): Promise<AddressedListing | undefined> {
  if (!address.startsWith("/") || !URL.canParse(address, args.url)) return undefined;
  const { pathname, search } = new URL(address, args.url);
  return listingAt(args, pathname, search);
}

const LONGEST_NAME = 120;

/** "Coats, Black, Size M". */
export function nameOf(args: LoaderArgs, { title, state, defaults }: AddressedListing): string | Promise<string> {
  const { taxonomy } = args.shop;
  const { market, language } = args.visitor;
  const say = messagesIn(listingFilters, language);
  const labels = { ...chosenLabels(taxonomy, state), ...factLabels(state, language) };
  const chips = chipsOf(state, defaults, {
    currency: market.currency,
    sizesOf: sizeGroupsIn(taxonomy),
    priceName: priceNameIn(say),
    labelOf: (_, value) => lookUp(labels, value),
  });
  return translateContent(args, (translate) =>
    listed([title, ...chips.map((chip) => translate(chipName(chip, say)))], language).slice(0, LONGEST_NAME),
  );
}
