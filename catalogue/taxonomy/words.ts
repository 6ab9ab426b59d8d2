// Words of a type's name, to compare spellings: "Women's Trench Coats" and "trench-coat" are the same.

/** Singular, in lower case, without the wearer: "trench coat". */
export const wordsOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("&", " and ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .replaceAll(/\b(?:wo)?men(?: ?s)?\b|\b(?:girl|boy|kid|lady|ladie|unisex|designer)(?: ?s)?\b/gu, " ")
    .trim()
    .split(/\s+/u)
    .map(singular)
    .join(" ");

const singular = (word: string): string => {
  if (word.length < 4 || /(?:ss|us)$/u.test(word)) return word;
  if (/(?:ches|shes|sses|xes)$/u.test(word)) return word.slice(0, -2);
  if (word.endsWith("scarves")) return "scarf";
  return word.replace(/ies$/u, "y").replace(/s$/u, "");
};
