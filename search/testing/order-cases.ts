// Orders, pages, boosts, fields and variants over the small corpus, with the answers by hand.

import { is, within, type Boost, type Sort } from "../query.ts";
import type { Case } from "./cases.ts";
import { BY_POPULARITY } from "./text-cases.ts";

const ascending = (attribute: string): Sort => ({ attribute, direction: "ascending" });
const descending = (attribute: string): Sort => ({ attribute, direction: "descending" });
const boost = (attribute: string, value: string, weight: number): Boost => ({ filter: is(attribute, value), weight });
const red = is("colour", "red");

const SORTS: readonly (readonly [title: string, sort: Sort, inOrder: string])[] = [
  ["the lowest price first; the same prices by id", ascending("price"), "p8 p6 p4 p3 p5 p2 p9 p1 p10 p7"],
  ["the highest price first; the same prices by id", descending("price"), "p7 p10 p1 p2 p9 p3 p5 p4 p6 p8"],
  ["missing numbers come last, upwards", ascending("rating"), "p8 p6 p10 p3 p9 p1 p5 p4 p2 p7"],
  ["missing numbers come last, downwards", descending("rating"), "p4 p1 p5 p9 p3 p10 p6 p8 p2 p7"],
  ["the oldest first", ascending("since"), "p10 p5 p1 p6 p3 p9 p2 p7 p4 p8"],
  ["the newest first", descending("since"), "p7 p2 p3 p9 p1 p6 p5 p10 p4 p8"],
  ["the order that is called popular", ascending("rank"), BY_POPULARITY],
  ["the other way round, and missing still last", descending("rank"), "p10 p9 p8 p7 p1 p5 p2 p4 p3 p6"],
];

export const ORDER_CASES: readonly Case[] = [
  ...SORTS.map(([title, sort, inOrder]): Case => ({ title: `[SR-15] sort: ${title}`, query: { sort }, inOrder })),
  {
    title: "sort: by the matching variants alone, upwards",
    query: { sort: ascending("price"), filter: red },
    inOrder: "p6 p2 p1",
    variants: "p6a p2a p1c",
  },
  {
    title: "sort: by the matching variants alone, downwards",
    query: { sort: descending("price"), filter: is("colour", "black") },
    inOrder: "p10 p1 p9 p3",
    variants: "p10a p1a p9a p3c",
  },
  {
    title: "sort: by the variants that a refinement leaves",
    query: { sort: ascending("price"), refinements: [{ attribute: "size", operator: "or", values: ["S"] }] },
    inOrder: "p2 p1 p7",
    variants: "p2c p1a p7a",
  },
  {
    title: "sort: the hit is the best variant, then the first",
    query: { sort: ascending("price"), filter: is("product", "p3", "p5", "p7", "p9") },
    variants: "p3c p5a p9b p7b",
  },
  {
    title: "sort: downwards the hit is the dearest variant, then the first",
    query: { sort: descending("price"), filter: is("product", "p3", "p5", "p7", "p9") },
    variants: "p7b p9a p3a p5b",
  },
  {
    title: "sort: a text does not change it",
    query: { sort: descending("price"), text: "w" },
    inOrder: "p7 p1 p5 p6",
  },
  {
    title: "sort: boosts do not change it",
    needs: "boosts",
    query: { sort: ascending("price"), filter: red, boosts: [boost("colour", "red", 5), boost("product", "p1", 9)] },
    inOrder: "p6 p2 p1",
  },
  {
    title: "without a sort: the first matching variant",
    query: { filter: is("product", "p1", "p2", "p9") },
    variants: "p2a p1a p9a",
  },
  {
    title: "without a sort: the first variant that matches",
    query: { filter: within("price", { below: 200 }) },
    variants: "p3a p4a p2c p5a p8a p9b p6a",
  },

  {
    title: "boost: before popularity",
    needs: "boosts",
    query: { boosts: [boost("tags", "Sale", 1)] },
    inOrder: "p3 p5 p9 p4 p2 p1 p7 p8 p10 p6",
  },
  {
    title: "boost: weights add up on a variant",
    needs: "boosts",
    query: { boosts: [boost("tags", "Sale", 1), boost("tags", "New", 2)] },
    inOrder: "p9 p2 p1 p7 p3 p5 p4 p8 p10 p6",
  },
  {
    title: "boost: two weights of two variants do not add up",
    needs: "boosts",
    query: { boosts: [boost("colour", "red", 1), boost("size", "S", 1)] },
    inOrder: "p2 p1 p7 p6 p3 p4 p5 p8 p9 p10",
  },
  {
    title: "boost: a negative weight comes last",
    needs: "boosts",
    query: { boosts: [boost("vendor", "Kjeldal", -1)] },
    inOrder: "p2 p5 p1 p7 p8 p9 p10 p6 p3 p4",
  },
  {
    title: "boost: fractions of a weight count",
    needs: "boosts",
    query: { boosts: [boost("product", "p10", 0.25), boost("product", "p9", 0.5)] },
    inOrder: "p9 p10 p3 p4 p2 p5 p1 p7 p8 p6",
  },
  {
    title: "boost: the hit is the boosted variant",
    needs: "boosts",
    query: { boosts: [boost("colour", "red", 1)], filter: is("product", "p1", "p2") },
    inOrder: "p2 p1",
    variants: "p2a p1c",
  },
  {
    title: "boost: only on a matching variant",
    needs: "boosts",
    query: { boosts: [boost("colour", "red", 1)], filter: is("colour", "black") },
    inOrder: "p3 p1 p9 p10",
  },
  {
    title: "boost: after relevance",
    needs: "boosts",
    query: { text: "w", boosts: [boost("product", "p6", 9), boost("product", "p1", 1)] },
    inOrder: "p1 p5 p6 p7",
  },
  {
    title: "boost: it finds nothing more",
    needs: "boosts",
    query: { filter: red, boosts: [boost("colour", "blue", 9)] },
    inOrder: "p2 p1 p6",
  },

  { title: "page: the first hits", query: { limit: 3 }, inOrder: "p3 p4 p2", total: 10 },
  { title: "page: the next hits", query: { offset: 3, limit: 3 }, inOrder: "p5 p1 p7", total: 10 },
  { title: "page: the last hits", query: { offset: 9, limit: 3 }, inOrder: "p6", total: 10 },
  { title: "page: behind the last hit", query: { offset: 10, limit: 3 }, inOrder: "", total: 10 },
  { title: "page: far behind the last hit", query: { offset: 99_000, limit: 1_000 }, inOrder: "", total: 10 },
  { title: "page: no hits, but their number", query: { limit: 0 }, inOrder: "", total: 10 },
  { title: "page: as many as there may be", query: { limit: 1_000 }, inOrder: BY_POPULARITY, total: 10 },
  {
    title: "page: of a sort with ties and missing values",
    query: { sort: descending("rating"), offset: 1, limit: 8 },
    inOrder: "p1 p5 p9 p3 p10 p6 p8 p2",
  },
  { title: "page: of a text", query: { text: "new", offset: 1, limit: 2 }, inOrder: "p1 p7", total: 4 },
  { title: "page: the counts are of everything found", query: { limit: 0, filter: red }, total: 3 },

  {
    title: "variants: every one is a hit",
    needs: "variants-as-hits",
    query: { isDistinct: false, sort: ascending("price") },
    variants: "p8a p8b p6a p4a p3c p5a p5b p5c p3a p3b p2c p9b p9c p2a p2b p9a p1a p1b p1c p10a p7b p7a",
    total: 22,
  },
  {
    title: "variants: only those that match",
    needs: "variants-as-hits",
    query: { isDistinct: false, sort: descending("price"), filter: red },
    variants: "p1c p2a p2b p6a",
    total: 4,
  },
  {
    title: "variants: by popularity, then in the order of the product",
    needs: "variants-as-hits",
    query: { isDistinct: false, filter: is("department", "men") },
    variants: "p3a p3b p3c p4a p5a p5b p5c p9a p9b p9c",
  },
  {
    title: "variants: of a text, boosted",
    needs: "variants-as-hits",
    query: { isDistinct: false, text: "coat", boosts: [boost("size", "M", 1)] },
    variants: "p1b p1c p7b p1a p7a",
  },
  {
    title: "variants: a page of them",
    needs: "variants-as-hits",
    query: { isDistinct: false, sort: ascending("price"), offset: 4, limit: 3 },
    variants: "p3c p5a p5b",
    total: 22,
  },
  {
    title: "products, when told so",
    query: { isDistinct: true, filter: red },
    inOrder: "p2 p1 p6",
    total: 3,
  },
  {
    title: "[SR-07] by a text, without case and accents",
    query: { sort: ascending("title") },
    inOrder: "p7 p8 p9 p10 p3 p4 p6 p2 p1 p5",
  },
  {
    title: "[SR-07] by a text downwards, of products found by a text",
    query: { text: "coat", sort: { attribute: "title", direction: "descending" }, facets: [{ attribute: "type" }] },
    inOrder: "p1 p7",
  },
  {
    title: "[SR-04] more rule contexts than count are no error",
    query: { ruleContexts: Array.from({ length: 25 }, (_, index) => `context-${index}`), filter: red },
    inOrder: "p2 p1 p6",
  },
];
