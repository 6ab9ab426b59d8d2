// Descriptions of a product's pictures by their number, as the feed writes them: "1 > Front⇥3 > Lining".

const ALT = /^([1-9]\d?) > (\S.*)$/u;
const LONGEST_ALT = 500;

/** Alternative texts, keyed by the picture's number, from 1. Malformed parts are left out. */
export const parsePictureAlts = (text: string): ReadonlyMap<number, string> =>
  new Map(
    text.split("\t").flatMap((part) => {
      const [, number, alt] = ALT.exec(part) ?? [];
      return alt === undefined ? [] : [[Number(number), alt] as const];
    }),
  );

/** The feed's field with the descriptions in a language. */
export const pictureAltsField = (language: string): string =>
  language === "en" ? "picture_alts" : `picture_alts_${language}`;

export const printPictureAlts = (alts: Iterable<readonly [number: number, alt: string]>): string =>
  [...alts]
    .filter(([, alt]) => alt !== "")
    .map(([number, alt]) => `${number} > ${alt}`)
    .join("\t");

/** A description from another shop's file, in the form that the feed takes; empty if there is none. */
export const tidyPictureAlt = (written: string): string =>
  written
    .replaceAll(/\s+/gu, " ")
    .trim()
    .slice(0, LONGEST_ALT - "99 > ".length)
    // Half of a surrogate pair.
    .replace(/[\uD800-\uDBFF]$/, "");

export const isPictureAlts = (text: string): boolean => {
  const parts = text.split("\t");
  return (
    parts.every((part) => ALT.test(part) && part.length <= LONGEST_ALT) && parsePictureAlts(text).size === parts.length
  );
};
