// Filters and refinements over the small corpus, with results worked out by hand.

import { all, any, everything, exists, is, not, within, type Filter, type Refinement } from "../query.ts";
import { EVERY, type Case } from "./cases.ts";

const red = is("colour", "red");
const black = is("colour", "black");
const sizeS = is("size", "S");
const sizeM = is("size", "M");
const at = (moment: string) => Date.parse(moment);

const nested = (filter: Filter, times: number): Filter => {
  let outer = filter;
  for (let level = 0; level < times; level++) outer = not(outer);
  return outer;
};

const FILTERS: readonly (readonly [title: string, filter: Filter, found: string])[] = [
  ["everything", everything, EVERY],
  ["all of nothing is true", { kind: "all", of: [] }, EVERY],
  ["any of nothing is false", { kind: "any", of: [] }, ""],
  ["not all of nothing is false", not({ kind: "all", of: [] }), ""],
  ["not any of nothing is true", not({ kind: "any", of: [] }), EVERY],
  ["one of no values is false", is("colour"), ""],
  ["not one of no values is true", not(is("colour")), EVERY],
  ["one value of variants", red, "p1 p2 p6"],
  ["one of several values of variants", is("colour", "red", "camel"), "p1 p2 p6 p7"],
  ["the same value twice", is("colour", "camel", "camel"), "p7"],
  ["a known and an unknown value", is("colour", "camel", "ultraviolet"), "p7"],
  ["an unknown value", is("colour", "ultraviolet"), ""],
  ["a value called like a property of objects", is("vendor", "constructor", "__proto__", "toString"), ""],
  ["values are case-sensitive", is("colour", "Red"), ""],
  ["values with their accents", is("vendor", "Étoile"), "p2 p5 p9"],
  ["values not without their accents", is("vendor", "Etoile"), ""],
  ["no prefixes of values", is("vendor", "Red"), ""],
  ["the empty value", is("department", ""), ""],

  ["size and colour on one variant", all(sizeM, black), "p1"],
  ["size and colour of two variants are not one", all(sizeS, red), "p2"],
  ["size, colour and price on one variant", all(is("colour", "blue"), sizeS, within("price", { atMost: 150 })), "p2"],
  ["the price of another variant does not count", all(red, sizeS, within("price", { atMost: 150 })), ""],
  ["the size of another variant does not count", all(is("size", "43"), within("price", { below: 125 })), "p3"],
  ["a cheaper variant in another size", all(is("size", "43"), within("price", { below: 100 })), ""],
  ["a price of two colours", all(black, is("size", "42"), within("price", { below: 100 })), "p3"],
  ["colour, size and price of three variants", all(black, sizeM, is("price", 350)), ""],
  ["colour, size and price of one variant among three", all(red, sizeM, is("price", 350)), "p1"],
  ["an earlier price in a size", all(exists("was"), is("size", "42")), "p3"],
  ["an earlier price in another size", all(exists("was"), is("size", "43")), ""],
  ["two sizes are never one", all(sizeS, sizeM), ""],
  ["a size in stock", is("ready", "M"), "p1 p5"],
  ["a size in stock, not in this colour", all(is("ready", "M"), black), ""],
  ["a size that is in stock", all(sizeS, is("ready", "S")), "p1 p2 p7"],
  ["a size and a size in stock of two variants are not one", all(is("size", "L"), is("ready", "S")), ""],
  ["a size that is sold out", all(sizeM, not(exists("ready"))), "p1 p7"],
  ["a size, or another one in stock", any(is("size", "XL"), is("ready", "43")), "p5 p9"],
  ["either of two combinations", any(all(red, sizeS), all(black, is("size", "42"))), "p2 p3 p9"],
  ["product and variant at once", all(is("vendor", "Kjeldal"), black), "p3"],
  ["product or variant", any(is("vendor", "Okoro"), is("colour", "grey")), "p5 p7"],

  ["not a colour: a variant in another one", not(red), "p1 p2 p3 p4 p5 p7 p8 p9 p10"],
  ["not a size: any other, or none", not(sizeS), EVERY],
  ["not two sizes", all(not(sizeS), not(sizeM)), "p2 p3 p4 p5 p6 p8 p9 p10"],
  ["not one of two sizes", not(is("size", "S", "M")), "p2 p3 p4 p5 p6 p8 p9 p10"],
  ["neither a size nor a colour, on one variant", not(any(sizeS, red)), "p1 p3 p4 p5 p7 p8 p9 p10"],
  ["not a size with a colour", not(all(sizeS, red)), EVERY],
  ["not not", not(not(red)), "p1 p2 p6"],
  ["a colour but not in a size", all(red, not(sizeM)), "p2 p6"],
  ["a size but not in a colour", all(sizeM, not(black)), "p1 p5 p7"],
  ["a size but in neither of two colours", all(sizeM, not(is("colour", "black", "red"))), "p5 p7"],
  ["not a tag: of no product that has it", not(is("tags", "New")), "p3 p4 p5 p6 p8 p10"],
  ["not a department: of none that is also in another", not(is("department", "men")), "p1 p2 p6 p7 p8 p10"],
  ["not a vendor nor a price", not(any(is("vendor", "Acne"), within("price", { atMost: 200 }))), "p7 p10"],
  ["not above a price: cheaper, or without one", not(within("price", { above: 100 })), "p3 p4 p5 p6 p7 p8"],
  ["an expensive one that is not red", all(within("price", { above: 300 }), not(red)), "p7 p10"],

  ["exists: a field of variants", exists("was"), "p1 p2 p3 p7"],
  ["exists: a field that some variants have", exists("price"), EVERY],
  ["exists: a number of products", exists("rating"), "p1 p3 p4 p5 p6 p8 p9 p10"],
  ["exists: zero is there", all(exists("rating"), is("vendor", "Acne")), "p1 p6"],
  ["exists: a date", exists("since"), "p1 p2 p3 p5 p6 p7 p9 p10"],
  ["exists: false is there", exists("isNew"), "p1 p2"],
  ["exists: an empty text is missing", not(exists("department")), "p6"],
  ["exists: an empty list is missing", not(exists("tags")), "p4 p8"],
  ["missing on one variant", not(exists("colour")), "p5"],
  ["missing on the only variant", not(exists("size")), "p6"],
  ["missing price", not(exists("price")), "p7"],
  ["missing price in another size", all(not(exists("price")), sizeM), ""],
  ["missing price in its size", all(not(exists("price")), sizeS), "p7"],
  ["missing rating", not(exists("rating")), "p2 p7"],
  ["missing often changing number", not(exists("stock")), "p6"],

  ["one of several tags", is("tags", "New"), "p1 p2 p7 p9"],
  ["two tags at once", all(is("tags", "New"), is("tags", "Limited")), "p7"],
  ["either of two tags", is("tags", "Sale", "Limited"), "p3 p5 p7 p9 p10"],
  ["three tags at once", all(is("tags", "New"), is("tags", "Limited"), is("tags", "Winter")), "p7"],
  ["one tag without another", all(is("tags", "Winter"), not(is("tags", "New"))), "p5 p6"],
  ["a written list is split", is("department", "women"), "p1 p2 p3 p7 p10"],
  ["a written list is split at its first part too", is("department", "men"), "p3 p4 p5 p9"],
  ["in two departments at once", all(is("department", "men"), is("department", "women")), "p3"],
  ["a written list is not one value", is("department", "men\twomen"), ""],

  ["a variant inherits values of its product", black, "p1 p3 p9 p10"],
  ["a variant overrides values of its product", all(black, is("size", "44")), ""],
  ["a variant's own value beside the product's", all(is("colour", "brown"), is("size", "44")), "p9"],
  ["the product's value in one of its variants' sizes", all(black, is("size", "43")), "p9"],

  ["a keyword by a number", is("size", 42), "p3 p4 p9"],
  ["a keyword by true", is("isNew", true), "p1"],
  ["a keyword by false", is("isNew", false), "p2"],
  ["a keyword that was true, by its text", is("isNew", "true"), "p1"],
  ["a number", is("price", 25.5), "p8"],
  ["a number by its text", is("price", "120"), "p3"],
  ["a number by a text of another shape", is("price", "2.55e1"), "p8"],
  ["one of several numbers", is("price", 60, "80", 999), "p4 p6"],
  ["zero", is("rating", 0), "p6"],
  ["minus zero is zero", is("rating", -0), "p6"],
  ["a negative number by its text", is("rating", "-1.5"), "p8"],
  ["a number that is missing is not zero", all(is("vendor", "Okoro"), is("rating", 0)), ""],

  ["at least", within("price", { atLeast: 350 }), "p1 p7 p10"],
  ["at least: the bound itself", within("price", { atLeast: 900 }), "p7"],
  ["above: not the bound itself", within("price", { above: 900 }), ""],
  ["at most", within("price", { atMost: 60 }), "p6 p8"],
  ["below: not the bound itself", within("price", { below: 60 }), "p8"],
  ["both bounds included", within("price", { atLeast: 90, atMost: 95 }), "p3 p5"],
  ["both bounds excluded", within("price", { above: 90, below: 100 }), "p5"],
  ["all four bounds: the narrowest", within("price", { atLeast: 80, above: 80, atMost: 95, below: 95 }), "p3 p5"],
  ["bounds the wrong way round", within("price", { atLeast: 95, atMost: 90 }), ""],
  ["between the prices of two variants", within("price", { above: 150, below: 180 }), ""],
  ["no bounds: any number", within("rating", {}), "p1 p3 p4 p5 p6 p8 p9 p10"],
  ["infinite bounds", within("rating", { above: -Infinity, below: Infinity }), "p1 p3 p4 p5 p6 p8 p9 p10"],
  ["below zero", within("rating", { below: 0 }), "p8"],
  ["only zero", within("rating", { atLeast: 0, atMost: 0 }), "p6"],
  ["between two neighbouring fractions", within("price", { above: 25.499999, below: 25.500001 }), "p8"],
  ["two ranges on one variant", all(within("price", { below: 200 }), within("was", { atLeast: 200 })), "p2"],
  ["a range in a colour", all(within("price", { above: 300 }), black), "p10"],

  ["since a moment", within("since", { atLeast: at("2026-02-01T00:00:00Z") }), "p2 p3 p7 p9"],
  ["before a moment", within("since", { below: at("2026-01-01T00:00:00Z") }), "p5 p10"],
  ["a moment by its date", is("since", "2026-01-01"), "p1 p6"],
  ["a moment in milliseconds", is("since", at("2026-01-01T00:00:00Z")), "p1 p6"],
  ["a moment in another time zone", is("since", "2026-01-01T01:00:00+01:00"), "p1 p6"],
  ["a moment to the minute", is("since", "2025-12-01T12:30:00Z"), "p5"],
  ["a leap day", is("since", "2024-02-29"), "p10"],
  ["not since a moment: before, or without one", not(within("since", { atLeast: at("2026-01-01") })), "p4 p5 p8 p10"],

  ["products by their ids", is("product", "p3", "p9", "p99"), "p3 p9"],
  ["not a product", not(is("product", "p3")), "p1 p2 p4 p5 p6 p7 p8 p9 p10"],
  ["a variant by its id", is("variant", "p2c"), "p2"],
  ["a variant by its id, in its colour", all(is("variant", "p2a"), red), "p2"],
  ["a variant by its id, in another's colour", all(is("variant", "p2c"), red), ""],
  ["a product's id is no variant's", is("variant", "p2"), ""],
  ["every product but its only variant", not(is("variant", "p4a")), "p1 p2 p3 p5 p6 p7 p8 p9 p10"],
  ["every product has an id", exists("product"), EVERY],
  ["every variant has an id", not(exists("variant")), ""],

  ["in stock in a size", all(within("stock", { atLeast: 1 }), sizeM), "p1 p5"],
  ["in stock in a size and colour", all(within("stock", { atLeast: 1 }), sizeM, black), ""],
  ["in stock in a size that another product has sold out", all(within("stock", { above: 0 }), is("size", "43")), "p9"],
  ["sold out in some variant", is("stock", 0), "p1 p2 p3 p5 p7"],
  ["not known to be in stock", not(within("stock", { atLeast: 1 })), "p1 p2 p3 p5 p6 p7"],

  ["nested twenty deep", nested(red, 20), "p1 p2 p6"],
  ["nested twenty-one deep", nested(red, 21), "p1 p2 p3 p4 p5 p7 p8 p9 p10"],
  ["many conditions", all(...Array.from({ length: 1_000 }, (_, index) => not(is("price", 10_000 + index)))), EVERY],
  ["many values", is("product", "p7", ...Array.from({ length: 4_000 }, (_, index) => `q${index}`)), "p7"],
];

const or = (attribute: string, ...values: readonly string[]): Refinement => ({ attribute, operator: "or", values });
const and = (attribute: string, ...values: readonly string[]): Refinement => ({ attribute, operator: "and", values });

const REFINEMENTS: readonly (readonly [title: string, refinements: readonly Refinement[], found: string])[] = [
  ["[FL-18] one of several values", [or("colour", "red", "camel")], "p1 p2 p6 p7"],
  ["[FL-18] all of several values", [and("tags", "New", "Limited")], "p7"],
  ["[FL-18] tags and, types or", [and("tags", "Sale"), or("type", "Sneakers", "Shoes")], "p3 p9"],
  ["two colours are never on one variant", [and("colour", "red", "black")], ""],
  ["one of no values", [or("colour")], ""],
  ["all of no values", [and("colour")], EVERY],
  ["size and colour on one variant", [or("size", "S"), or("colour", "red")], "p2"],
  [
    "size, colour and price on one variant",
    [or("size", "S"), or("colour", "red", "blue"), { attribute: "price", range: { atMost: 180 } }],
    "p2",
  ],
  [
    "a price that only another variant has",
    [or("size", "S"), or("colour", "red"), { attribute: "price", range: { atMost: 180 } }],
    "",
  ],
  ["a range", [{ attribute: "price", range: { atLeast: 90, atMost: 100 } }], "p3 p5"],
  [
    "two ranges of one attribute on one variant",
    [
      { attribute: "price", range: { atLeast: 180 } },
      { attribute: "price", range: { atMost: 190 } },
    ],
    "p9",
  ],
  ["two choices of one attribute", [or("tags", "New"), or("tags", "Winter")], "p1 p7"],
  ["an attribute that is no facet", [or("isNew", "true", "false")], "p1 p2"],
  ["an often changing number", [{ attribute: "stock", range: { atLeast: 5 } }], "p2 p3 p4"],
];

export const FILTER_CASES: readonly Case[] = [
  ...FILTERS.map(([title, filter, found]): Case => ({
    title: `filter: ${title}`,
    query: { filter },
    found,
    ...(title.startsWith("many ") || title.startsWith("nested ") ? { needs: "deep-filters" } : {}),
  })),
  ...REFINEMENTS.map(([title, refinements, found]): Case => ({
    title: `refinement: ${title}`,
    query: { refinements },
    found,
  })),
  {
    title: "filter and refinement on one variant",
    query: { filter: red, refinements: [or("size", "S")] },
    found: "p2",
  },
];
