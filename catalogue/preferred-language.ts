// The language that a browser asks for: the best of its Accept-Language that the shop speaks.

import { type LanguageCode, languageOf } from "./languages.ts";

/** "de-CH, fr;q=0.9, *;q=0.1" gives "de"; undefined when the shop speaks none of them. */
export function preferredLanguage(acceptLanguage: string): LanguageCode | undefined {
  const asked = acceptLanguage.slice(0, LONGEST).split(",").flatMap(readRange);
  // The sort is stable: of two that are wanted alike the first stands first.
  return asked
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => languageOf(tag)?.code)
    .find((code) => code !== undefined);
}

/** Characters; browsers send some dozens. */
const LONGEST = 500;

/** A language with a quality of 0 is one that the visitor does not want. */
function readRange(range: string): readonly { readonly tag: string; readonly quality: number }[] {
  const [, tag, weight = "1"] =
    /^\s*([a-z]{2,8}(?:-[\w]{1,8})*)\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*$/iu.exec(range) ?? [];
  const quality = Number(weight);
  return tag === undefined || quality === 0 ? [] : [{ tag, quality }];
}
