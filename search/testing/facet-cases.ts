// Facets over the small corpus: counts, disjunctive counts and statistics, worked out by hand.

import { all, exists, is, not, within, type FacetRequest, type Refinement } from "../query.ts";
import type { Case } from "./cases.ts";

const facets = (...names: readonly string[]): readonly FacetRequest[] => names.map((attribute) => ({ attribute }));
const or = (attribute: string, ...values: readonly string[]): Refinement => ({ attribute, operator: "or", values });
const and = (attribute: string, ...values: readonly string[]): Refinement => ({ attribute, operator: "and", values });
const cheap: Refinement = { attribute: "price", range: { atMost: 100 } };

const COLOURS = "black:4,red:3,blue:2,white:2,brown:1,camel:1,grey:1";
const SIZES = "42:3,M:3,S:3,43:2,L:2,44:1,6Y:1,8Y:1,One:1,XL:1";
const READY = "42:3,S:3,M:2,43:1,44:1,6Y:1,8Y:1,L:1,One:1";
const TAGS = "New:4,Winter:4,Sale:3,Limited:2";
const VENDORS = "Étoile:3,Acne:2,Kjeldal:2,Okoro:1,Red Valley:1,Ægir:1";

export const FACET_CASES: readonly Case[] = [
  {
    title: "[FL-19] a product with several values of a group counts once, and choosing one of them changes nothing",
    needs: "facet-groups",
    query: {
      refinements: [or("size", "XL")],
      facets: [
        {
          attribute: "size",
          limit: 0,
          groups: [
            { name: "shoes", values: ["42", "43", "44"] },
            { name: "small or medium", values: ["S", "M"] },
            { name: "unknown", values: ["no such size"] },
          ],
        },
      ],
    },
    groups: { size: "shoes:3,small or medium:4,unknown:0" },
  },
  {
    title: "[FL-19] values that are chosen together count what choosing them delivers",
    needs: "facet-groups",
    query: {
      refinements: [or("colour", "white", "black")],
      facets: [{ attribute: "colour", limit: 0, groups: [{ name: "white", values: ["white", "black"] }] }],
    },
    groups: { colour: "white:5" },
    total: 5,
  },
  {
    title: "a written list counts in each of its values",
    query: { facets: facets("department") },
    facets: { department: "women:5,men:4,girls:1" },
  },
  { title: "a list counts in each of its values", query: { facets: facets("tags") }, facets: { tags: TAGS } },
  {
    title: "the same counts are in the order of values",
    query: { facets: facets("vendor") },
    facets: { vendor: VENDORS },
  },
  {
    title: "a product counts once for a value of several of its variants",
    query: { facets: facets("colour") },
    facets: { colour: COLOURS },
  },
  {
    title: "a product counts for every value of its variants",
    query: { facets: facets("size") },
    facets: { size: SIZES },
  },
  { title: "sizes in stock", query: { facets: facets("ready") }, facets: { ready: READY } },
  {
    title: "a chosen size in stock counts sizes of the same variants, and all sizes in stock",
    query: { refinements: [or("ready", "M")], facets: facets("size", "ready", "colour") },
    facets: { size: "M:2", ready: READY, colour: "grey:1,red:1" },
  },
  {
    title: "a chosen size and a chosen size in stock are of one variant",
    query: { refinements: [or("ready", "S", "L"), or("size", "L", "XL")], facets: facets("size", "ready") },
    facets: { size: "S:3,L:1", ready: "L:1" },
    total: 1,
  },
  {
    title: "groups of sizes among variants with a size in stock",
    needs: "facet-groups",
    query: {
      refinements: [or("ready", "M")],
      facets: ["size", "ready"].map((attribute) => ({
        attribute,
        limit: 0,
        groups: [{ name: "small or medium", values: ["S", "M"] }],
      })),
    },
    groups: { size: "small or medium:2", ready: "small or medium:4" },
  },
  {
    title: "types of products",
    query: { facets: facets("type") },
    facets: { type: "Coats:2,Sneakers:2,Accessories:1,Bags:1,Dresses:1,Knitwear:1,Shoes:1,Tees:1" },
  },
  {
    title: "numbers are values too",
    query: { facets: facets("rating") },
    facets: { rating: "4.5:2,-1.5:1,0:1,2:1,3:1,4:1,5:1" },
    stats: { rating: { min: -1.5, max: 5 } },
  },
  {
    title: "prices of variants",
    query: { facets: facets("price") },
    facets: {
      price: "200:2,90:2,120:1,150:1,180:1,25.5:1,300:1,350:1,500:1,60:1,80:1,900:1,95:1",
    },
    stats: { price: { min: 25.5, max: 900 } },
  },
  {
    title: "several facets are returned in the order of the request",
    query: { facets: facets("vendor", "tags", "department") },
    facets: { vendor: VENDORS, tags: TAGS, department: "women:5,men:4,girls:1" },
  },
  { title: "only requested facets are returned", query: { refinements: [or("colour", "red")] }, facets: {} },

  {
    title: "a filter narrows the counts of its own attribute",
    query: { filter: is("colour", "red"), facets: facets("colour") },
    facets: { colour: "red:3" },
  },
  {
    title: "a filter of variants narrows to what those variants have",
    query: { filter: is("colour", "red"), facets: facets("size", "price") },
    facets: { size: "L:1,M:1,S:1", price: "200:1,350:1,60:1" },
    stats: { price: { min: 60, max: 350 } },
  },
  {
    title: "a filter of products leaves all of their variants",
    query: { filter: is("type", "Coats"), facets: facets("colour", "size") },
    facets: { colour: "black:1,camel:1,red:1", size: "M:2,S:2" },
  },
  {
    title: "a filter by price counts sizes at that price",
    query: { filter: within("price", { atMost: 100 }), facets: facets("size", "colour") },
    facets: { size: "42:2,6Y:1,8Y:1,L:1,M:1,XL:1", colour: "black:1,blue:1,grey:1,red:1,white:1" },
  },
  {
    title: "a negated filter of variants counts what the others have",
    query: { filter: not(is("size", "S", "M")), facets: facets("colour") },
    facets: { colour: "black:3,red:2,white:2,blue:1,brown:1,grey:1" },
  },
  {
    title: "a filter for what is missing",
    query: { filter: not(exists("colour")), facets: facets("size", "colour", "price") },
    facets: { size: "XL:1", colour: "", price: "95:1" },
  },
  {
    title: "counts are empty without matches",
    query: { filter: is("colour", "ultraviolet"), facets: facets("colour", "price") },
    facets: { colour: "", price: "" },
    distinctValues: { colour: 0, price: 0 },
    stats: { price: null, colour: null },
    total: 0,
  },
  {
    title: "no statistics without numbers",
    query: { filter: is("variant", "p7a"), facets: facets("price", "size") },
    facets: { price: "", size: "S:1" },
    stats: { price: null },
    total: 1,
  },
  { title: "no statistics of keywords", query: { facets: facets("size") }, stats: { size: null } },

  {
    title: "[FL-19] a refinement does not narrow its own facet",
    query: { refinements: [or("colour", "red")], facets: facets("colour") },
    facets: { colour: COLOURS },
    found: "p1 p2 p6",
  },
  {
    title: "[FL-19] a refinement narrows every other facet",
    query: { refinements: [or("colour", "red")], facets: facets("size", "tags", "vendor", "department") },
    facets: { size: "L:1,M:1,S:1", tags: "New:2,Winter:2", vendor: "Acne:2,Étoile:1", department: "women:2" },
  },
  {
    title: "[FL-19] two refinements: each facet ignores only its own",
    query: { refinements: [or("colour", "red"), or("size", "S")], facets: facets("colour", "size", "tags") },
    facets: { colour: "black:1,blue:1,camel:1,red:1", size: "L:1,M:1,S:1", tags: "New:1" },
    found: "p2",
  },
  {
    title: "[FL-19] three refinements: each facet ignores only its own",
    query: { refinements: [or("colour", "blue"), or("size", "S"), cheap], facets: facets("colour", "size", "price") },
    facets: { colour: "", size: "42:1", price: "150:1" },
    stats: { price: { min: 150, max: 150 } },
    total: 0,
  },
  {
    title: "[FL-19] a range does not narrow its own statistics",
    query: { refinements: [cheap], facets: facets("price", "colour") },
    facets: {
      price: "200:2,90:2,120:1,150:1,180:1,25.5:1,300:1,350:1,500:1,60:1,80:1,900:1,95:1",
      colour: "black:1,blue:1,grey:1,red:1,white:1",
    },
    stats: { price: { min: 25.5, max: 900 } },
    found: "p3 p4 p5 p6 p8",
  },
  {
    title: "[FL-19] statistics of a price in a refined colour",
    query: {
      refinements: [{ attribute: "price", range: { above: 300 } }, or("colour", "red")],
      facets: facets("price"),
    },
    facets: { price: "200:1,350:1,60:1" },
    stats: { price: { min: 60, max: 350 } },
    found: "p1",
  },
  {
    title: "[FL-19] a filter applies even if a refinement of the same attribute is ignored",
    query: {
      filter: is("colour", "red", "black"),
      refinements: [or("colour", "red")],
      facets: facets("colour"),
    },
    facets: { colour: "black:4,red:3" },
    found: "p1 p2 p6",
  },
  {
    title: "[FL-19] all refinements of one attribute are ignored together",
    query: { refinements: [or("tags", "New"), or("tags", "Winter")], facets: facets("tags", "vendor") },
    facets: { tags: TAGS, vendor: "Acne:1,Okoro:1" },
    found: "p1 p7",
  },
  {
    title: "[FL-18] refined tags are combined by and, and their counts are unchanged",
    query: { refinements: [and("tags", "Winter", "Sale")], facets: facets("tags", "vendor") },
    facets: { tags: TAGS, vendor: "Étoile:1" },
    found: "p5",
  },
  {
    title: "[FL-18] refined types are combined by or, and their counts are unchanged",
    query: { refinements: [or("type", "Coats", "Bags")], facets: facets("type", "department") },
    facets: {
      type: "Coats:2,Sneakers:2,Accessories:1,Bags:1,Dresses:1,Knitwear:1,Shoes:1,Tees:1",
      department: "women:3",
    },
    found: "p1 p7 p10",
  },
  {
    title: "[FL-18] tags and types and vendors at once",
    query: {
      refinements: [and("tags", "New"), or("type", "Dresses", "Shoes"), or("vendor", "Étoile")],
      facets: facets("tags", "type", "vendor"),
    },
    facets: { tags: "New:2,Sale:1", type: "Dresses:1,Shoes:1", vendor: "Étoile:2" },
    found: "p2 p9",
  },
  {
    title: "a refinement by an unknown value: its own facet is still counted",
    query: { refinements: [or("colour", "ultraviolet")], facets: facets("colour", "size") },
    facets: { colour: COLOURS, size: "" },
    total: 0,
  },
  {
    title: "counts require one variant: the size of a cheap red one",
    query: { filter: all(is("colour", "red"), within("price", { below: 250 })), facets: facets("size") },
    facets: { size: "L:1,S:1" },
  },
  {
    title: "an inherited colour is counted unless a variant overrides it",
    query: { filter: is("vendor", "Étoile"), refinements: [or("size", "44")], facets: facets("colour", "size") },
    facets: { colour: "brown:1", size: "L:2,42:1,43:1,44:1,M:1,S:1,XL:1" },
  },
  {
    title: "a text narrows the counts",
    query: { text: "wool", facets: facets("colour", "size", "department") },
    facets: { colour: "black:1,grey:1,red:1", size: "M:2,L:1,S:1,XL:1", department: "men:1,women:1" },
  },
  {
    title: "a text and a refinement narrow the counts",
    query: { text: "wool", refinements: [or("colour", "red")], facets: facets("colour", "size") },
    facets: { colour: "black:1,grey:1,red:1", size: "M:1" },
    found: "p1",
  },

  {
    title: "[FL-20] a limit returns the most frequent values and the number of all",
    query: { facets: [{ attribute: "tags", limit: 3 }] },
    facets: { tags: "New:4,Winter:4,Sale:3" },
    distinctValues: { tags: 4 },
  },
  {
    title: "[FL-20] a limit among the same counts takes the first by value",
    query: { facets: [{ attribute: "type", limit: 4 }] },
    facets: { type: "Coats:2,Sneakers:2,Accessories:1,Bags:1" },
    distinctValues: { type: 8 },
  },
  {
    title: "[FL-20] by value",
    query: { facets: [{ attribute: "tags", sort: "value" }] },
    facets: { tags: "Limited:2,New:4,Sale:3,Winter:4" },
  },
  {
    title: "[FL-20] a limit by value takes the first by value",
    query: { facets: [{ attribute: "vendor", sort: "value", limit: 3 }] },
    facets: { vendor: "Acne:2,Kjeldal:2,Okoro:1" },
    distinctValues: { vendor: 6 },
  },
  {
    title: "by value: numbers are compared as text",
    query: { filter: within("price", { atMost: 120 }), facets: [{ attribute: "price", sort: "value" }] },
    facets: { price: "120:1,25.5:1,60:1,80:1,90:2,95:1" },
  },
  {
    title: "a limit of 0 still returns the number of values",
    query: { facets: [{ attribute: "price", limit: 0 }] },
    facets: { price: "" },
    distinctValues: { price: 13 },
    stats: { price: { min: 25.5, max: 900 } },
  },
  {
    title: "statistics include values beyond the limit",
    query: { facets: [{ attribute: "price", limit: 1 }] },
    facets: { price: "200:2" },
    stats: { price: { min: 25.5, max: 900 } },
  },
  {
    title: "sum and average are weighted by count",
    needs: "facet-sums",
    query: { facets: facets("price") },
    sums: { price: { sum: 3_340.5, average: 222.7 } },
  },
  {
    title: "sum and average of products, not of their variants",
    needs: "facet-sums",
    query: { filter: is("product", "p1", "p3"), facets: facets("rating", "price") },
    sums: { rating: { sum: 7.5, average: 3.75 }, price: { sum: 860, average: 215 } },
  },
  {
    title: "variants: sum and average of each",
    needs: "variants-as-hits",
    query: { isDistinct: false, filter: is("product", "p1", "p3"), facets: facets("rating", "price") },
    sums: { rating: { sum: 22.5, average: 3.75 }, price: { sum: 1_280, average: 1_280 / 6 } },
  },
  ...matchingCases(),

  {
    title: "variants: each counts",
    needs: "variants-as-hits",
    query: { isDistinct: false, facets: facets("colour", "department") },
    facets: {
      colour: "black:6,red:4,white:4,blue:2,camel:2,grey:2,brown:1",
      department: "women:12,men:10,girls:2",
    },
    total: 22,
  },
  {
    title: "variants: a refinement does not narrow its own facet",
    needs: "variants-as-hits",
    query: { isDistinct: false, refinements: [or("colour", "red")], facets: facets("colour", "size", "vendor") },
    facets: {
      colour: "black:6,red:4,white:4,blue:2,camel:2,grey:2,brown:1",
      size: "L:1,M:1,S:1",
      vendor: "Acne:2,Étoile:2",
    },
    total: 4,
  },
  {
    title: "variants: a filter counts only those that satisfy it",
    needs: "variants-as-hits",
    query: { isDistinct: false, filter: within("price", { atMost: 95 }), facets: facets("price") },
    facets: { price: "25.5:2,90:2,95:2,60:1,80:1" },
    total: 8,
  },
];

function matchingCases(): readonly Case[] {
  const cases: readonly (readonly [title: string, attribute: string, matching: string, values: string])[] = [
    ["a prefix of a word", "vendor", "kj", "Kjeldal:2"],
    ["accents and case folded", "vendor", "ETO", "Étoile:3"],
    ["accents as they are", "vendor", "éto", "Étoile:3"],
    ["a ligature spelled out", "vendor", "aeg", "Ægir:1"],
    ["the second word", "vendor", "val", "Red Valley:1"],
    ["two words in a row", "vendor", "red v", "Red Valley:1"],
    ["two words in another order", "vendor", "valley red", ""],
    ["not the middle of a word", "vendor", "alley", ""],
    ["several values", "tags", "l", "Limited:2"],
    ["nothing typed", "tags", "", TAGS],
    ["no correction", "vendor", "kjeldel", ""],
    ["sizes with digits", "size", "4", "42:3,43:2,44:1"],
  ];
  return [
    ...cases.map(([title, attribute, matching, values]): Case => ({
      title: `matching: ${title}`,
      needs: "facet-matching",
      query: { facets: [{ attribute, matching }] },
      facets: { [attribute]: values },
    })),
    {
      title: "matching: counts are those of the search",
      needs: "facet-matching",
      query: {
        filter: is("colour", "red"),
        refinements: [or("vendor", "Acne")],
        facets: [{ attribute: "vendor", matching: "e", limit: 10 }],
      },
      facets: { vendor: "Étoile:1" },
      distinctValues: { vendor: 1 },
    },
    {
      title: "matching: a limit takes the most frequent of them",
      needs: "facet-matching",
      query: { facets: [{ attribute: "size", matching: "4", limit: 1 }] },
      facets: { size: "42:3" },
      distinctValues: { size: 3 },
    },
  ];
}
