// The parameters of a search: declared facets and their refinements. Immutable.

import { HIERARCHY_SEPARATOR } from "../constants.ts";
import type { Bounds } from "./range.ts";

export interface SearchParameters {
  /** From 0. */
  readonly page: number;
  readonly query: string;
  /** Facets whose refined values must all match. */
  readonly facets: readonly string[];
  /** Facets of which one refined value must match. */
  readonly disjunctiveFacets: readonly string[];
  readonly hierarchicalFacets: readonly HierarchicalFacet[];
  readonly numericAttributes: readonly string[];
  readonly facetRefinements: Refined;
  readonly disjunctiveRefinements: Refined;
  /** Selected path of each facet: "Clothing > Coats". */
  readonly hierarchicalRefinements: Readonly<Record<string, string>>;
  readonly numericRefinements: Readonly<Record<string, Readonly<Partial<Record<Operator, readonly number[]>>>>>;
  /** Tags of the managed API … */
  readonly tagRefinements: readonly string[];
  /** … and the expression of the advanced API. */
  readonly tagFilters?: string;
  readonly numericFilters?: string;
}

export interface HierarchicalFacet {
  readonly name: string;
  /** Attributes of its levels, from the top. */
  readonly attributes: readonly string[];
}

export type Operator = "=" | "!=" | ">" | ">=" | "<" | "<=";
export type NumericValue = number | string | readonly NumericValue[];
type Refined = Readonly<Record<string, readonly string[]>>;
export type Declared = Partial<
  Pick<SearchParameters, "facets" | "disjunctiveFacets" | "hierarchicalFacets" | "numericAttributes">
>;

export const declareParameters = (declared: Declared): SearchParameters => ({
  page: 0,
  query: "",
  facets: [],
  disjunctiveFacets: [],
  hierarchicalFacets: [],
  numericAttributes: [],
  facetRefinements: {},
  disjunctiveRefinements: {},
  hierarchicalRefinements: {},
  numericRefinements: {},
  tagRefinements: [],
  ...declared,
});

export const setPage = (parameters: SearchParameters, page: number): SearchParameters => {
  if (page < 0) throw new RangeError("Page requested below 0.");
  return { ...parameters, page };
};

export const setQuery = (parameters: SearchParameters, query: string): SearchParameters =>
  changed(parameters, { query });

/** Adds or removes a value of a declared facet. */
export const toggleFacet = (parameters: SearchParameters, facet: string, value: string): SearchParameters => {
  if (parameters.hierarchicalFacets.some(({ name }) => name === facet)) {
    return toggleHierarchical(parameters, facet, value);
  }
  if (parameters.facets.includes(facet)) return toggleConjunctive(parameters, facet, value);
  if (parameters.disjunctiveFacets.includes(facet)) return toggleDisjunctive(parameters, facet, value);
  throw new Error(
    `Cannot refine the undeclared facet ${facet}; it should be added to the helper options facets, disjunctiveFacets or hierarchicalFacets`,
  );
};

export const toggleConjunctive = (parameters: SearchParameters, facet: string, value: string): SearchParameters => {
  if (!parameters.facets.includes(facet)) throw undeclared(facet, "facets");
  return changed(parameters, { facetRefinements: toggledIn(parameters.facetRefinements, facet, value) });
};

export const toggleDisjunctive = (parameters: SearchParameters, facet: string, value: string): SearchParameters => {
  if (!parameters.disjunctiveFacets.includes(facet)) throw undeclared(facet, "disjunctiveFacets");
  return changed(parameters, { disjunctiveRefinements: toggledIn(parameters.disjunctiveRefinements, facet, value) });
};

/** Selecting the current path again moves up to its parent. */
export const toggleHierarchical = (parameters: SearchParameters, facet: string, path: string): SearchParameters => {
  if (!parameters.hierarchicalFacets.some(({ name }) => name === facet)) throw undeclared(facet, "hierarchicalFacets");
  const { [facet]: chosen, ...others } = parameters.hierarchicalRefinements;
  const next = chosen === path ? path.split(HIERARCHY_SEPARATOR).slice(0, -1).join(HIERARCHY_SEPARATOR) : path;
  return changed(parameters, { hierarchicalRefinements: next === "" ? others : { ...others, [facet]: next } });
};

/** Adds a condition on a declared number; an array matches any of its values. */
export const addNumeric = (
  parameters: SearchParameters,
  attribute: string,
  operator: Operator,
  value: NumericValue,
): SearchParameters => {
  if (!parameters.numericAttributes.includes(attribute)) throw undeclared(attribute, "numericAttributes");
  if (parameters.numericFilters !== undefined) throw mixing("numeric filters", "advanced", "managed");
  const own = parameters.numericRefinements[attribute] ?? {};
  const values = [...new Set([...(own[operator] ?? []), ...numbersOf(value)])];
  return changed(parameters, {
    numericRefinements: { ...parameters.numericRefinements, [attribute]: { ...own, [operator]: values } },
  });
};

/** Replaces the conditions on a declared number by a range, as `refineRange` returns it. */
export const setRange = (parameters: SearchParameters, attribute: string, { min, max }: Bounds): SearchParameters => {
  const { [attribute]: _replaced, ...numericRefinements } = parameters.numericRefinements;
  const atLeast = (state: SearchParameters) => (min === undefined ? state : addNumeric(state, attribute, ">=", min));
  const atMost = (state: SearchParameters) => (max === undefined ? state : addNumeric(state, attribute, "<=", max));
  return atMost(atLeast(changed(parameters, { numericRefinements })));
};

export const setNumericFilters = (parameters: SearchParameters, expression: string): SearchParameters => {
  if (Object.keys(parameters.numericRefinements).length > 0) throw mixing("numeric filters", "managed", "advanced");
  return changed(parameters, { numericFilters: expression });
};

export const clearNumeric = ({ numericFilters: _filters, ...parameters }: SearchParameters): SearchParameters =>
  changed(parameters, { numericRefinements: {} });

export const addTag = (parameters: SearchParameters, tag: string): SearchParameters => {
  if (parameters.tagFilters !== undefined) throw mixing("tags", "advanced", "managed");
  return changed(parameters, { tagRefinements: [...new Set([...parameters.tagRefinements, tag])] });
};

export const setTagFilters = (parameters: SearchParameters, expression: string): SearchParameters => {
  if (parameters.tagRefinements.length > 0) throw mixing("tags", "managed", "advanced");
  return changed(parameters, { tagFilters: expression });
};

export const clearTags = ({ tagFilters: _filters, ...parameters }: SearchParameters): SearchParameters =>
  changed(parameters, { tagRefinements: [] });

/** Every change returns to the first page. */
const changed = (parameters: SearchParameters, changes: Partial<SearchParameters>): SearchParameters => ({
  ...parameters,
  ...changes,
  page: 0,
});

const toggledIn = (refined: Refined, facet: string, value: string): Refined => {
  const { [facet]: values = [], ...others } = refined;
  const left = values.filter((one) => one !== value);
  const next = left.length < values.length ? left : [...values, value];
  return next.length === 0 ? others : { ...others, [facet]: next };
};

const numbersOf = (value: NumericValue): readonly number[] => {
  if (Array.isArray(value)) return value.flatMap(numbersOf);
  const number = typeof value === "string" ? Number.parseFloat(value) : value;
  if (typeof number !== "number" || Number.isNaN(number)) {
    throw new TypeError("The value should be a number, a parsable string or an array of those.");
  }
  return [number];
};

const undeclared = (facet: string, where: keyof Declared): Error =>
  new Error(`${facet} is not defined in the ${where} attribute of the helper configuration`);

const mixing = (what: string, from: string, to: string): Error =>
  new Error(`Cannot switch ${what} from the ${from} to the ${to} API: clear them first.`);
