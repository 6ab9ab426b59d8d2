// Queries as shoppers mean them, on every backend: prices, sizes, negation, occasions, phrases with synonyms, and words that are given up.

import { expect } from "vitest";
import type { FeedRow, Synonyms } from "#catalogue";
import type { SearchBackend } from "../backend.ts";
import { type Intent, meantQuery, readVocabulary } from "../intent.ts";
import { all, is } from "../query.ts";
import type { IndexRecord } from "../schema.ts";
import type { Feature } from "./cases.ts";
import { find, type AddTest } from "./contract.ts";
import { productRecord } from "./product-record.ts";

/**
 * ```text
 * id  title                 type       department  colour  price  sizes (in stock)
 * p1  Satin evening gown    Dresses    women       Black   900    IT 38 (1), IT 40 (0)
 * p2  Cotton day dress      Dresses    women       White   120    IT 40 (2)
 * p3  Silk slip dress       Dresses    women       Red     400    IT 42 (1)
 * p4  Leather ankle boots   Boots      women       Black   450    IT 38.5 (1), IT 39 (3)
 * p5  Suede desert boots    Boots      men         Brown   300    IT 43 (1)
 * p6  Canvas trench coat    Coats      women       Beige   700    IT 40 (1)
 * p7  Wool coat             Coats      men         Navy    1200   IT 50 (1)
 * p8  Waxed rain jacket     Jackets    men         Green   350    IT 50 (2)
 * p9  Rubber garden boots   Boots      women       Green   90     IT 39 (0)
 * ```
 */
const PRODUCTS: readonly (readonly [
  title: string,
  type: string,
  department: string,
  colour: string,
  price: number,
  sizes: Readonly<Record<string, number>>,
])[] = [
  ["Satin evening gown", "Dresses", "women", "Black", 900, { "IT 38": 1, "IT 40": 0 }],
  ["Cotton day dress", "Dresses", "women", "White", 120, { "IT 40": 2 }],
  ["Silk slip dress", "Dresses", "women", "Red", 400, { "IT 42": 1 }],
  ["Leather ankle boots", "Boots", "women", "Black", 450, { "IT 38.5": 1, "IT 39": 3 }],
  ["Suede desert boots", "Boots", "men", "Brown", 300, { "IT 43": 1 }],
  ["Canvas trench coat", "Coats", "women", "Beige", 700, { "IT 40": 1 }],
  ["Wool coat", "Coats", "men", "Navy", 1200, { "IT 50": 1 }],
  ["Waxed rain jacket", "Jackets", "men", "Green", 350, { "IT 50": 2 }],
  ["Rubber garden boots", "Boots", "women", "Green", 90, { "IT 39": 0 }],
];

export const intentRecords = (): readonly IndexRecord[] =>
  PRODUCTS.map(([title, type, department, color, price, sizes], at) =>
    productRecord(
      Object.entries(sizes).map(
        ([size, stock], variant) =>
          ({
            objectID: `v${at + 1}-${variant}`,
            product_id: `p${at + 1}`,
            title,
            vendor: "Halden & Rue",
            product_type: type,
            department,
            color,
            size,
            inventory_quantity: stock,
            eu_eur_price_f: price,
            position: at,
            viplevel: 0,
            visibility: "YES",
            published_at: `2026-01-0${at + 1}T00:00:00Z`,
          }) as Partial<FeedRow> as FeedRow,
      ),
    ),
  );

const TABLE = `
[things]
footwear = type:Boots
[occasions]
wedding guest = gown, silk @ Dresses
! black tie = gown, tuxedo @ Dresses
[qualities]
waterproof = waxed, rain / trench
[kinds]
leather = suede
[occasions fr]
invitée = gown, silk @ Dresses
`;

interface IntentCase {
  readonly title: string;
  readonly text: string;
  readonly language?: string;
  readonly understand?: (text: string) => string;
  readonly needs?: Feature;
  /** Ids in any order, or in the order of the hits. */
  readonly found?: string;
  readonly inOrder?: string;
  /** Words and conditions that were given up, and words that nothing is known about. */
  readonly dropped?: string;
  readonly unused?: string;
}

const CASES: readonly IntentCase[] = [
  { title: "as typed, nothing is read", text: "suede boots", found: "p5" },
  { title: "a price", text: "dress under 500", found: "p2 p3" },
  { title: "a price from and to", text: "boots between 400 and 500 euro", found: "p4" },
  { title: "a size in stock", text: "dress size 40", found: "p2" },
  { title: "a size of another system", text: "boots eu 39", found: "p4" },
  { title: "a guessed size", text: "boots 43", found: "p5" },
  {
    title: "a guessed size beside translated words",
    text: "bottes 38,5",
    language: "fr",
    understand: (text) => text.replace("bottes", "boots").replaceAll(",", " "),
    found: "p4",
  },
  { title: "a guessed half size", text: "boots 38.5", found: "p4" },
  { title: "nothing but a half size", text: "38,5", found: "p4" },
  { title: "a price and a size", text: "boots size 43 under 350", found: "p5" },
  { title: "negation of a colour", text: "dress not black", found: "p2 p3" },
  { title: "negation includes kinds", text: "boots without leather", found: "p9" },
  { title: "nothing but a negation", text: "no leather", found: "p1 p2 p3 p6 p7 p8 p9" },
  { title: "a minus before a size excludes it", text: "dress -40", found: "p1 p3" },
  { title: "a minus before a size that no product has", text: "dress -xl", found: "p1 p2 p3", unused: "xl" },
  { title: "a minus before a hyphenated word", text: "coat -water-proof -wool", found: "p6", unused: "water-proof" },
  {
    title: "a minus before a price asks for no price",
    text: "boots -under 100",
    found: "p4 p5 p9",
    unused: "under 100",
  },
  {
    title: "exclusions beyond the limit are not asked for",
    text: "dress -black -navy -beige -brown -green -white",
    found: "p2 p3",
    unused: "white",
  },
  {
    title: "negation of an unknown word excludes nothing",
    text: "dress without zeppelins under 500",
    found: "p2 p3",
    unused: "zeppelins",
  },
  { title: "nothing but a negation of an unknown word", text: "without zeppelins", found: "" },
  {
    title: "a misspelt word is excluded as it is spelt",
    text: "dress no satinn",
    found: "p2 p3",
    needs: "corrections",
  },
  { title: "a condition is given up last", text: "coat no trench no wool", found: "p6 p7", dropped: "trench wool" },
  { title: "an occasion implies types", text: "something for a wedding guest", found: "p1 p3" },
  { title: "an idiom, although its words could be typed", text: "black tie", found: "p1" },
  { title: "a quality of one type", text: "waterproof jacket", found: "p8" },
  { title: "another name of a thing", text: "brown footwear", found: "p5" },
  { title: "a phrase in the visitor's language, without accents", text: "invitee", language: "fr", found: "p1 p3" },
  { title: "the same phrase in another language", text: "invitee", language: "de", found: "" },
  { title: "signs alone find nothing", text: "% _ * – 👗", found: "" },
  { title: "an unknown word", text: "zeppelin dress under 500", found: "p2 p3", unused: "zeppelin" },
  {
    title: "a word that no boots have is given up",
    text: "waterproof boots under 500",
    found: "p4 p5 p9",
    dropped: "waterproof",
  },
  {
    title: "products with a word that was given up come first",
    needs: "boosts",
    text: "waterproof coat",
    inOrder: "p6 p7",
    dropped: "waterproof",
  },
  {
    title: "no product is two things: one is given up before the colour",
    text: "beige coat boots",
    found: "p6",
    dropped: "boots",
  },
  { title: "a price from and to without words", text: "boots 100 to 300 eur", found: "p5" },
  { title: "a phrase with synonyms beside a price", text: "mac under 800", found: "p6" },
  { title: "a phrase with a word of a type, in the other direction", text: "ball dress size 38", found: "p1" },
  { title: "a phrase with synonyms of a meaning", text: "plimsoles under 400", found: "p5" },
];

const SYNONYMS: readonly Synonyms[] = [
  ["mac", "trench coat"],
  ["ball dress", "evening gown"],
  { word: "plimsoles", finds: ["desert boots"] },
];

export function addIntentTests(backend: () => Promise<SearchBackend>, add: AddTest): void {
  for (const { title, text, language = "en", understand, needs, ...expected } of CASES) {
    add(`[MD-02] intent: ${title}`, needs, async () => {
      const index = await backend();
      const visible = [is("visibility", "YES")];
      const intent: Intent = {
        language,
        visible,
        understand,
        meanings: TABLE,
        synonyms: SYNONYMS,
        vocabulary: () => readVocabulary((query) => index.search(query), all(...visible)),
        price: { name: "eu_eur_price_f", unit: 1 },
      };
      const asked = { text, limit: 100, facets: [], filter: all(...visible) };
      const { query, reading } = await meantQuery(asked, intent, (one) => index.search(one));
      const { hits, total } = await find(index, query);
      const ids = hits.map(({ id }) => id);
      if (expected.inOrder === undefined) expect(ids.toSorted().join(" ")).toBe(expected.found);
      else expect(ids.join(" ")).toBe(expected.inOrder);
      expect(total).toBe(ids.length);
      const dropped = reading?.dropped.map((part) => ("typed" in part ? part.typed : part.kind)) ?? [];
      expect(dropped.join(" ")).toBe(expected.dropped ?? "");
      expect(reading?.unused.join(" ") ?? "").toBe(expected.unused ?? "");
    });
  }
}
