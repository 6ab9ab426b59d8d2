// Arbitrary queries over any schema, with all kinds of filters, refinements, facets, sorts, pages and misspelt texts.

import * as fc from "fast-check";
import { everything } from "../query.ts";
import type {
  Boost,
  FacetGroup,
  FacetRequest,
  Filter,
  Range,
  Refinement,
  SearchQuery,
  Sort,
  Value,
  WordRules,
} from "../query.ts";
import type { Attribute, IndexSchema } from "../schema.ts";

/** Values for queries: those of records, and some unknown ones. */
export interface Vocabulary {
  readonly schema: IndexSchema;
  /** Keyed by attribute. */
  readonly values: Readonly<Record<string, readonly Value[]>>;
  readonly words: readonly string[];
  /** Fields of hits. */
  readonly fields: readonly string[];
}

export function arbitraryQuery(vocabulary: Vocabulary): fc.Arbitrary<SearchQuery> {
  const { schema, fields } = vocabulary;
  const facets = schema.attributes.filter(({ isFacet }) => isFacet === true);
  const filter = arbitraryFilter(vocabulary);
  return fc.record(
    {
      text: arbitraryText(vocabulary.words),
      wordRules: arbitraryWordRules(vocabulary.words),
      filter: fc.oneof({ weight: 2, arbitrary: filter }, { weight: 1, arbitrary: withCommonFilter(schema, filter) }),
      refinements: fc.array(arbitraryRefinement(vocabulary), { maxLength: 3 }),
      sort: arbitrarySort(schema),
      boosts: fc.array(arbitraryBoost(filter), { maxLength: 2 }),
      offset: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat({ max: 60 })),
      limit: fc.oneof(fc.constant(48), fc.nat({ max: 20 }), fc.constant(1_000)),
      fields: fc.subarray([...fields]),
      facets: fc.array(fc.constantFrom(...facets).chain(arbitraryFacet(vocabulary)), { maxLength: 6 }),
      isDistinct: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
      highlighting: fc.record({
        fields: fc.subarray([...schema.text]),
        before: fc.constant("<em>"),
        after: fc.constant("</em>"),
      }),
    },
    { requiredKeys: ["limit", "facets"] },
  );
}

function arbitraryWordRules(words: readonly string[]): fc.Arbitrary<WordRules> {
  const some = fc.array(fc.constantFrom(...words), { maxLength: 2 });
  return fc.record(
    {
      prefixes: fc.constantFrom("last" as const, "all" as const, "none" as const),
      isCorrected: fc.boolean(),
      optional: some,
      excluded: some,
      hasCompounds: fc.boolean(),
    },
    { requiredKeys: [] },
  );
}

/** The common filter, half the time combined with another one. */
const withCommonFilter = (
  { commonFilter = everything }: IndexSchema,
  filter: fc.Arbitrary<Filter>,
): fc.Arbitrary<Filter> =>
  fc.oneof(
    fc.constant(commonFilter),
    filter.map((other): Filter => ({ kind: "all", of: [commonFilter, other] })),
  );

export function arbitraryFilter({ schema, values }: Vocabulary): fc.Arbitrary<Filter> {
  const ids = [schema.productId, schema.variantId];
  const names = [...schema.attributes.map(({ name }) => name), ...ids];
  const numbers = schema.attributes.filter(({ kind }) => kind === "number");
  const { filter } = fc.letrec<{ filter: Filter; leaf: Filter }>((tie) => ({
    filter: fc.oneof(
      { maxDepth: 4, depthSize: "small", withCrossShrink: true },
      { weight: 6, arbitrary: tie("leaf") },
      { weight: 3, arbitrary: severalOf("all", tie("filter")) },
      { weight: 2, arbitrary: severalOf("any", tie("filter")) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant("not" as const), of: tie("filter") }) },
    ),
    leaf: fc.oneof(
      {
        weight: 5,
        arbitrary: fc.constantFrom(...names).chain((attribute) =>
          fc.record({
            kind: fc.constant("is" as const),
            attribute: fc.constant(attribute),
            values: fc.array(fc.constantFrom(...values[attribute]!), { maxLength: 4 }),
          }),
        ),
      },
      {
        weight: 4,
        arbitrary: fc.constantFrom(...numbers).chain((attribute) =>
          fc.record({
            kind: fc.constant("within" as const),
            attribute: fc.constant(attribute.name),
            range: arbitraryRange(attribute, values[attribute.name]!),
          }),
        ),
      },
      {
        weight: 1,
        arbitrary: fc.record({ kind: fc.constant("exists" as const), attribute: fc.constantFrom(...names) }),
      },
    ),
  }));
  return filter;
}

const severalOf = <Kind extends "all" | "any">(kind: Kind, part: fc.Arbitrary<Filter>) =>
  fc.record({ kind: fc.constant(kind), of: fc.array(part, { maxLength: 3 }) });

function arbitraryRange({ isDate }: Attribute, values: readonly Value[]): fc.Arbitrary<Range> {
  const numbers = values
    .map((value) => (isDate === true && typeof value === "string" ? Date.parse(value) : Number(value)))
    .filter((value) => !Number.isNaN(value));
  const bound = fc.constantFrom(...numbers);
  return fc.record({ atLeast: bound, above: bound, atMost: bound, below: bound }, { requiredKeys: [] });
}

function arbitraryRefinement({ schema, values }: Vocabulary): fc.Arbitrary<Refinement> {
  return fc.constantFrom(...schema.attributes).chain((attribute): fc.Arbitrary<Refinement> => {
    const chosen = fc.record({
      attribute: fc.constant(attribute.name),
      operator: fc.constantFrom("and" as const, "or" as const, "or" as const),
      values: fc.array(fc.constantFrom(...values[attribute.name]!), { maxLength: 3 }),
    });
    if (attribute.kind === "keyword") return chosen;
    const range = arbitraryRange(attribute, values[attribute.name]!);
    return fc.oneof(chosen, fc.record({ attribute: fc.constant(attribute.name), range }));
  });
}

function arbitrarySort(schema: IndexSchema): fc.Arbitrary<Sort> {
  const sortable = schema.attributes.filter(({ isSortable }) => isSortable === true);
  return fc.record({
    attribute: fc.constantFrom(...sortable.map(({ name }) => name), ...(schema.sortableTexts ?? [])),
    direction: fc.constantFrom("ascending" as const, "descending" as const),
  });
}

/** Weights with exact sums, so that the order of summation does not matter. */
const arbitraryBoost = (filter: fc.Arbitrary<Filter>): fc.Arbitrary<Boost> =>
  fc.record({ filter, weight: fc.constantFrom(1, 2, 0.5, -1, 0, 1_000) });

const arbitraryFacet =
  ({ words, values }: Vocabulary) =>
  ({ name, kind }: Attribute): fc.Arbitrary<FacetRequest> =>
    fc.record(
      {
        attribute: fc.constant(name),
        ...(kind === "keyword" && { groups: arbitraryGroups(values[name]!) }),
        limit: fc.constantFrom(0, 1, 5, 20, 10_000),
        sort: fc.constantFrom("count" as const, "value" as const),
        matching: fc
          .tuple(fc.constantFrom(...words), fc.nat({ max: 4 }))
          .map(([word, length]) => word.slice(0, length)),
      },
      { requiredKeys: ["attribute"] },
    );

const arbitraryGroups = (values: readonly Value[]): fc.Arbitrary<FacetGroup[]> =>
  fc.array(
    fc.record({ name: fc.string({ maxLength: 3 }), values: fc.array(fc.constantFrom(...values), { maxLength: 4 }) }),
    { maxLength: 3 },
  );

/** One to three words, some of them misspelt, the last one often a prefix. */
export function arbitraryText(words: readonly string[]): fc.Arbitrary<string> {
  const word = fc.constantFrom(...words);
  const misspelled = fc.tuple(word, fc.nat(), fc.constantFrom("x", "e", "s", ""), fc.boolean());
  return fc
    .array(fc.oneof({ weight: 3, arbitrary: word }, { weight: 1, arbitrary: misspelled.map(misspell) }), {
      maxLength: 3,
    })
    .chain((all) => fc.nat({ max: 3 }).map((cut) => all.join(" ").slice(0, -cut || undefined)));
}

/** Deletes, substitutes or inserts a letter, or transposes two. */
export function misspell([word, at, letter, isSwapped]: readonly [string, number, string, boolean]): string {
  const place = at % Math.max(1, word.length);
  if (isSwapped) return word.slice(0, place) + (word[place + 1] ?? "") + (word[place] ?? "") + word.slice(place + 2);
  return word.slice(0, place) + letter + word.slice(place + 1);
}
