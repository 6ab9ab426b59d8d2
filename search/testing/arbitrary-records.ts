// Arbitrary records and changes over the small schema, with difficult values.

import * as fc from "fast-check";
import type { Change, Fields, IndexRecord, IndexVariant, Json } from "../schema.ts";
import type { Vocabulary } from "./arbitrary-queries.ts";
import { SMALL_SCHEMA } from "./small-corpus.ts";

const KEYWORDS = [
  ..."a A b c ä é red black white 0 1 007 大衣 🌙 __proto__ constructor toString null".split(" "),
  "a\u0308",
  "two words",
  " ",
  "\u0000",
  "\ud83c",
  "long".repeat(200),
  "<b>&amp;\"'\\",
  "x\ty",
];
const SIZES = "XS S M L XL XXL 36 37 38 39 40 41 42 43 44 45".split(" ");
const NUMBERS = [0, -0, 1, -1, 2, 3, 10, 9, 99.5, 100, 0.1, 0.30000000000000004, -2.5, 1e21, -1e300, 5e-324, 2 ** 53];
const MOMENTS = [
  "2026-01-01",
  "2026-01-01T00:00:00.001Z",
  "2025-12-31T23:59:59Z",
  "1969-07-20T20:17:40Z",
  "9999-12-31",
];
const WORDS = [
  ..."coat coats goat coated boat dress dresses sneakers trainers sneaker jumper sweater leather feather weather".split(
    " ",
  ),
  ..."Étoile Ægir wool woollen cashmere scarf scarves saltwater N°27 EDM26F71 A.P.C. t-shirt women's".split(" "),
  ..."羊毛大衣 大衣 羊 スニーカー 가죽신발 T恤 ﬁne Straße İstanbul ΟΔΟΣ 🌙 ' - 1 a".split(" "),
];
const TAGS = Array.from({ length: 3_000 }, (_, index) => `tag ${index}`);

const ids = Array.from({ length: 40 }, (_, index) => `p${index}`);
const variantIds = ids.flatMap((id) => [`${id}-0`, `${id}-1`]);

export const NASTY: Vocabulary = {
  schema: SMALL_SCHEMA,
  values: {
    ...Object.fromEntries(
      SMALL_SCHEMA.attributes.map(({ name, kind, isDate }) => [
        name,
        isDate === true
          ? [...MOMENTS, 0, 1]
          : kind === "number"
            ? [...NUMBERS, "1", "99.50", true]
            : [...KEYWORDS, 0, false],
      ]),
    ),
    size: [...SIZES, "", 42],
    ready: [...SIZES, "", 42],
    tags: [...KEYWORDS, "", "tag 1", "tag 2999"],
    product: [...ids, "P1", ""],
    variant: [...variantIds, "p1", ""],
  },
  words: WORDS,
  fields: ["title", "price", "tags", "colour", "extra", "nowhere"],
};

const keyword: fc.Arbitrary<Json> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...KEYWORDS) },
  fc.constantFrom<Json>("", 0, 7, true, false, null, [], ["a", "b"], [""]),
);
const list: fc.Arbitrary<Json> = fc.oneof(
  { weight: 6, arbitrary: fc.array(fc.constantFrom(...KEYWORDS), { maxLength: 5 }) },
  { weight: 2, arbitrary: fc.array(fc.constantFrom(...TAGS), { maxLength: 60, size: "max" }) },
  keyword,
);
const written: fc.Arbitrary<Json> = fc
  .array(fc.constantFrom(...KEYWORDS, ""), { maxLength: 4 })
  .map((all) => all.join("\t"));
const number: fc.Arbitrary<Json> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...NUMBERS) },
  fc.constantFrom<Json>("", "12", "abc", null, " 7 ", true),
);
const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 5 }).map((words) => words.join(" "));

const ofProduct: fc.Arbitrary<Fields> = fc.record(
  {
    title: text,
    title_zh: fc.constantFrom("羊毛大衣", "羊绒大衣", "大", "运动鞋 T恤"),
    vendor: fc.oneof(keyword, text),
    type: keyword,
    department: written,
    tags: list,
    rank: number,
    rating: number,
    since: fc.constantFrom<Json>(...MOMENTS, "", "yesterday"),
    isNew: fc.boolean(),
    // Fields that variants can inherit from their product.
    colour: keyword,
    price: number,
    extra: fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
  },
  { requiredKeys: [] },
);

const size = fc.oneof({ weight: 8, arbitrary: fc.constantFrom<Json>(...SIZES) }, fc.constantFrom<Json>("", 42));

const ofVariant: fc.Arbitrary<Fields> = fc.record(
  {
    // Without null, which only patches use.
    colour: keyword.filter((value) => value !== null),
    size,
    ready: size,
    price: number.filter((value) => value !== null),
    was: number.filter((value) => value !== null),
    stock: fc.nat({ max: 3 }),
    shade: text,
  },
  { requiredKeys: [] },
);

const recordOf = (id: string): fc.Arbitrary<IndexRecord> =>
  fc.tuple(ofProduct, fc.array(ofVariant, { minLength: 1, maxLength: 12 })).map(([fields, variants]) => ({
    id,
    fields,
    variants: variants.map((own, place): IndexVariant => ({ id: `${id}-${place}`, fields: own })),
  }));

/** Up to forty products. */
export const arbitraryRecords: fc.Arbitrary<readonly IndexRecord[]> = fc
  .subarray(ids)
  .chain((chosen) => fc.tuple(...chosen.map(recordOf)));

const patchOf = (fields: fc.Arbitrary<Fields>): fc.Arbitrary<Fields> =>
  fc
    .tuple(fields, fc.subarray(["title", "vendor", "colour", "price", "tags", "stock", "size", "ready"]))
    .map(([own, removed]) => ({
      ...own,
      ...Object.fromEntries(removed.slice(0, 2).map((name) => [name, null])),
    }));

export const arbitraryChange: fc.Arbitrary<Change> = fc.constantFrom(...ids).chain((id) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant("put" as const), record: recordOf(id) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("delete" as const), id: fc.constant(id) }) },
    {
      weight: 3,
      arbitrary: fc.record(
        {
          kind: fc.constant("patch" as const),
          id: fc.constant(id),
          fields: patchOf(ofProduct),
          variants: fc.array(
            fc.record({ id: fc.nat({ max: 3 }).map((place) => `${id}-${place}`), fields: patchOf(ofVariant) }),
            { maxLength: 2 },
          ),
        },
        { requiredKeys: ["kind", "id"] },
      ),
    },
  ),
);
