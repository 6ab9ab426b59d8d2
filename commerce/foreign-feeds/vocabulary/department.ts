// Derives departments from gender and age group, or from the words of types, tags, title and handle.

import type { Gender, Taxonomy, Wearer } from "#catalogue";
import { dictionaryOf, phrasesIn, wordsIn } from "../words.ts";
import { GOODS_OF, NOT_WEARERS, WEARER_WORDS } from "./department-words.ts";

interface AudienceHints {
  /** Google's "female", "male", "unisex", or words such as "Women". */
  readonly gender?: string | undefined;
  /** Google's "adult", "kids", "toddler", "infant", "newborn"; "teens" too. */
  readonly ageGroup?: string | undefined;
  /** Further texts, most reliable first. */
  readonly texts: readonly { readonly text: string; readonly confidence: number; readonly isProse?: boolean }[];
}

export interface UnderstoodDepartments {
  /** Ids of departments. */
  readonly departments: readonly string[];
  /** The text that names them. */
  readonly written: string;
  /** From 0 to 1. */
  readonly confidence: number;
}

/** Undefined if there are no hints. */
export function departmentsIn(taxonomy: Taxonomy, hints: AudienceHints): UnderstoodDepartments | undefined {
  const { gender = "", ageGroup = "", texts } = hints;
  const own = readText(taxonomy, `${gender} ${ageGroup}`);
  const said = texts.map(({ text, confidence, isProse }) => ({
    ...readText(taxonomy, text, isProse),
    text,
    confidence,
  }));
  const named = said.filter(({ departments }) => departments.length > 0);
  const [best] = named;
  if (best !== undefined && own.genders.length === 0) {
    const same = named.filter(({ confidence }) => confidence === best.confidence);
    const all = new Set(same.flatMap((one) => one.departments));
    const departments = taxonomy.wearers.filter((id) => all.has(id));
    return { departments, written: best.text, confidence: best.confidence };
  }
  const genderHint = own.genders.length > 0 ? undefined : said.find(({ genders }) => genders.length > 0);
  const stageHint =
    own.stage === undefined ? said.find(({ stage }) => stage !== undefined && stage !== "adult") : undefined;
  const sources = [genderHint, stageHint].filter((one) => one !== undefined);
  // Tags may name both women and men.
  const together = said.filter(({ confidence }) => confidence === genderHint?.confidence).flatMap((one) => one.genders);
  const genders = own.genders.length > 0 ? own.genders : [...new Set(together)];
  // "Toddler sun hat" among kids' accessories is a baby's.
  const isBaby = stageHint?.stage === "kids" && said.some((one) => one.stage === "baby");
  const stage = own.stage ?? (isBaby ? "baby" : stageHint?.stage) ?? "adult";
  if (genders.length === 0 && stage === "adult") return undefined;
  const departments = (genders.length === 0 ? BOTH : BOTH.filter((one) => genders.includes(one))).flatMap(
    (one) =>
      taxonomy.departments.find(
        (department) => department.gender === one && WEARERS_OF[stage].some((wearer) => wearer === department.wearer),
      )?.id ?? [],
  );
  if (departments.length === 0) return undefined;
  return {
    departments,
    written: sources[0]?.text ?? (gender || ageGroup),
    confidence: Math.min(1, ...sources.map(({ confidence }) => confidence)),
  };
}

/** Departments of adults whose goods the texts name, such as bikinis. */
export function departmentsOfGoods(taxonomy: Taxonomy, texts: readonly string[]): readonly string[] {
  const genders = new Set(
    texts.flatMap((text) => phrasesIn(wordsIn(text), (phrase) => GOODS.get(phrase)).map(({ value }) => value)),
  );
  return taxonomy.departments
    .filter(({ wearer, gender = "" }) => (wearer === "women" || wearer === "men") && genders.has(gender))
    .map(({ id }) => id);
}

type Stage = "adult" | "kids" | "baby" | "teen";
const BOTH: readonly Gender[] = ["female", "male"];

interface Said {
  /** Departments of the shop that the text is the name of. */
  readonly departments: readonly string[];
  readonly genders: readonly Gender[];
  readonly stage: Stage | undefined;
}

function readText(taxonomy: Taxonomy, written: string, isProse = false): Said {
  const text = written.replaceAll(NOT_WEARERS, " ");
  const words = wordsIn(text).filter((word) => !isProse || !AMBIGUOUS.has(word));
  const id = words.join("-");
  const found = new Set(phrasesIn(words, (phrase) => DICTIONARY.get(phrase)).map(({ value }) => value));
  for (const [characters, value] of CHARACTERS) if (text.includes(characters)) found.add(value);
  for (const word of words) for (const [start, value] of STARTS) if (start.test(word)) found.add(value);
  const isHers = ["female", "girl", "unisex"].some((one) => found.has(one));
  const isHis = ["male", "boy", "unisex"].some((one) => found.has(one));
  const stage = (["baby", "teen"] as const).find((one) => found.has(one));
  const isKids = ["kids", "girl", "boy"].some((one) => found.has(one));
  return {
    departments: taxonomy.isWearer(id) ? [id] : [],
    genders: [...(isHers ? (["female"] as const) : []), ...(isHis ? (["male"] as const) : [])],
    stage: stage ?? (isKids ? "kids" : found.has("adult") ? "adult" : undefined),
  };
}

/** Words that in a title are more often a name or another language's word: "Nina dress", "barn jacket", "Be kind". */
const AMBIGUOUS: ReadonlySet<string> = new Set(
  "nina nino kind barn dam dame herr ado mans man bimba bimbo lady youth junior manner child".split(" "),
);

const GOODS = dictionaryOf(GOODS_OF);
const DICTIONARY = dictionaryOf(WEARER_WORDS);
/** German and Dutch compounds: "Herrenanzug", "Meisjesjurk". */
const STARTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:damen|dames|braut(?!igam)|bruids)\p{L}{3}/u, "female"],
  [/^(?:herren|heren)\p{L}{3}/u, "male"],
  [/^(?:kinder)\p{L}{3}/u, "kids"],
  [/^(?:madchen|maedchen|meisjes|blumenmadchen)\p{L}{3}/u, "girl"],
  [/^(?:jungen|jongens)\p{L}{3}/u, "boy"],
  [
    /^(?:baby|tauf)(?:kleid|hose|jacke|body|mutz|schuh|socken|strampl|decke|schlafsack|hemd|pullover|jurk|broek|romper|pak|muts|slof|deken|shirt|legging)/u,
    "baby",
  ],
];
/** The longest first, so that 女童 is a girl before 女 is a woman. */
const CHARACTERS = [...DICTIONARY]
  .filter(([word]) => /[\p{sc=Han}\p{sc=Katakana}\p{sc=Hangul}]/u.test(word))
  .toSorted(([one], [other]) => other.length - one.length);

const WEARERS_OF: Readonly<Record<Stage, readonly Wearer[]>> = {
  adult: ["women", "men"],
  kids: ["child"],
  baby: ["baby"],
  teen: ["teen"],
};
