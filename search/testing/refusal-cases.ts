// Queries of the small corpus that every backend refuses, with the reason.

import { all, exists, is, LIMITS, not, within, type Filter } from "../query.ts";
import type { Case } from "./cases.ts";

const nested = (depth: number): Filter => {
  let filter: Filter = exists("colour");
  for (let level = 1; level < depth; level++) filter = not(filter);
  return filter;
};
const many = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

export const REFUSAL_CASES: readonly Case[] = [
  { title: "an unknown attribute of is", query: { filter: is("weight", 1) }, refused: "unknown-attribute" },
  { title: "an unknown attribute of a range", query: { filter: within("weight", {}) }, refused: "unknown-attribute" },
  { title: "an unknown attribute of exists", query: { filter: exists("weight") }, refused: "unknown-attribute" },
  {
    title: "an unknown attribute deep in a filter",
    query: { filter: all(exists("price"), not(exists("weight"))) },
    refused: "unknown-attribute",
  },
  {
    title: "an unknown attribute of a refinement",
    query: { refinements: [{ attribute: "weight", operator: "or", values: [] }] },
    refused: "unknown-attribute",
  },
  {
    title: "an unknown attribute of a boost",
    query: { boosts: [{ filter: exists("weight"), weight: 1 }] },
    refused: "unknown-attribute",
  },
  {
    title: "an unknown attribute of a sort",
    query: { sort: { attribute: "weight", direction: "ascending" } },
    refused: "unknown-attribute",
  },
  { title: "an unknown facet", query: { facets: [{ attribute: "weight" }] }, refused: "unknown-attribute" },
  { title: "a field that is only searched", query: { filter: is("title", "Scarf") }, refused: "unknown-attribute" },
  {
    title: "an attribute called like a property of objects",
    query: { filter: exists("__proto__") },
    refused: "unknown-attribute",
  },
  { title: "a range of a keyword", query: { filter: within("colour", { atLeast: 1 }) }, refused: "wrong-kind" },
  { title: "a range of ids", query: { filter: within("product", {}) }, refused: "wrong-kind" },
  {
    title: "a refined range of words",
    query: { refinements: [{ attribute: "colour", range: {} }] },
    refused: "wrong-kind",
  },
  { title: "a price that is not a number", query: { filter: is("price", "cheap") }, refused: "wrong-kind" },
  {
    title: "a refined price that is no number",
    query: { refinements: [{ attribute: "price", operator: "or", values: ["cheap"] }] },
    refused: "wrong-kind",
  },
  { title: "an empty price", query: { filter: is("price", "") }, refused: "wrong-kind" },
  { title: "a malformed date", query: { filter: is("since", "yesterday") }, refused: "wrong-kind" },
  {
    title: "a bound that is not a number",
    query: { filter: within("price", { below: Number.NaN }) },
    refused: "wrong-kind",
  },
  {
    title: "a sort by an attribute that is not sortable",
    query: { sort: { attribute: "was", direction: "ascending" } },
    refused: "not-sortable",
  },
  {
    title: "a sort by words",
    query: { sort: { attribute: "colour", direction: "ascending" } },
    refused: "not-sortable",
  },
  {
    title: "a sort by the id",
    query: { sort: { attribute: "product", direction: "ascending" } },
    refused: "not-sortable",
  },
  {
    title: "a facet of an attribute that is not one",
    query: { facets: [{ attribute: "since" }] },
    refused: "not-a-facet",
  },
  { title: "a facet of ids", query: { facets: [{ attribute: "variant" }] }, refused: "not-a-facet" },
  { title: "a filter that is too deep", query: { filter: nested(LIMITS.filterDepth + 1) }, refused: "too-deep" },
  { title: "a filter a hundred thousand deep", query: { filter: nested(100_000) }, refused: "too-deep" },
  {
    title: "a filter that is too large",
    query: { filter: all(...many(LIMITS.filterNodes).map(() => exists("price"))) },
    refused: "too-large",
  },
  { title: "too many values", query: { filter: is("colour", ...many(LIMITS.filterNodes)) }, refused: "too-large" },
  {
    title: "too many facets",
    query: { facets: many(LIMITS.facets + 1).map(() => ({ attribute: "price" })) },
    refused: "too-large",
  },
  {
    title: "[SR-04] too many values of a facet",
    query: { facets: [{ attribute: "tags", limit: LIMITS.facetValues + 1 }] },
    refused: "too-large",
  },
  { title: "a text that is too long", query: { text: "wool ".repeat(LIMITS.textLength) }, refused: "too-large" },
  { title: "a negative offset", query: { offset: -1 }, refused: "bad-page" },
  { title: "a negative limit", query: { limit: -1 }, refused: "bad-page" },
  { title: "a fractional limit", query: { limit: 1.5 }, refused: "bad-page" },
  { title: "an infinite limit", query: { limit: Infinity }, refused: "bad-page" },
  { title: "too many hits", query: { limit: LIMITS.hitsPerPage + 1 }, refused: "bad-page" },
  { title: "a page that is too deep", query: { offset: LIMITS.deepestHit, limit: 1 }, refused: "bad-page" },
].map((one) => ({ ...one, title: `refuses ${one.title}` }) as Case);
