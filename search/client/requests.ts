// The requests of a search: the main one, and one for each refined facet, whose counts ignore its refinement.

import { HIERARCHY_SEPARATOR } from "../constants.ts";
import type { SearchRequest } from "./search-client.ts";
import type { SearchParameters } from "./parameters.ts";

/** For one multi-query; only the first returns hits. */
export const requestsOf = (indexName: string, parameters: SearchParameters): readonly SearchRequest[] => {
  const { disjunctiveRefinements, hierarchicalRefinements, hierarchicalFacets } = parameters;
  const { params } = request(indexName, parameters, undefined, declaredFacets(parameters));
  // For the query id of click events.
  const main = { indexName, params: { ...params, clickAnalytics: true } };
  const unfiltered = [
    ...Object.keys(disjunctiveRefinements).map((facet) => ({ facet, counted: [facet] })),
    ...hierarchicalFacets
      .filter(({ name }) => hierarchicalRefinements[name] !== undefined)
      .map(({ name, attributes }) => ({ facet: name, counted: attributes })),
  ];
  const counts = unfiltered.map(({ facet, counted }) => request(indexName, parameters, facet, counted));
  return [main, ...counts.map((count) => ({ indexName, params: { ...count.params, page: 0, hitsPerPage: 0 } }))];
};

const request = (
  indexName: string,
  parameters: SearchParameters,
  without: string | undefined,
  facets: readonly string[],
) => {
  const { query, page, tagFilters, tagRefinements, numericFilters } = parameters;
  const facetFilters = facetFiltersOf(parameters, without);
  const numeric = numericConditions(parameters);
  return {
    indexName,
    params: {
      query,
      page,
      facets,
      ...(facetFilters.length > 0 && { facetFilters }),
      ...(numericFilters === undefined ? numeric.length > 0 && { numericFilters: numeric } : { numericFilters }),
      ...(tagFilters === undefined ? tagRefinements.length > 0 && { tagFilters: tagRefinements } : { tagFilters }),
    },
  };
};

const declaredFacets = ({ facets, disjunctiveFacets, hierarchicalFacets }: SearchParameters): readonly string[] => [
  ...facets,
  ...disjunctiveFacets,
  ...hierarchicalFacets.flatMap(({ attributes }) => attributes),
];

/** Outer lists are combined by AND, inner lists by OR. */
const facetFiltersOf = (parameters: SearchParameters, without: string | undefined): (string | string[])[] => [
  ...Object.entries(parameters.facetRefinements).flatMap(([facet, values]) =>
    values.map((value) => `${facet}:${value}`),
  ),
  ...Object.entries(parameters.disjunctiveRefinements)
    .filter(([facet]) => facet !== without)
    .map(([facet, values]) => values.map((value) => `${facet}:${value}`)),
  ...parameters.hierarchicalFacets.flatMap(({ name, attributes }) => {
    const path = parameters.hierarchicalRefinements[name];
    const depth = path?.split(HIERARCHY_SEPARATOR).length ?? 0;
    return path === undefined || name === without ? [] : [`${attributes[depth - 1] ?? name}:${path}`];
  }),
];

const numericConditions = ({ numericRefinements }: SearchParameters): (string | string[])[] =>
  Object.entries(numericRefinements).flatMap(([attribute, operators]) =>
    Object.entries(operators).map(([operator, values]) => {
      const [first, ...rest] = values.map((value) => `${attribute}${operator}${value}`);
      return rest.length === 0 ? (first ?? "") : [first ?? "", ...rest];
    }),
  );
