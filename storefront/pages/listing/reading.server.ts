// Tells a shopper how their query was read: its parts, each with a link to the search without it, and what was not used.

import { messagesIn } from "#catalogue";
import { chipsOf, defaultState } from "#search/state";
import type { Reading, ReadPart } from "#search/intent";
import { translateContent } from "#browsing";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { listingFilters } from "#locales/listing-filters";
import { searchReading } from "#locales/search-reading";
import { priceNameIn } from "./chip-name.ts";
import type { ReadQuery } from "./listing-data.ts";
import type { Asked } from "./load-listing.server.ts";
import { searchHref } from "./search-ways.server.ts";

export const readQuery = (
  reading: Reading,
  asked: Pick<Asked, "data" | "state">,
  args: LoaderArgs,
): Promise<ReadQuery> | ReadQuery => translateContent(args, (translate) => readIn(reading, asked, args, translate));

function readIn(
  { parts, dropped, hasMatches, unused }: Reading,
  asked: Pick<Asked, "data" | "state">,
  args: LoaderArgs,
  translate: (name: string) => string,
): ReadQuery {
  const { language } = args.visitor;
  const say = messagesIn(searchReading, language);
  const sayFilter = messagesIn(listingFilters, language);
  const nameOf = (part: ReadPart): string => {
    switch (part.kind) {
      case "price":
        return priceName(part, asked, priceNameIn(sayFilter));
      case "size":
        return sayFilter("sizeNamed", { name: part.name });
      case "not":
        return say("without", { word: part.typed });
      case "cheap":
        return say("cheapest");
      default:
        return part.type === undefined
          ? part.typed
          : translate(args.shop.taxonomy.typeNamed(part.type)?.name ?? part.type);
    }
  };
  const list = new Intl.ListFormat(language, { type: "unit", style: "short" });
  return {
    title: say("readAs"),
    parts: parts.map((part) => {
      const name = nameOf(part);
      if (!part.without) return { name };
      return { name, href: searchHref(args, asked, part.without), remove: say("removePart", { name }) };
    }),
    notes: [
      ...(dropped.length > 0 ? [say(hasMatches ? "few" : "dropped", { words: list.format(dropped.map(nameOf)) })] : []),
      ...(unused.length > 0 ? [say("unused", { words: list.format(unused) })] : []),
    ],
    exactly: { name: say("exactly"), href: searchHref(args, asked, `"${asked.state.query.replaceAll('"', "")}"`) },
  };
}

/** As the filter of prices names it. */
function priceName(
  { min, max }: Extract<ReadPart, { readonly kind: "price" }>,
  { data }: Pick<Asked, "data">,
  priceNamed: ReturnType<typeof priceNameIn>,
): string {
  const { currency, defaults } = data;
  const range = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const state = { ...defaultState(defaults), range: { [currency]: range } };
  return chipsOf(state, defaults, { currency, priceName: priceNamed })[0]?.label ?? "";
}
