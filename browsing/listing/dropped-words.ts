// Words of a search that were given up or not understood: the next lines of the table of meanings.

import { EVERYONE, type LanguageCode, type Market } from "#catalogue";
import { meantQuery } from "#search/intent";
import type { BrowsedShop } from "../context.ts";
import { intentIn } from "./intent.ts";
import { search } from "./search.ts";

export interface DroppedWord {
  /** As typed. */
  readonly word: string;
  /** False if it was only given up because no product has it together with the others. */
  readonly isUnknown: boolean;
}

/** More are not a query of a shopper. */
const MOST_WORDS = 5;

/** Reads a search again, as every visitor of the market and language would. */
export async function droppedWords(
  text: string,
  shop: BrowsedShop,
  { market, language }: { readonly market: Market; readonly language: LanguageCode },
): Promise<readonly DroppedWord[]> {
  const viewer = { ...EVERYONE, priceList: market.priceList, textSort: "relevance" } as const;
  const { reading } = await meantQuery(
    { text, facets: [], limit: 0 },
    intentIn({ shop, visitor: { language } }, viewer),
    (query) => search({ shop }, query),
  );
  if (!reading) return [];
  const given = reading.dropped.flatMap((part) => ("typed" in part && part.kind !== "not" ? [part.typed] : []));
  return [
    ...reading.unused.map((word) => ({ word, isUnknown: true })),
    ...given.map((word) => ({ word, isUnknown: false })),
  ].slice(0, MOST_WORDS);
}
