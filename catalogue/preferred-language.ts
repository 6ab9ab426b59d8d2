// The shop's language that best matches a browser's Accept-Language header.

import { type LanguageCode, languageOf } from "./languages.ts";

/** "de-CH, fr;q=0.9, *;q=0.1" gives "de"; undefined if the shop has none of the languages. */
export function preferredLanguage(acceptLanguage: string): LanguageCode | undefined {
  const asked = acceptLanguage.slice(0, LONGEST).split(",").flatMap(readRange);
  // The sort is stable, so the first of two languages with equal quality wins.
  return asked
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => languageOf(tag)?.code)
    .find((code) => code !== undefined);
}

/** Limit in characters; browsers send a few dozen. */
const LONGEST = 500;

/** A quality of 0 excludes a language. */
function readRange(range: string): readonly { readonly tag: string; readonly quality: number }[] {
  const [, tag, weight = "1"] =
    /^\s*([a-z]{2,8}(?:-[\w]{1,8})*)\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*$/iu.exec(range) ?? [];
  const quality = Number(weight);
  return tag === undefined || quality === 0 ? [] : [{ tag, quality }];
}
