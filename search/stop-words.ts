// Stop words: words of a query that say little on their own, by language. Folded, as queries are compared.

import { fold } from "./engine/text/fold.ts";

const STOP_WORDS: Readonly<Record<string, string>> = {
  en: "a an and are as at be but by for from has have i in is it its me my of on or our that the their this to was we with you your",
  fr: "a au aux avec ce ces cet cette d dans de des du elle en est et il ils je l la le les leur ma mes mon ne nos nous ou par pas pour qu que qui s sa ses son sur un une vos votre vous",
  de: "als am an auch auf aus bei das dem den der des die ein eine einem einen einer eines er es für ich ihr im in ist mein mit nach nicht oder sein sie sind so über um und uns unser vom von vor wie wir zu zum zur",
  it: "a ad al alla allo ai alle che con da dal dalla de dei del della delle di e ed gli i il in la le lo ma mia mio nel nella o per più quello questa questo si su sul sulla un una uno",
  es: "a al como con de del e el ella en es esta este la las lo los mi mis más no o para pero por que se sin su sus sobre tu un una unas unos y",
  pt: "a ao aos as com da das de do dos e em essa esse esta este mais na nas no nos o os ou para pela pelo por que se sem seu sua um uma",
  nl: "aan als bij dat de den der deze die dit een en er het hij ik in is met mijn naar niet of om onder onze op over te tot uit van voor wat wij ze zijn zonder",
  ru: "а без бы в во для до же за и из или к как ко мне мой мы на не но о об от по под при с со так то у что эта это этот я",
  ar: "الى إلى أو ان أن التي الذي على عن في كل لا ل ما مع من هذا هذه هو هي و",
};

/** The folded stop words of languages; of all of them if none is given. Other languages have none. */
function stopWordsOf(languages: readonly string[]): ReadonlySet<string> {
  const codes =
    languages.length === 0 ? Object.keys(STOP_WORDS) : languages.map((code) => code.slice(0, 2).toLowerCase());
  const key = codes.join();
  const known = KNOWN.get(key);
  if (known) return known;
  const words = new Set(
    codes.flatMap((code) => (Object.hasOwn(STOP_WORDS, code) ? fold(STOP_WORDS[code]!).split(" ") : [])),
  );
  if (KNOWN.size < MOST_KNOWN) KNOWN.set(key, words);
  return words;
}

const KNOWN = new Map<string, ReadonlySet<string>>();
const MOST_KNOWN = 100;

/**
 * A text without stop words. The last word stays if it may be the beginning of another one, and a text of only stop words stays
 * whole. Undefined languages: the text as it is.
 */
export function withoutStopWords(
  text: string,
  languages: readonly string[] | undefined,
  isLastPrefix: boolean,
): string {
  if (languages === undefined) return text;
  const stopped = stopWordsOf(languages);
  const words = text.split(/\s+/u).filter((word) => word !== "");
  const kept = words.filter(
    (word, place) => (isLastPrefix && place === words.length - 1) || !stopped.has(fold(word.replace(EDGES, ""))),
  );
  return kept.length === 0 ? text : kept.join(" ");
}

/** True if no word of a text says anything on its own, in any language. */
export function hasOnlyStopWords(text: string): boolean {
  const stopped = stopWordsOf([]);
  return text.split(/\s+/u).every((word) => {
    const bare = fold(word.replace(EDGES, ""));
    return bare === "" || stopped.has(bare);
  });
}

const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
