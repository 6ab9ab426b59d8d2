// Settings of an Algolia index and its sorted replicas.

import type { Sort } from "../../query.ts";
import type { IndexSchema } from "../../schema.ts";
import { SORT_KEY } from "./records.ts";

/** Algolia's limits of facet values and of pagination. */
export const MOST_VALUES = 1_000;
export const DEEPEST_HIT = 20_000;

export const replicaName = (index: string, { attribute, direction }: Sort): string =>
  `${index}_${attribute}_${direction === "ascending" ? "asc" : "desc"}`;

/** All sorts of the schema. A shop can choose fewer, because replicas cost money. */
export const ordersOf = ({ attributes, sortableTexts = [] }: IndexSchema): readonly Sort[] =>
  [...attributes.filter(({ isSortable }) => isSortable).map(({ name }) => name), ...sortableTexts].flatMap(
    (attribute) => [
      { attribute, direction: "ascending" as const },
      { attribute, direction: "descending" as const },
    ],
  );

export const settingsFor = ({ attributes, text, popularity, sortableTexts = [] }: IndexSchema, sort?: Sort) => ({
  searchableAttributes: text.map((field) => `unordered(${field})`),
  attributesForFaceting: [
    "filterOnly(_product)",
    "filterOnly(_has)",
    ...attributes.flatMap(({ name, kind, isFacet }) => {
      if (isFacet) return [`searchable(${name})`];
      return kind === "keyword" ? [`filterOnly(${name})`] : [];
    }),
  ],
  numericAttributesForFiltering: attributes.filter(({ kind }) => kind === "number").map(({ name }) => name),
  attributeForDistinct: "_product",
  maxValuesPerFacet: MOST_VALUES,
  paginationLimitedTo: DEEPEST_HIT,
  ranking: [
    ...(sort ? [ranked(keyed(sort, sortableTexts))] : []),
    "words",
    "attribute",
    "exact",
    "typo",
    "filters",
    "custom",
  ],
  customRanking: [ranked(popularity), "asc(_place)"],
});

const ranked = ({ attribute, direction }: Sort): string =>
  `${direction === "ascending" ? "asc" : "desc"}(${attribute})`;

const keyed = (sort: Sort, texts: readonly string[]): Sort =>
  texts.includes(sort.attribute) ? { ...sort, attribute: `${SORT_KEY}${sort.attribute}` } : sort;
