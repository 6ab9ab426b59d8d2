// Arbitrary queries for property tests, in the normal form that printing and parsing preserve.

import * as fc from "fast-check";
import type { Boost, FacetRequest, Filter, Range, Refinement, SearchQuery, Sort } from "../../query.ts";

const text = fc.string({ unit: "binary", maxLength: 12 });
/** Includes reserved words. */
const name = fc.oneof(
  fc.constantFrom("vendor", "product_id", "objectID", "eu_eur_price_f", "a.b", "in", "NOT", "true", "null", "2x", "é"),
  fc.string({ unit: "binary", minLength: 1, maxLength: 8 }),
);
const number = fc
  .oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
  .map((value) => (value === 0 ? 0 : value));
const value = fc.oneof(text, number, fc.boolean());

const low = fc.oneof(
  fc.constant({}),
  number.map((atLeast) => ({ atLeast })),
  number.map((above) => ({ above })),
);
const high = fc.oneof(
  fc.constant({}),
  number.map((atMost) => ({ atMost })),
  number.map((below) => ({ below })),
);
const range: fc.Arbitrary<Range> = fc.tuple(low, high).map(([one, other]) => ({ ...one, ...other }));

const { filter } = fc.letrec<{ filter: Filter }>((tie) => {
  const none = fc.constantFrom<Filter>({ kind: "all", of: [] }, { kind: "any", of: [] });
  const several = fc.array(tie("filter"), { minLength: 2, maxLength: 4 });
  return {
    filter: fc.oneof(
      { depthSize: "small", maxDepth: 6 },
      fc.record({ kind: fc.constant("is" as const), attribute: name, values: fc.array(value, { maxLength: 4 }) }),
      fc.record({ kind: fc.constant("within" as const), attribute: name, range }),
      fc.record({ kind: fc.constant("exists" as const), attribute: name }),
      none,
      fc.record({ kind: fc.constant("not" as const), of: tie("filter") }),
      fc.record({ kind: fc.constantFrom("all" as const, "any" as const), of: several }),
    ),
  };
});

const refinement: fc.Arbitrary<Refinement> = fc.oneof(
  fc.record({ attribute: name, operator: fc.constantFrom("and" as const, "or" as const), values: fc.array(value) }),
  fc.record({ attribute: name, range }),
);

const sort: fc.Arbitrary<Sort> = fc.record({
  attribute: name.filter((one) => !one.includes(";") && one !== "RANK"),
  direction: fc.constantFrom("ascending" as const, "descending" as const),
});

const facet = fc.record(
  { attribute: name, limit: fc.nat(10_000), sort: fc.constantFrom("count" as const, "value" as const), matching: text },
  { requiredKeys: ["attribute"] },
) as fc.Arbitrary<FacetRequest>;

const boost: fc.Arbitrary<Boost> = fc.record({ filter, weight: number });

export const anyFilter: fc.Arbitrary<Filter> = filter;

export const anyQuery = fc.record(
  {
    text: fc.string({ minLength: 1 }),
    filter,
    refinements: fc.array(refinement, { minLength: 1, maxLength: 4 }),
    sort,
    boosts: fc.array(boost, { minLength: 1, maxLength: 3 }),
    offset: fc.integer({ min: 1, max: 1_000 }),
    limit: fc.nat(1_000),
    fields: fc.array(name, { maxLength: 4 }),
    facets: fc.array(facet, { minLength: 1, maxLength: 4 }),
    isDistinct: fc.constant(false),
    highlighting: fc.record({ fields: fc.array(name, { maxLength: 3 }), before: text, after: text }),
    ruleContexts: fc.array(name, { minLength: 1, maxLength: 10 }),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<SearchQuery>;
