// The query that a shopper means: as typed if all words are found, otherwise as interpreted, with fewer demands if need be.
//
// The decision depends on the text and on all products that the visitor may see, never on filters, so that choosing a filter cannot
// change what the words mean.

import { queryWords } from "../engine/text/analyse.ts";
import { hasSynonymsOf } from "../engine/text/synonyms.ts";
import {
  LIMITS,
  all,
  any,
  type Boost,
  conjuncts,
  type Filter,
  is,
  not,
  type Refinement,
  refinementFilter,
  type SearchQuery,
  type SearchResult,
  type Sort,
} from "../query.ts";
import { plainText } from "../plain-text.ts";
import type { Synonyms } from "../schema.ts";
import { SIZE_ATTRIBUTES } from "../state/facets.ts";
import {
  readingsOf,
  understoodQuery,
  type UnderstandText,
  withCompoundsOf,
  withSynonymsOf,
} from "../understood-query.ts";
import {
  hasIdiom,
  interpret,
  type Interpretation,
  type ReadExclusion,
  replaceWords,
  tokensOf,
  wordsToKnow,
} from "./interpret.ts";
import { lookUp } from "./look-up.ts";
import { CATALOGUE_LANGUAGE, meaningTable, type MeaningTable, WORDS_ATTRIBUTE } from "./meaning-table.ts";
import { exclusionOf, readNegations } from "./negations.ts";
import type { Span } from "./patterns.ts";
import { hasMinus, type ReadNegation, type ReadPrice, type ReadRules } from "./read-rules.ts";
import { withGuessedSize } from "./size-rules.ts";
import { isEnglishWord } from "./real-words.ts";
import { type Demands, relax, type Relaxed } from "./relax.ts";
import { type Reading, readingOf } from "./reading.ts";
import { asNamedTypes } from "./slots.ts";
import { type LanguageWords, respell } from "./respell.ts";
import { takePhrases } from "./typed-phrases.ts";
import { type RunSearch, typesNamedIn, type Vocabulary } from "./vocabulary.ts";

export interface Intent {
  /** Language of the visitor. */
  readonly language: string;
  /** Filters of the products that the visitor may see. */
  readonly visible: readonly Filter[];
  /** Translates into the language of the catalogue. */
  readonly understand?: UnderstandText | undefined;
  /** The merchant's table of meanings. */
  readonly meanings: string;
  readonly synonyms: readonly Synonyms[];
  readonly vocabulary: () => Promise<Vocabulary>;
  /** The product type that a word names in any language. It counts where no product has the word. */
  readonly typeOf?: ((word: string) => string | undefined) | undefined;
  /** For correcting words of the visitor's language. */
  readonly words?: LanguageWords | undefined;
  /** The attribute of prices, and its units in one of the currency. */
  readonly price: { readonly name: string; readonly unit: number };
}

export interface MeantQuery {
  readonly query: SearchQuery;
  /** Absent if the query is searched as typed. */
  readonly reading?: Reading;
  /** Words that were corrected by the vocabulary of the visitor's language. */
  readonly corrections?: SearchResult["corrections"];
}

export async function meantQuery(typed: SearchQuery, intent: Intent, run: RunSearch): Promise<MeantQuery> {
  const { text } = typed;
  if (!text || isTooLong(typed)) return { query: typed };
  const language = synonymsLanguage(intent);
  const search: RunSearch = (one) => run(withSynonymsOf(withinLimit(one), language));
  const plain = plainText(text, intent.language);
  if (hasNoWords(plain)) return { query: nothingOf(typed) };
  const query = withSynonymsOf(typed, language);
  const table = meaningTable(intent.meanings, intent.synonyms, intent.language);
  const respelt = isQuoted(plain) ? undefined : await respell(plain, intent, { table, search });
  const corrected = respelt && (await readQuery(query, respelt.text, table, intent, search));
  const meant = corrected?.isFound ? corrected : await readQuery(query, plain, table, intent, search);
  const { reading } = meant;
  return {
    query: withSynonymsOf(withinLimit(meant.query), language),
    ...(reading && { reading }),
    ...(meant === corrected && respelt && { corrections: respelt.corrections }),
  };
}

const isQuoted = (text: string): boolean => /^["“„«].*["”“»]$/u.test(text.trim());

/** The query in the catalogue's language, without reading its words. */
export async function typedQuery(typed: SearchQuery, intent: Intent, run: RunSearch): Promise<MeantQuery> {
  if (hasNoWords(typed.text ?? "")) return { query: nothingOf(typed) };
  if (isTooLong(typed)) return { query: typed };
  const asked = withSynonymsOf(typed, synonymsLanguage(intent));
  return { query: withinLimit(await understoodQuery(asked, intent.understand, (one) => run(withinLimit(one)))) };
}

/** The backend refuses it. */
const isTooLong = ({ text = "" }: SearchQuery): boolean => text.length > LIMITS.textLength;

/** Translations, and characters that stand for words such as ㌖, become longer than what was typed. */
const withinLimit = (query: SearchQuery): SearchQuery =>
  isTooLong(query) ? { ...query, text: query.text!.slice(0, LIMITS.textLength).toWellFormed() } : query;

/** True for signs and emoji alone, which backends take for no text at all. */
const hasNoWords = (text: string): boolean => text.trim() !== "" && queryWords(text).length === 0;

const nothingOf = (query: SearchQuery): SearchQuery => ({ ...query, filter: all(query.filter ?? all(), any()) });

/** Undefined if the merchant has no synonyms for the visitor's language. */
const synonymsLanguage = ({ synonyms, language }: Intent): string | undefined =>
  hasSynonymsOf(synonyms, language) ? language : undefined;

async function readQuery(
  query: SearchQuery,
  text: string,
  table: MeaningTable,
  intent: Intent,
  search: RunSearch,
): Promise<MeantQuery & { readonly isFound: boolean }> {
  const isRealWord = (word: string) => table.has(word) || isEnglishWord(word);
  const filter = all(...intent.visible);
  const translated = (await intent.understand?.(text)) || text;
  const isExact = isQuoted(text);
  let hasRealWords = false;
  const isLossy = translated !== text && (await losesWords(text, translated, table, intent));
  const hasExclusion = !isExact && hasMinus(text);
  for (const reading of hasExclusion ? [] : readingsOf(text, translated)) {
    if (reading === translated && isLossy) continue;
    // English words have no German compounds.
    const compounds = reading === text && !isExact ? withCompoundsOf({ text }, intent.language) : {};
    const found = await search({ ...compounds, text: reading, filter, facets: [], limit: 0 });
    if (found.kind === "refused" || found.total === 0) continue;
    hasRealWords = found.corrections.some(({ typed }) => isRealWord(typed));
    if (hasRealWords || !(isExact || !isIdiomatic(text, reading, table))) continue;
    const asRead = withRulesOf({ ...query, text: reading }, compounds);
    return { query: await withTypesFirst(asRead, translated, intent), isFound: true };
  }
  const asWritten = hasRealWords ? { ...query, wordRules: { ...query.wordRules, isCorrected: false } } : query;
  const meant = isExact ? undefined : await interpreted(query, { text, filter, table, isRealWord }, intent, search);
  return meant ? { ...meant, isFound: true } : { query: asWritten, isFound: false };
}

const withRulesOf = (query: SearchQuery, { wordRules }: SearchQuery): SearchQuery =>
  wordRules ? { ...query, wordRules: { ...query.wordRules, ...wordRules } } : query;

/** Among products that the words match equally well, those of the type that they name: shirts before T-shirts. */
async function withTypesFirst(query: SearchQuery, text: string, { vocabulary }: Intent): Promise<SearchQuery> {
  if (query.sort) return query;
  const types = typesNamedIn(text, await vocabulary());
  if (types.length === 0) return query;
  return {
    ...query,
    boosts: [...(query.boosts ?? []), { filter: is("product_type", ...types), weight: 1, isHint: true }],
  };
}

/** A translation leaves out words that it does not know, such as "without", a price or a phrase of the table in another script. */
async function losesWords(text: string, translated: string, table: MeaningTable, intent: Intent): Promise<boolean> {
  const { isLossy } = await readNegations(text, intent.language, table, intent.understand);
  if (isLossy) return true;
  const { taken, rest } = takePhrases(text, table);
  if (taken.length === 0 || rest.trim() === "") return false;
  return plain((await intent.understand?.(rest)) || rest) === plain(translated);
}

const isIdiomatic = (typed: string, reading: string, table: MeaningTable): boolean =>
  hasIdiom(reading, table) || takePhrases(typed, table).taken.some(({ meaning }) => meaning.isIdiom);

interface Asked {
  readonly text: string;
  readonly filter: Filter;
  readonly table: MeaningTable;
  readonly isRealWord: (word: string) => boolean;
}

/** Undefined if nothing is found in any way. */
async function interpreted(
  query: SearchQuery,
  { text, filter, table, isRealWord }: Asked,
  intent: Intent,
  run: RunSearch,
): Promise<MeantQuery | undefined> {
  const { understand, language } = intent;
  const search: RunSearch = (one) => run(withCompoundsOf(one, language));
  const read = await readNegations(text, language, table, understand);
  const { taken, ...untaken } = { ...read, ...takePhrases(read.rest, table) };
  // Before "38,5" is split into words. Where nothing is translated, the words of phrases with other numbers are known first.
  const rules = withGuessedSize(untaken, language === CATALOGUE_LANGUAGE);
  const translate = async (part: string) => (part.trim() === "" ? part : (await understand?.(part)) || part);
  const translated = await translate(rules.rest);
  const found = await lookUp(wordsToKnow(translated), filter, search);
  const corrected = new Set<string>();
  // Beside words that are translated, an unknown one is of the visitor's language: "flores" is no slip of "flare".
  const isForeign = wordsToKnow(translated).join(" ") !== wordsToKnow(rules.rest).join(" ");
  /** The index corrects words of products only. */
  const correct = (part: string) =>
    replaceWords(part, (word) => {
      if (isForeign) return undefined;
      const nearest = found.get(word)?.kind === "unknown" && !isRealWord(word) ? table.nearest(word) : undefined;
      if (nearest !== undefined) corrected.add(nearest);
      return nearest;
    });
  const rest = correct(translated);
  const known = rest === translated ? found : await lookUp(wordsToKnow(rest), filter, search);
  const ifFound = async (excluded: Filter): Promise<Filter | undefined> => {
    const some = await search({ filter: all(filter, excluded), facets: [], limit: 0 });
    return some.kind === "found" && some.total > 0 ? excluded : undefined;
  };
  const filterFor = async ({ word, labels }: ReadNegation): Promise<Filter | undefined> => {
    if (labels) return ifFound(is(SIZE_ATTRIBUTES.inStock, ...labels));
    const meant = await translate(word);
    const spelt = await lookUp(wordsToKnow(meant), filter, search);
    const exclusion = exclusionOf(
      replaceWords(meant, (one) => (isRealWord(one) ? undefined : spelt.get(one)?.spelling)),
      table,
    );
    return exclusion && !exclusion.hasMeaning ? ifFound(exclusion.filter) : exclusion?.filter;
  };
  /** "Ohne Jacke" also excludes a Lodenjacke, which only the texts of products know. */
  const compoundFor = async ({ word, labels }: ReadNegation): Promise<string | undefined> => {
    const asked = withCompoundsOf({ text: word, wordRules: { prefixes: "none", isCorrected: false } }, language);
    if (labels || !asked.wordRules?.hasCompounds || wordsToKnow(word).length !== 1) return undefined;
    const some = await search({ ...asked, filter, facets: [], limit: 0 });
    return some.kind === "found" && some.total > 0 ? word : undefined;
  };
  const exclusionFor = async (negation: ReadNegation): Promise<ReadExclusion | undefined> => {
    const [excluded, word] = await Promise.all([filterFor(negation), compoundFor(negation)]);
    return excluded || word !== undefined ? { filter: excluded, word } : undefined;
  };
  const vocabulary = await intent.vocabulary();
  const typeOf = (word: string): string | undefined => {
    const type = intent.typeOf?.(word);
    return type !== undefined && vocabulary.types.includes(type) ? type : undefined;
  };
  const isTranslated = plain(rest) !== plain(rules.rest);
  const interpretation = interpret(
    {
      rules,
      typed: text,
      rest: isTranslated ? rest : rules.rest,
      excluded: await Promise.all(rules.not.map(exclusionFor)),
      origins: isTranslated ? await originsOf(rules.rest, async (part) => correct(await translate(part))) : NO_ORIGINS,
      language,
      taken,
    },
    {
      vocabulary,
      table,
      knowledgeOf: (word) => known.get(word)?.kind ?? "unknown",
      spellingOf: (word) => (corrected.has(word) ? word : isRealWord(word) ? undefined : known.get(word)?.spelling),
      isRealWord,
      typeOf,
    },
  );
  // A price, size or exclusion of something unknown would find anything.
  if (interpretation.slots.length === 0 && interpretation.unused.length > 0) return undefined;
  const parts = partsOf(rules, interpretation, intent);
  const conditions: Demands["conditions"] = {
    price: parts.price !== undefined,
    size: parts.size !== undefined,
    isSizeGuessed: interpretation.size?.isGuess === true,
    exclusions: parts.exclusions.length > 0,
  };
  const count = async (some: Demands): Promise<number> => {
    const answer = await search({
      ...textOf(some, parts),
      filter: all(filter, ...filtersOf(some, parts)),
      facets: [],
      limit: 0,
    });
    return answer.kind === "found" ? answer.total : 0;
  };
  const asRead = await relax({ slots: interpretation.slots, conditions }, count);
  // The table's "parka" is a padded coat, which a shop of other coats has none of.
  const slots = asRead.total === 0 ? asNamedTypes(interpretation.slots, typeOf) : interpretation.slots;
  const relaxed = slots === interpretation.slots ? asRead : await relax({ slots, conditions }, count);
  if (relaxed.total === 0) return undefined;
  return {
    query: withCompoundsOf(queryOf(query, relaxed, parts, table, rules), language),
    reading: readingOf(text, rules, { ...interpretation, slots }, relaxed),
  };
}

const plain = (text: string): string => text.replaceAll(/\s+/gu, " ").trim();

const NO_ORIGINS: ReadonlyMap<string, Span> = new Map();

/** The typed word or pair of words of each translated one. */
async function originsOf(
  rest: string,
  translate: (text: string) => Promise<string>,
): Promise<ReadonlyMap<string, Span>> {
  const tokens = tokensOf(rest);
  const pairs = tokens.slice(1).map(({ to }, at) => ({ from: tokens[at]!.from, to }));
  const translated = await Promise.all(
    // A word's own place goes before that of a pair.
    [...pairs, ...tokens].map(async ({ from, to }) =>
      wordsToKnow(await translate(rest.slice(from, to))).map((word) => [word, { from, to }] as const),
    ),
  );
  return new Map(translated.flat());
}

interface Parts {
  /** The order of "cheap". */
  readonly cheapest: Sort;
  readonly price: Refinement | undefined;
  readonly size: Refinement | undefined;
  readonly exclusions: readonly ReadExclusion[];
}

const partsOf = ({ price }: ReadRules, { size, exclusions }: Interpretation, intent: Intent): Parts => ({
  cheapest: { attribute: intent.price.name, direction: "ascending" },
  price: price && priceRefinement(price, intent.price),
  size: size && { attribute: SIZE_ATTRIBUTES.inStock, operator: "or", values: size.labels, isOfText: true },
  exclusions,
});

const priceRefinement = ({ min, max }: ReadPrice, { name, unit }: Intent["price"]): Refinement => ({
  attribute: name,
  isOfText: true,
  range: { ...(min !== undefined && { atLeast: min * unit }), ...(max !== undefined && { atMost: max * unit }) },
});

const refinementsOf = ({ conditions }: Demands, { price, size }: Parts): readonly Refinement[] => [
  ...(conditions.price && price ? [price] : []),
  ...(conditions.size && size ? [size] : []),
];

const filtersOf = (demands: Demands, parts: Parts): readonly Filter[] => [
  ...demands.slots.flatMap(({ filter }) => filter ?? []),
  ...(demands.conditions.exclusions ? parts.exclusions.flatMap(({ filter }) => (filter ? not(filter) : [])) : []),
  ...refinementsOf(demands, parts).map(refinementFilter),
];

/** Words that are searched as text, each as a whole, and those that texts must not have, with their compounds. */
function textOf({ slots, conditions }: Demands, { exclusions }: Parts): Pick<SearchQuery, "text" | "wordRules"> {
  const text = slots.flatMap(({ word }) => word ?? []).join(" ");
  const excluded = conditions.exclusions ? exclusions.flatMap(({ word }) => word ?? []) : [];
  const without = excluded.length > 0 && { excluded, hasCompounds: true };
  if (text === "") return without ? { wordRules: without } : {};
  return { text, wordRules: { prefixes: "none", ...without } };
}

/** A demand that was given up outweighs all preferences among alternatives. */
const WISH_WEIGHT = 1_000;
/** Fewer than the listing dialect accepts. */
const MOST_HINTS = 80;

function queryOf(
  query: SearchQuery,
  found: Relaxed,
  parts: Parts,
  table: MeaningTable,
  { cheap }: ReadRules,
): SearchQuery {
  const { text: _, wordRules: __, ...others } = query;
  const demanded: Demands = { ...found, conditions: { ...found.conditions, price: false, size: false } };
  const chosen = new Set(query.refinements?.map(({ attribute }) => attribute));
  const wishes = found.dropped.flatMap(({ filter, word, importance }): readonly Boost[] => {
    const wished = filter ?? (word === undefined ? undefined : is(WORDS_ATTRIBUTE, ...table.alike(word)));
    return wished ? [{ filter: wished, weight: importance * WISH_WEIGHT }] : [];
  });
  const hints = [...wishes, ...found.slots.flatMap((slot) => slot.boosts)].slice(0, MOST_HINTS);
  const boosts = [...(query.boosts ?? []), ...hints.map((boost) => ({ ...boost, isHint: true }) as const)];
  return {
    ...others,
    ...textOf(found, parts),
    filter: all(...conjuncts(query.filter ?? all()), ...filtersOf(demanded, parts)),
    refinements: [
      ...(query.refinements ?? []),
      // The visitor's own choice of a price or size replaces that of the words.
      ...refinementsOf(found, parts).filter(({ attribute }) => !chosen.has(attribute)),
    ],
    ...(boosts.length > 0 && { boosts }),
    ...(cheap && !query.sort && { sort: parts.cheapest }),
  };
}
