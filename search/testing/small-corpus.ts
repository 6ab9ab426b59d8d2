// Ten products, small enough to work out every expected result by reading.

import { all, exists, is, not } from "../query.ts";
import type { Fields, IndexRecord, IndexSchema, IndexVariant } from "../schema.ts";

export const SMALL_SCHEMA: IndexSchema = {
  version: "small",
  productId: "product",
  variantId: "variant",
  attributes: [
    { name: "department", kind: "keyword", level: "product", separator: "\t", isFacet: true },
    { name: "type", kind: "keyword", level: "product", isFacet: true },
    { name: "tags", kind: "keyword", level: "product", isFacet: true },
    { name: "vendor", kind: "keyword", level: "product", isFacet: true },
    { name: "colour", kind: "keyword", level: "variant", isFacet: true },
    { name: "size", kind: "keyword", level: "variant", isFacet: true },
    { name: "ready", kind: "keyword", level: "variant", isFacet: true },
    { name: "price", kind: "number", level: "variant", isFacet: true, isSortable: true },
    { name: "was", kind: "number", level: "variant" },
    { name: "rating", kind: "number", level: "product", isFacet: true, isSortable: true },
    { name: "since", kind: "number", level: "product", isDate: true, isSortable: true },
    { name: "rank", kind: "number", level: "product", isSortable: true },
    { name: "stock", kind: "number", level: "variant", isVolatile: true },
    { name: "isNew", kind: "keyword", level: "product" },
  ],
  text: ["title", "vendor", "type", "title_zh", "shade", "tags"],
  sortableTexts: ["title"],
  popularity: { attribute: "rank", direction: "ascending" },
  spread: ["size", "ready"],
  commonFilter: all(exists("type"), not(is("isNew", "false"))),
  synonyms: [
    ["sneakers", "trainers"],
    ["sweater", "jumper", "pullover"],
    ["grey", "gray"],
    { word: "Fußbekleidung", finds: ["sneakers", "shoes"] },
    ["winter warmer", "wool coat", "anorak"],
    { word: "evening wear", finds: ["silk dress", "scarf"] },
    { word: "laufschuh", finds: ["running trainers"], language: "de" },
    { words: ["manteau", "cashmere coat"], language: "fr" },
  ],
};

/**
 * ```text
 * id   title              vendor      type         department  rank  rating  since
 * p1   Wool coat          Acne        Coats        women       5     4.5     2026-01-01
 * p2   Silk dress         Étoile      Dresses      women       3     –       2026-03-01
 * p3   Leather sneakers   Kjeldal     Sneakers     men, women  1     3       2026-02-01
 * p4   Running trainers   Kjeldal     Sneakers     men         2     5       –
 * p5   Wool jumper        Étoile      Knitwear     men         4     4.5     2025-12-01T12:30
 * p6   Scarf              Acne        Accessories  –           –     0       2026-01-01
 * p7   Cashmere coat      Okoro       Coats        women       6     –       2026-04-01
 * p8   Crème T-shirt      Ægir        Tees         girls       7     -1.5    –
 * p9   Dress shoes        Étoile      Shoes        men         8     4       2026-02-01
 * p10  Evening bag        Red Valley  Bags         women       9     2       2024-02-29
 * ```
 */
export const smallRecords = (): readonly IndexRecord[] => [
  product(
    "p1",
    {
      title: "Wool coat",
      title_zh: "羊毛大衣",
      vendor: "Acne",
      type: "Coats",
      department: "women",
      tags: ["New", "Winter"],
      rank: 5,
      rating: 4.5,
      since: "2026-01-01T00:00:00Z",
      isNew: true,
    },
    { colour: "black", size: "S", price: 300, stock: 2, shade: "Jet" },
    { colour: "black", size: "M", price: 300, stock: 0, shade: "Jet" },
    { colour: "red", size: "M", price: 350, was: 500, stock: 1, shade: "Cherry" },
  ),
  product(
    "p2",
    {
      title: "Silk dress",
      title_zh: "真丝连衣裙",
      vendor: "Étoile",
      type: "Dresses",
      department: "women",
      tags: ["New"],
      rank: 3,
      since: "2026-03-01T00:00:00Z",
      isNew: false,
    },
    { colour: "red", size: "S", price: 200, stock: 5, shade: "Ruby" },
    { colour: "red", size: "L", price: 200, stock: 0, shade: "Ruby" },
    { colour: "blue", size: "S", price: 150, was: 200, stock: 3, shade: "Cobalt" },
  ),
  product(
    "p3",
    {
      title: "Leather sneakers",
      title_zh: "皮革运动鞋",
      vendor: "Kjeldal",
      type: "Sneakers",
      department: "men\twomen",
      tags: ["Sale"],
      rank: 1,
      rating: 3,
      since: "2026-02-01T00:00:00Z",
    },
    { colour: "white", size: "42", price: 120, stock: 10 },
    { colour: "white", size: "43", price: 120, stock: 0 },
    { colour: "black", size: "42", price: 90, was: 120, stock: 4 },
  ),
  product(
    "p4",
    { title: "Running trainers", vendor: "Kjeldal", type: "Sneakers", department: "men", tags: [], rank: 2, rating: 5 },
    { colour: "blue", size: "42", price: 80, stock: 7 },
  ),
  product(
    "p5",
    {
      title: "Wool jumper",
      title_zh: "羊毛衫",
      vendor: "Étoile",
      type: "Knitwear",
      department: "men",
      tags: ["Winter", "Sale"],
      rank: 4,
      rating: 4.5,
      since: "2025-12-01T12:30:00Z",
    },
    { colour: "grey", size: "M", price: 90, stock: 1 },
    { colour: "grey", size: "L", price: 95, stock: 1 },
    { size: "XL", price: 95, stock: 0 },
  ),
  product(
    "p6",
    {
      title: "Scarf",
      vendor: "Acne",
      type: "Accessories",
      department: "",
      tags: ["Winter"],
      rating: 0,
      since: "2026-01-01T00:00:00Z",
    },
    { colour: "red", price: 60 },
  ),
  product(
    "p7",
    {
      title: "Cashmere coat",
      title_zh: "羊绒大衣",
      vendor: "Okoro",
      type: "Coats",
      department: "women",
      tags: ["Winter", "New", "Limited"],
      rank: 6,
      since: "2026-04-01T00:00:00Z",
    },
    { colour: "camel", size: "S", stock: 1 },
    { colour: "camel", size: "M", price: 900, was: 900, stock: 0 },
  ),
  product(
    "p8",
    {
      title: "Crème T-shirt",
      vendor: "Ægir",
      type: "Tees",
      department: "girls",
      rank: 7,
      rating: -1.5,
    },
    { colour: "white", size: "6Y", price: 25.5, stock: 3, shade: "埃吉尔\tエーギル\tإيغير\tЭгир" },
    { colour: "white", size: "8Y", price: 25.5, stock: 3 },
  ),
  product(
    "p9",
    {
      title: "Dress shoes",
      vendor: "Étoile",
      type: "Shoes",
      department: "men",
      tags: ["Sale", "New"],
      rank: 8,
      rating: 4,
      since: "2026-02-01T00:00:00Z",
      colour: "black",
    },
    { size: "42", price: 200, stock: 1 },
    { size: "43", price: 180, stock: 1 },
    { size: "44", price: 180, stock: 1, colour: "brown" },
  ),
  product(
    "p10",
    {
      title: "Evening bag",
      title_zh: "晚宴包",
      vendor: "Red Valley",
      type: "Bags",
      department: "women",
      tags: ["Limited"],
      rank: 9,
      rating: 2,
      since: "2024-02-29T00:00:00Z",
    },
    { colour: "black", size: "One", price: 500, stock: 1 },
  ),
];

/** Variant ids are the product id and a letter. A variant in stock has its size as `ready`. */
const product = (id: string, fields: Fields, ...variants: readonly Fields[]): IndexRecord => ({
  id,
  fields,
  variants: variants.map((own, place): IndexVariant => ({
    id: `${id}${"abcdef"[place]}`,
    fields: Number(own["stock"]) > 0 ? { ...own, ready: own["size"] } : own,
  })),
});
