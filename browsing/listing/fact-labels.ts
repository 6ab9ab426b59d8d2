// Labels of the values of facts, such as materials and heights of heels, in the visitor's language.

import { type LanguageCode, messagesIn, readDiscount, type Say } from "#catalogue";
import { type PlainListName, PLAIN_LISTS, facetOf, type SearchState } from "#search/state";
import { factsMessages } from "#locales/facts-messages";
import type { ListingFacets } from "./facet-data.ts";

/** Undefined for values that only a merchant knows. */
export function factLabel(value: string, language: LanguageCode): string | undefined {
  const say = messagesIn(factsMessages, language);
  const percent = readDiscount(value);
  if (percent !== undefined) return say("discountFrom", { percent });
  return isKnown(value) ? say(value) : undefined;
}

type Keys = Parameters<Say<typeof factsMessages>>[0];

const isKnown = (value: string): value is Exclude<Keys, "discountFrom"> =>
  value !== "discountFrom" && Object.hasOwn(factsMessages.en, value);

/** Labels of the values that a listing offers or has selected, keyed by value. Values that are their own label are left out. */
export function factLabels(
  { refinementList }: SearchState,
  language: LanguageCode,
  counts: ListingFacets["counts"] = {},
): Readonly<Record<string, string>> {
  const values = FACTS.flatMap((name) => [...Object.keys(counts[name] ?? {}), ...refinementList[name]]);
  return Object.fromEntries(
    values.flatMap((value) => {
      const label = factLabel(value, language);
      return label === undefined || label === value ? [] : [[value, label]];
    }),
  );
}

const FACTS: readonly PlainListName[] = PLAIN_LISTS.filter((name) => facetOf(name).isFact);
