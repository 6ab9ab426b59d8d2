// The requests of a search: the main one, and one for each refined facet or number, whose counts and bounds ignore its refinement.

import { HIERARCHY_SEPARATOR } from "../constants.ts";
import type { SearchParams, SearchRequest } from "./search-client.ts";
import type { SearchParameters } from "./parameters.ts";

/** For one multi-query; only the first returns hits. `extra` is sent with each of them. */
export const requestsOf = (
  indexName: string,
  parameters: SearchParameters,
  extra: SearchParams = {},
): readonly SearchRequest[] => {
  const { disjunctiveRefinements, hierarchicalRefinements, hierarchicalFacets, numericRefinements } = parameters;
  const main = paramsOf(parameters, undefined, declaredFacets(parameters));
  const unfiltered = [
    ...Object.keys(disjunctiveRefinements).map((facet) => ({ facet, counted: [facet] })),
    ...hierarchicalFacets
      .filter(({ name }) => hierarchicalRefinements[name] !== undefined)
      .map(({ name, attributes }) => ({ facet: name, counted: attributes })),
    ...Object.keys(numericRefinements).map((facet) => ({ facet, counted: [facet] })),
  ];
  return [
    // For the query id of click events.
    { indexName, params: { ...extra, ...main, clickAnalytics: true } },
    ...unfiltered.map(({ facet, counted }) => ({
      indexName,
      params: { ...extra, ...paramsOf(parameters, facet, counted), page: 0, hitsPerPage: 0 },
    })),
  ];
};

const paramsOf = (
  parameters: SearchParameters,
  without: string | undefined,
  facets: readonly string[],
): SearchParams => {
  const { query, page, tagFilters, tagRefinements, numericFilters } = parameters;
  const facetFilters = facetFiltersOf(parameters, without);
  const numeric = numericConditions(parameters, without);
  return {
    query,
    page,
    facets,
    ...(facetFilters.length > 0 && { facetFilters }),
    ...(numericFilters === undefined ? numeric.length > 0 && { numericFilters: numeric } : { numericFilters }),
    ...(tagFilters === undefined ? tagRefinements.length > 0 && { tagFilters: tagRefinements } : { tagFilters }),
  };
};

const declaredFacets = (parameters: SearchParameters): readonly string[] => [
  ...parameters.facets,
  ...parameters.disjunctiveFacets,
  ...parameters.hierarchicalFacets.flatMap(({ attributes }) => attributes),
  ...parameters.numericAttributes,
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

const numericConditions = (
  { numericRefinements }: SearchParameters,
  without: string | undefined,
): (string | string[])[] =>
  Object.entries(numericRefinements).flatMap(([attribute, operators]) =>
    attribute === without
      ? []
      : Object.entries(operators).map(([operator, values]) => {
          const [first, ...rest] = values.map((value) => `${attribute}${operator}${value}`);
          return rest.length === 0 ? (first ?? "") : [first ?? "", ...rest];
        }),
  );
