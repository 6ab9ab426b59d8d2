// Changes of the small corpus, with results worked out by hand.

import { exists, is, not, within, type SearchQuery } from "../query.ts";
import type { Change, Fields, IndexRecord } from "../schema.ts";
import { smallRecords } from "./small-corpus.ts";
import { BY_POPULARITY } from "./text-cases.ts";

export const record = (id: string, fields: Fields, ...variants: readonly Fields[]): IndexRecord => ({
  id,
  fields,
  variants: variants.map((own, place) => ({ id: `${id}${"abcdef"[place]}`, fields: own })),
});
export const put = (...args: Parameters<typeof record>): Change => ({ kind: "put", record: record(...args) });
export const remove = (id: string): Change => ({ kind: "delete", id });
export const patch = (id: string, fields: Fields): Change => ({ kind: "patch", id, fields });
export const patchVariant = (id: string, variant: string, fields: Fields): Change => ({
  kind: "patch",
  id,
  variants: [{ id: variant, fields }],
});

const red = is("colour", "red");
export const cape = put(
  "p11",
  { title: "Velvet cape", vendor: "Acne", rank: 0, tags: ["Opera"] },
  { colour: "red", price: 70 },
);

/** Changes, a query, and the products it then finds, in order. */
export const CHANGE_CASES: readonly (readonly [
  title: string,
  changes: readonly Change[],
  query: SearchQuery,
  inOrder: string,
])[] = [
  ["a new product is found", [cape], { filter: red }, "p11 p2 p1 p6"],
  ["a new product's words are found", [cape], { text: "velvet" }, "p11"],
  ["a new product's values are found", [cape], { filter: is("tags", "Opera") }, "p11"],
  [
    "a new product takes its place in a sort",
    [cape],
    { filter: red, sort: { attribute: "price", direction: "ascending" } },
    "p6 p11 p2 p1",
  ],
  [
    "a new product comes between others of the same value by its id",
    [put("p15", {}, { price: 350, colour: "red" })],
    { filter: within("price", { atLeast: 350, atMost: 350 }), sort: { attribute: "price", direction: "descending" } },
    "p1 p15",
  ],
  ["a deleted product is not found", [remove("p2")], { filter: red }, "p1 p6"],
  ["a deleted product's words are not found", [remove("p6")], { text: "scarf" }, ""],
  ["deleting an unknown product has no effect", [remove("p99")], {}, BY_POPULARITY],
  [
    "a product deleted and put again",
    [remove("p6"), put("p6", { title: "Stole", rank: 0 }, { colour: "red" })],
    { filter: red },
    "p6 p2 p1",
  ],
  ["a product put and deleted again", [cape, remove("p11")], { text: "velvet" }, ""],
  ["a product put twice: the last counts", [cape, put("p11", { title: "Cotton cape" }, {})], { text: "cape" }, "p11"],
  ["a product put twice: the first is gone", [cape, put("p11", { title: "Cotton cape" }, {})], { text: "velvet" }, ""],
  [
    "a product replaced: its old values are gone",
    [put("p1", { title: "Wool coat" }, { colour: "green" })],
    { filter: red },
    "p2 p6",
  ],
  [
    "a product replaced: its new values are found",
    [put("p1", { title: "Wool coat" }, { colour: "green" })],
    { filter: is("colour", "green") },
    "p1",
  ],
  ["a product replaced: its old words are gone", [put("p1", { title: "Linen coat" }, {})], { text: "wool" }, "p5"],
  [
    "a product replaced: its other variants are gone",
    [put("p1", { rank: 5 }, { size: "S" })],
    { filter: is("size", "M") },
    "p5 p7",
  ],
  [
    "a product replaced: it has more variants",
    [put("p6", {}, { size: "S" }, { size: "M" }, { size: "L" })],
    { filter: is("size", "L") },
    "p2 p5 p6",
  ],
  ["a patched field of a product", [patch("p3", { vendor: "Acne" })], { filter: is("vendor", "Acne") }, "p3 p1 p6"],
  ["a patched list", [patch("p4", { tags: ["Opera", "New"] })], { filter: is("tags", "New") }, "p4 p2 p1 p7 p9"],
  ["a patched word", [patch("p3", { title: "Suede loafers" })], { text: "suede" }, "p3"],
  ["a patched word: the old one is gone", [patch("p3", { title: "Suede loafers" })], { text: "leather" }, ""],
  ["a patched order", [patch("p6", { rank: 0 })], { filter: red }, "p6 p2 p1"],
  [
    "a patched price of a variant",
    [patchVariant("p1", "p1c", { price: 10 })],
    { filter: within("price", { below: 20 }) },
    "p1",
  ],
  [
    "a patched price: the old one is gone",
    [patchVariant("p1", "p1c", { price: 10 })],
    { filter: is("price", 350) },
    "",
  ],
  [
    "a patched price: only of that variant",
    [patchVariant("p1", "p1c", { price: 10 })],
    { filter: is("price", 300) },
    "p1",
  ],
  [
    "a patched price in a sort",
    [patchVariant("p1", "p1c", { price: 10 })],
    { filter: red, sort: { attribute: "price", direction: "ascending" } },
    "p1 p6 p2",
  ],
  [
    "a patched stock",
    [patchVariant("p1", "p1b", { stock: 9 })],
    { filter: { kind: "all", of: [is("size", "M"), is("colour", "black"), within("stock", { atLeast: 1 })] } },
    "p1",
  ],
  [
    "a patched stock of none",
    [patchVariant("p4", "p4a", { stock: 0 })],
    { filter: within("stock", { above: 5 }) },
    "p3",
  ],
  [
    "a patched stock where there was none",
    [patchVariant("p6", "p6a", { stock: 50 })],
    { filter: within("stock", { above: 5 }) },
    "p3 p4 p6",
  ],
  [
    "the last piece of a size",
    [patchVariant("p1", "p1c", { stock: 0, ready: null })],
    { filter: is("ready", "M") },
    "p5",
  ],
  [
    "a size back in stock",
    [patchVariant("p7", "p7b", { stock: 1, ready: "M" })],
    { filter: is("ready", "M") },
    "p5 p1 p7",
  ],
  ["a patched size", [patchVariant("p2", "p2b", { size: "XXL" })], { filter: is("size", "XXL") }, "p2"],
  ["a patched colour of the product", [patch("p9", { colour: "navy" })], { filter: is("colour", "navy") }, "p9"],
  [
    "a patched colour of the product: not for a variant with its own",
    [patch("p9", { colour: "navy" })],
    { filter: { kind: "all", of: [is("colour", "navy"), is("size", "44")] } },
    "",
  ],
  ["null removes a field of a product", [patch("p3", { rating: null })], { filter: not(exists("rating")) }, "p3 p2 p7"],
  [
    "null removes a field of a variant",
    [patchVariant("p4", "p4a", { price: null })],
    { filter: not(exists("price")) },
    "p4 p7",
  ],
  [
    "null on a variant restores the value of the product",
    [patchVariant("p9", "p9c", { colour: null })],
    { filter: { kind: "all", of: [is("colour", "black"), is("size", "44")] } },
    "p9",
  ],
  ["null removes words", [patch("p5", { title: null })], { text: "wool" }, "p1"],
  ["an unknown product is not patched", [patch("p99", { vendor: "Acne" })], { filter: is("vendor", "Acne") }, "p1 p6"],
  ["an unknown variant is not patched", [patchVariant("p4", "p1a", { colour: "red" })], { filter: red }, "p2 p1 p6"],
  [
    "a deleted product is not patched",
    [remove("p4"), patch("p4", { vendor: "Acne" })],
    { filter: is("vendor", "Acne") },
    "p1 p6",
  ],
  ["a new product is patched", [cape, patch("p11", { vendor: "Okoro" })], { filter: is("vendor", "Okoro") }, "p11 p7"],
  [
    "a patch after a patch",
    [patch("p3", { vendor: "Acne" }), patch("p3", { vendor: "Okoro" })],
    { filter: is("vendor", "Okoro") },
    "p3 p7",
  ],
  [
    "a patch of several variants and the product",
    [
      {
        kind: "patch",
        id: "p2",
        fields: { vendor: "Acne" },
        variants: [
          { id: "p2a", fields: { price: 1 } },
          { id: "p2b", fields: { price: 2 } },
        ],
      },
    ],
    { filter: { kind: "all", of: [is("vendor", "Acne"), within("price", { below: 3 })] } },
    "p2",
  ],
  [
    "words of a deleted product only are corrected",
    [remove("p6"), put("p12", { title: "Scarp" }, {})],
    { text: "scarf" },
    "p12",
  ],
  ["words of a new product are no longer corrected", [put("p12", { title: "Scarp" }, {})], { text: "scarp" }, "p12"],
  ["everything deleted", smallRecords().map(({ id }) => remove(id)), {}, ""],
  ["no changes", [], {}, BY_POPULARITY],
];
