// Words that a person types, as a query for their beginnings in a tsvector of words.

const MOST_WORDS = 8;
/** PostgreSQL refuses words of more than 2,046 bytes. */
const LONGEST_WORD = 200;

/** Undefined without any word. */
export function beginningsOf(text: string): string | undefined {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  // Quotes and backslashes are doubled inside a quoted word of a tsquery.
  return words
    .map((word) => `'${word.slice(0, LONGEST_WORD).toWellFormed().replaceAll(/['\\]/g, "$&$&")}':*`)
    .join(" & ");
}
