// Parses the body of a listing request. Every mistake is an error; unknown fields are not ignored.

import { z } from "zod";
import { LIMITS, type Boost, type FacetRequest, type Highlighting, type Range } from "../../query.ts";
import type { Refinement, SearchQuery, Sort, WordRules } from "../../query.ts";
import { parseFilter, type MalformedFilter } from "./parse-filter.ts";
import { RANK } from "./print-request.ts";
import type { ResponseShape } from "./print-response.ts";

export type ParsedRequest =
  | {
      readonly kind: "query";
      readonly query: SearchQuery;
      readonly shape: ResponseShape;
      /** The text is to be read as pages read it. */
      readonly isInterpreted?: true;
    }
  | MalformedRequest;

export interface MalformedRequest {
  readonly kind: "malformed";
  readonly code: "bad-request" | "bad-sort" | MalformedFilter["code"];
  readonly message: string;
}

export function parseListingRequest(body: unknown): ParsedRequest {
  const read = LISTING_REQUEST.safeParse(body);
  if (!read.success) return explainIssue(read.error);
  const { query_clause_info: clauses, ...request } = read.data;
  const filter = readFilter(clauses.query_filter, "query_filter");
  if (filter?.kind === "malformed") return filter;
  const sort = readSort(clauses.sort ?? undefined);
  if (sort?.kind === "malformed") return sort;
  const boosts = readBoosts(clauses.boosts ?? []);
  if (boosts.kind === "malformed") return boosts;
  const facets = request.return_facets === false ? [] : (clauses.facets ?? []).map(facetRequest);
  const refinements = (clauses.refinements ?? []).map(refinementOf);
  const ruleContexts = (request.rule_contexts ?? []).slice(0, LIMITS.ruleContexts);
  const { start, hit } = clauses.config_info ?? {};
  const limit = request.return_hits === false ? 0 : hit;
  return {
    kind: "query",
    ...(request.interpret === true && { isInterpreted: true }),
    shape: { hasIds: request.return_ids === true, hasMatches: request.summary?.matches === true },
    query: {
      ...(clauses.query_text && { text: clauses.query_text }),
      ...(clauses.word_rules && { wordRules: wordRulesOf(clauses.word_rules) }),
      ...(filter && { filter: filter.filter }),
      ...(refinements.length > 0 && { refinements }),
      ...(sort && { sort: sort.sort }),
      ...(boosts.boosts.length > 0 && { boosts: boosts.boosts }),
      ...(start && { offset: start }),
      ...(isGiven(limit) && { limit }),
      ...(request.fetch_fields && { fields: request.fetch_fields }),
      ...(facets.length > 0 && { facets }),
      ...(clauses.uniq_field !== "product_id" && { isDistinct: false }),
      ...(request.summary && { highlighting: highlightingOf(request.summary) }),
      ...(ruleContexts.length > 0 && { ruleContexts }),
    },
  };
}

/** The first mistake in a body with its path: "query_clause_info.config_info.hit: …". */
export function explainIssue(error: z.ZodError): MalformedRequest {
  const issue = error.issues[0];
  const place = issue?.path.join(".").slice(0, MAX_PATH_LENGTH);
  const message = (issue?.message ?? "The body is not a valid request").slice(0, MAX_MESSAGE_LENGTH);
  return { kind: "malformed", code: "bad-request", message: `${place || "body"}: ${message}.` };
}

// Keys of a body can be long, but error messages must not be.
const MAX_PATH_LENGTH = 120;
const MAX_MESSAGE_LENGTH = 200;

const name = z.string().max(200);
const value = z.union([z.string(), z.number(), z.boolean()]);

const range = z.strictObject({
  gte: z.number().nullish(),
  gt: z.number().nullish(),
  lte: z.number().nullish(),
  lt: z.number().nullish(),
});

const refinement = z.union(
  [
    z.strictObject({ field: name, operator: z.enum(["and", "or"]).nullish(), values: z.array(value) }),
    z.strictObject({ field: name, range }),
  ],
  { error: "A refinement must be {field, operator, values} or {field, range}" },
);

const facet = z.strictObject({
  field: name,
  limit: z.number().nullish(),
  sort: z.enum(["count", "value"]).nullish(),
  match: z.string().nullish(),
  groups: z.array(z.strictObject({ name, values: z.array(value) })).nullish(),
});

const summary = z.strictObject({
  fields: z.array(name).max(20),
  before: z.string().max(100),
  after: z.string().max(100),
  matches: z.boolean().nullish(),
});

const wordRules = z.strictObject({
  prefixes: z.enum(["last", "all", "none"]).nullish(),
  corrected: z.boolean().nullish(),
  optional: z.array(z.string()).nullish(),
  excluded: z.array(z.string()).nullish(),
  language: z.string().max(10).nullish(),
  synonyms: z.boolean().nullish(),
  compounds: z.boolean().nullish(),
});

const LISTING_REQUEST = z.strictObject({
  platform: z.string().max(64).nullish(),
  return_hits: z.boolean().nullish(),
  return_facets: z.boolean().nullish(),
  fetch_fields: z.array(name).max(500).nullish(),
  summary: summary.nullish(),
  rule_contexts: z.array(name).nullish(),
  return_ids: z.boolean().nullish(),
  interpret: z.boolean().nullish(),
  query_clause_info: z.strictObject({
    query_text: z.string().nullish(),
    word_rules: wordRules.nullish(),
    query_filter: z.string().nullish(),
    refinements: z.array(refinement).nullish(),
    sort: z.string().max(201).nullish(),
    boosts: z
      .array(z.strictObject({ query_filter: z.string(), weight: z.number() }))
      .max(100)
      .nullish(),
    config_info: z.strictObject({ start: z.number().nullish(), hit: z.number().nullish() }).nullish(),
    facets: z.array(facet).nullish(),
    uniq_field: z.enum(["product_id", ""]).nullish(),
  }),
});

const isGiven = <Of>(given: Of | null | undefined): given is Of => given !== null && given !== undefined;

/** Undefined for an empty clause, which matches everything. */
function readFilter(text: string | null | undefined, place: string) {
  if (!text?.trim()) return undefined;
  const parsed = parseFilter(text);
  return parsed.kind === "filter" ? parsed : { ...parsed, message: `${place}: ${parsed.message}` };
}

function readSort(text = `-${RANK}`): { kind: "sort"; sort: Sort } | MalformedRequest | undefined {
  if (text === "" || text === `-${RANK}`) return undefined;
  const [sign, attribute] = [text[0], text.slice(1)];
  const isOneKey = (sign === "+" || sign === "-") && attribute !== "" && attribute !== RANK && !attribute.includes(";");
  if (isOneKey) return { kind: "sort", sort: { attribute, direction: sign === "+" ? "ascending" : "descending" } };
  return {
    kind: "malformed",
    code: "bad-sort",
    message: `sort: must be -${RANK}, or + (ascending) or - (descending) followed by an attribute, like -published_at.`,
  };
}

function readBoosts(
  given: readonly { query_filter: string; weight: number }[],
): { kind: "boosts"; boosts: readonly Boost[] } | MalformedRequest {
  const boosts: Boost[] = [];
  for (const [at, { query_filter, weight }] of given.entries()) {
    const parsed = readFilter(query_filter, `boosts.${at}.query_filter`);
    if (parsed?.kind === "malformed") return parsed;
    boosts.push({ filter: parsed?.filter ?? { kind: "all", of: [] }, weight });
  }
  return { kind: "boosts", boosts };
}

const wordRulesOf = ({
  prefixes,
  corrected,
  optional,
  excluded,
  language,
  synonyms,
  compounds,
}: z.infer<typeof wordRules>): WordRules => ({
  ...(prefixes && { prefixes }),
  ...(isGiven(corrected) && { isCorrected: corrected }),
  ...(optional && { optional }),
  ...(excluded && { excluded }),
  ...(language && { language }),
  ...(isGiven(synonyms) && { hasSynonyms: synonyms }),
  ...(isGiven(compounds) && { hasCompounds: compounds }),
});

function refinementOf(given: z.infer<typeof refinement>): Refinement {
  if ("range" in given) return { attribute: given.field, range: rangeOf(given.range) };
  return { attribute: given.field, operator: given.operator ?? "or", values: given.values };
}

const rangeOf = ({ gte, gt, lte, lt }: z.infer<typeof range>): Range => ({
  ...(isGiven(gte) && { atLeast: gte }),
  ...(isGiven(gt) && { above: gt }),
  ...(isGiven(lte) && { atMost: lte }),
  ...(isGiven(lt) && { below: lt }),
});

const highlightingOf = ({ fields, before, after }: z.infer<typeof summary>): Highlighting => ({
  fields,
  before,
  after,
});

const facetRequest = ({ field, limit, sort, match, groups }: z.infer<typeof facet>): FacetRequest => ({
  attribute: field,
  ...(isGiven(limit) && { limit }),
  ...(sort && { sort }),
  ...(isGiven(match) && { matching: match }),
  ...(groups && { groups }),
});
