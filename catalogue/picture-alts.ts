// Descriptions of a product's pictures by their number, as the feed writes them: "1 > Front⇥3 > Lining".

const ALT = /^([1-9]\d?) > (\S.*)$/u;
const LONGEST_ALT = 500;

/** By number of the picture, from 1. What is malformed is left out. */
export const parsePictureAlts = (text: string): ReadonlyMap<number, string> =>
  new Map(
    text.split("\t").flatMap((part) => {
      const [, number, alt] = ALT.exec(part) ?? [];
      return alt === undefined ? [] : [[Number(number), alt] as const];
    }),
  );

export const printPictureAlts = (alts: Iterable<readonly [number: number, alt: string]>): string =>
  [...alts]
    .filter(([, alt]) => alt !== "")
    .map(([number, alt]) => `${number} > ${alt}`)
    .join("\t");

export const isPictureAlts = (text: string): boolean => {
  const parts = text.split("\t");
  return (
    parts.every((part) => ALT.test(part) && part.length <= LONGEST_ALT) && parsePictureAlts(text).size === parts.length
  );
};
