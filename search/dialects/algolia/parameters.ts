// Reads the search parameters of a request from JSON or a query string. Parameters that are not supported are refused by name.

import { z } from "zod";
import { LIMITS } from "../../query.ts";
import type { FilterList } from "./filter-lists.ts";
import { PARAMETERS, type ParameterName } from "./parameter-table.ts";
import { invalid, problem, shortened, type Problem } from "./problem.ts";

/** Unparsed parameters of a request. */
export type RawParameters = Readonly<Record<string, unknown>>;

const LARGEST = 2 ** 31 - 1;

/** A parameter type. `read` returns undefined for values of other types. */
const kindOf = <Value>(expected: string, read: (raw: unknown) => Value | undefined) =>
  z
    .unknown()
    .transform((raw, context): Value => {
      const value = read(raw);
      if (value !== undefined) return value;
      context.addIssue({ code: "custom", message: expected });
      return z.NEVER;
    })
    .optional();

const text = (bytes: number) =>
  kindOf(`string shorter than ${bytes} bytes`, (raw) =>
    typeof raw === "string" && raw.length <= bytes && ENCODER.encode(raw).length <= bytes ? raw : undefined,
  );

const count = (from: number, to: number) =>
  kindOf(`integer between ${from} and ${to}`, (raw) => {
    const number = typeof raw === "string" && WHOLE.test(raw) ? Number(raw) : raw;
    return Number.isInteger(number) && Number(number) >= from && Number(number) <= to ? Number(number) : undefined;
  });

const flag = kindOf("boolean", readFlag);

const oneOf = <const Choice extends string>(...choices: readonly Choice[]) =>
  kindOf(choices.map((choice) => `"${choice}"`).join(" or "), (raw) => choices.find((choice) => choice === raw));

/** A JSON array, also as a string, or comma-separated names. */
const names = kindOf("array of strings", readNames);

const filterList = kindOf("array of strings or of arrays of strings", (raw): FilterList | undefined => {
  const list = typeof raw === "string" ? (readJson(raw) ?? readCommas(raw)) : raw;
  if (!Array.isArray(list)) return undefined;
  const clauses = list.map((part: unknown) => (typeof part === "string" ? [part] : part));
  return clauses.every(isListOfStrings) ? clauses : undefined;
});

const schema = z.object({
  query: text(LIMITS.textLength),
  page: count(0, LARGEST),
  hitsPerPage: count(0, LIMITS.hitsPerPage),
  offset: count(0, LARGEST),
  length: count(0, LIMITS.hitsPerPage),
  filters: kindOf("string", (raw) => (typeof raw === "string" ? raw : undefined)),
  facetFilters: filterList,
  numericFilters: filterList,
  tagFilters: filterList,
  optionalFilters: filterList,
  facets: names,
  maxValuesPerFacet: count(0, LIMITS.facetValues),
  sortFacetValuesBy: kindOf('"count" or "alpha"', (raw) => (raw === "count" || raw === "alpha" ? raw : undefined)),
  distinct: kindOf("boolean or integer", readDistinct),
  attributesToRetrieve: names,
  attributesToHighlight: names,
  attributesToSnippet: names,
  highlightPreTag: text(LIMITS.textLength),
  highlightPostTag: text(LIMITS.textLength),
  snippetEllipsisText: text(LIMITS.textLength),
  getRankingInfo: flag,
  clickAnalytics: flag,
  analytics: flag,
  ruleContexts: names,
  enableRules: flag,
  responseFields: names,
  facetQuery: text(LIMITS.textLength),
  maxFacetHits: count(1, 100),
  queryType: oneOf("prefixLast", "prefixAll", "prefixNone"),
  typoTolerance: kindOf('boolean or "min"', readTypoTolerance),
  optionalWords: names,
  removeWordsIfNoResults: oneOf("none", "lastWords", "firstWords", "allOptional"),
  removeStopWords: kindOf("boolean or array of languages", readLanguages),
  queryLanguages: names,
  naturalLanguages: names,
  advancedSyntax: flag,
  synonyms: flag,
  advancedSyntaxFeatures: kindOf('array of "exactPhrase" and "excludeWords"', readFeatures),
} satisfies Partial<Record<ParameterName, z.ZodType>>);

export type Parameters = z.infer<typeof schema>;

export function readParameters(
  raw: RawParameters,
): { readonly kind: "read"; readonly parameters: Parameters } | Problem {
  const given = Object.entries(raw).filter(([name, value]) => isGiven(name, value));
  for (const [name, value] of given) {
    const refusal = refusalOf(name, value);
    if (refusal) return refusal;
  }
  const read = schema.safeParse(Object.fromEntries(given.filter(([name]) => NAMES.has(name))));
  if (read.success) return { kind: "read", parameters: read.data };
  const issue = read.error.issues[0]!;
  return invalid(String(issue.path[0]), issue.message);
}

/** Undefined for a parameter that is honoured, or that cannot change the answer. */
function refusalOf(name: string, value: unknown): Problem | undefined {
  const support = Object.hasOwn(PARAMETERS, name) ? PARAMETERS[name as ParameterName] : undefined;
  if (support === undefined) return problem(`Unknown parameter: ${shortened(name)}`);
  if (support.kind !== "refused" || support.isNeutral(value)) return undefined;
  return problem(`The value of "${name}" is not supported: ${support.reason}`);
}

/** Clients may send credentials and their own name in the query string. */
const isGiven = (name: string, value: unknown): boolean =>
  value !== null && value !== undefined && !/^x-algolia-/i.test(name);

/** The parameters of a request, including those of its `params` string. */
export function rawParametersOf(request: RawParameters): RawParameters {
  const { params, ...members } = request;
  if (typeof params === "string") return { ...Object.fromEntries(new URLSearchParams(params)), ...members };
  // Some clients send `params` as an object.
  return isObject(params) ? { ...params, ...members } : members;
}

/** The query string that responses repeat. Expects parameters that were parsed successfully, which limits their depth. */
export function printParameters(raw: RawParameters): string {
  const known = Object.entries(raw).filter(([name, value]) => NAMES.has(name) && isGiven(name, value));
  const print = (value: unknown) =>
    encodeURIComponent(toWellFormed(typeof value === "string" ? value : JSON.stringify(value)));
  return known.map(([name, value]) => `${name}=${print(value)}`).join("&");
}

export const isObject = (value: unknown): value is RawParameters =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function readFlag(raw: unknown): boolean | undefined {
  if (typeof raw === "boolean") return raw;
  if (raw === "true" || raw === "1" || raw === 1) return true;
  return raw === "false" || raw === "0" || raw === 0 ? false : undefined;
}

/** Number of records per product; false is 0, which is not distinct. */
function readDistinct(raw: unknown): number | undefined {
  const asFlag = readFlag(raw);
  if (asFlag !== undefined) return asFlag ? 1 : 0;
  const number = typeof raw === "string" && WHOLE.test(raw) ? Number(raw) : raw;
  return Number.isInteger(number) && Number(number) >= 0 ? Number(number) : undefined;
}

/** Words are corrected with as few typos as possible, which is "min"; "strict" would add hits with more. */
function readTypoTolerance(raw: unknown): boolean | undefined {
  return raw === "min" ? true : readFlag(raw);
}

/** Languages of stop words; true for those of `queryLanguages`, or all. */
function readLanguages(raw: unknown): boolean | readonly string[] | undefined {
  return readFlag(raw) ?? readNames(raw);
}

function readFeatures(raw: unknown): readonly string[] | undefined {
  const listed = readNames(raw);
  return listed?.every((one) => one === "exactPhrase" || one === "excludeWords") ? listed : undefined;
}

function readNames(raw: unknown): readonly string[] | undefined {
  const list = typeof raw === "string" ? (readJson(raw) ?? raw.split(",").map((name) => name.trim())) : raw;
  return isListOfStrings(list) ? list.filter((name) => name !== "") : undefined;
}

/** Parses a string that starts like a JSON array. */
function readJson(raw: string): unknown {
  if (!raw.trimStart().startsWith("[")) return undefined;
  try {
    return JSON.parse(raw);
  } catch {
    return {};
  }
}

/** Legacy syntax of filters: a,(b,c) is a AND (b OR c). */
function readCommas(raw: string): readonly (string | readonly string[])[] {
  const list: (string | string[])[] = [];
  let group: string[] | undefined;
  for (const part of raw.split(",").map((piece) => piece.trim())) {
    if (group === undefined && part.startsWith("(")) list.push((group = []));
    const isEnd = group !== undefined && part.endsWith(")");
    const filter = group === undefined ? part : part.slice(part.startsWith("(") ? 1 : 0, isEnd ? -1 : undefined);
    if (filter !== "") (group ?? list).push(filter);
    if (isEnd) group = undefined;
  }
  return list;
}

const isListOfStrings = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((part) => typeof part === "string");

/** Unpaired surrogates cannot be encoded. */
const toWellFormed = (value: string): string => value.toWellFormed();

const WHOLE = /^-?\d{1,15}$/;
const NAMES: ReadonlySet<string> = new Set(Object.keys(schema.shape));
const ENCODER = new TextEncoder();
