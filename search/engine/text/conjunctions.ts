// Words for "and". Names are written with "&", which is not a word, so queries are compared without these.

/** Left out wherever other words remain. */
const CONJUNCTIONS: ReadonlySet<string> = new Set(["and", "und", "et"]);
/** Only left out between other words, because they also begin names: "Y Project". */
const SHORT_CONJUNCTIONS: ReadonlySet<string> = new Set(["e", "y", "и", "و"]);

/** "rag and bone" is "rag bone", which finds "Rag & Bone"; "and" alone stays. */
export function withoutConjunctions(text: string): string {
  if (!ANY.test(text)) return text;
  const words = text.split(/\s+/u).filter((word) => word !== "");
  const kept = words.filter((word, place) => {
    const folded = word.toLowerCase();
    if (CONJUNCTIONS.has(folded)) return false;
    return !SHORT_CONJUNCTIONS.has(folded) || place === 0 || place === words.length - 1;
  });
  return kept.some((word) => LETTER.test(word)) ? kept.join(" ") : text;
}

/** Most queries have none and are returned as they are. */
const ANY = new RegExp(`(?:^|\\s)(?:${[...CONJUNCTIONS, ...SHORT_CONJUNCTIONS].join("|")})(?:\\s|$)`, "iu");
const LETTER = /[\p{L}\p{N}]/u;
