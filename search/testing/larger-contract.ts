// Larger catalogues: pages, long facets, and the index of products.

import { expect } from "vitest";
import type { FeedRow } from "#catalogue";
import type { SearchBackend } from "../backend.ts";
import { productRecord } from "./product-record.ts";
import { all, is, within, type SearchQuery } from "../query.ts";
import type { IndexRecord, IndexSchema } from "../schema.ts";
import { find, idsOf, valuesOf, type BackendContract, type AddTest } from "./contract.ts";
import { SMALL_SCHEMA } from "./small-corpus.ts";

/** `products` opens one backend for all tests of `productRecords`, which only read. */
export function addLargerTests(
  open: BackendContract["open"],
  products: () => Promise<SearchBackend>,
  add: AddTest,
): void {
  const over =
    (schema: IndexSchema, records: readonly IndexRecord[], body: (backend: SearchBackend) => Promise<void>) =>
    async () => {
      const backend = await open(schema, records);
      try {
        await body(backend);
      } finally {
        await backend.close();
      }
    };
  const overProducts = (body: (backend: SearchBackend) => Promise<void>) => async () => body(await products());

  add(
    "no records at all",
    undefined,
    over(SMALL_SCHEMA, [], async (backend) => {
      const result = await find(backend, {
        text: "wool",
        facets: [{ attribute: "tags" }, { attribute: "price" }],
        filter: is("colour", "red"),
      });
      expect(result).toMatchObject({ total: 0, hits: [], corrections: [], facets: [{ values: [] }, { values: [] }] });
      expect(await backend.status()).toMatchObject({ products: 0, variants: 0 });
    }),
  );

  add(
    "[LP-16] all pages up to the third are the first page of three times the size, in every order",
    undefined,
    over(SMALL_SCHEMA, rails(200), async (backend) => {
      for (const [title, query] of PAGED) {
        const whole = await find(backend, { ...query, limit: 144 });
        const pages = await Promise.all([0, 48, 96].map((offset) => find(backend, { ...query, offset, limit: 48 })));
        expect(pages.map(idsOf).join(" "), title).toBe(idsOf(whole));
        expect(new Set(whole.hits.map(({ id }) => id)).size, title).toBe(144);
        expect(
          pages.map(({ total }) => total),
          title,
        ).toEqual([200, 200, 200]);
      }
    }),
  );

  add(
    "[SR-04] at most ten thousand values of a facet",
    "many-facet-values",
    over(SMALL_SCHEMA, tagged(50, 201), async (backend) => {
      const { facets } = await find(backend, {
        limit: 0,
        facets: [
          { attribute: "tags" },
          { attribute: "tags", limit: 10_000 },
          { attribute: "tags", limit: 20, sort: "value" },
        ],
      });
      expect(facets.map(({ values, distinctValues }) => [values.length, distinctValues])).toEqual([
        [10_000, 10_051],
        [10_000, 10_051],
        [20, 10_051],
      ]);
      expect(facets[0]!.values[0]).toEqual({ value: "common", count: 50 });
      expect(facets[2]!.values.slice(0, 2)).toEqual([
        { value: "common", count: 50 },
        { value: "tag-00000", count: 1 },
      ]);
    }),
  );
  add(
    "any of thousands of values can be filtered by",
    "many-facet-values",
    over(SMALL_SCHEMA, tagged(50, 201), async (backend) => {
      for (const [tag, product] of [
        ["tag-00000", "t0"],
        ["tag-05025", "t25"],
        ["tag-10049", "t49"],
      ] as const) {
        expect(idsOf(await find(backend, { filter: is("tags", tag) }))).toBe(product);
      }
    }),
  );

  add(
    "[AC-02] only what is visible is listed",
    undefined,
    overProducts(async (backend) => {
      const result = await find(backend, { filter: is("visibility", "YES"), facets: [{ attribute: "vendor" }] });
      expect(idsOf(result)).toBe("1 3 4");
      expect(valuesOf(result, "vendor")).toBe("Étoile:2,Acne:1");
    }),
  );
  add(
    "[LP-19] a product without a price for the region is not shown",
    undefined,
    overProducts(async (backend) => {
      const priced = within("dk_dkk_price_f", { above: 0 });
      expect(idsOf(await find(backend, { filter: all(is("visibility", "YES"), priced) }))).toBe("1 4");
    }),
  );
  add(
    "[SR-19] prices by region, and in thousandths for China",
    undefined,
    overProducts(async (backend) => {
      expect(
        idsOf(await find(backend, { filter: within("cn_cny_price_1k", { atLeast: 900_000, atMost: 900_000 }) })),
      ).toBe("3");
      expect(idsOf(await find(backend, { sort: { attribute: "eu_eur_price_f", direction: "descending" } }))).toBe(
        "2 4 3 1",
      );
    }),
  );
  add(
    "[SR-03] sale, tag, department and blocked brands at once",
    undefined,
    overProducts(async (backend) => {
      const filter = all(is("visibility", "YES"), is("department", "women"), is("tags", "Sale"), {
        kind: "not",
        of: is("vendor", "Acne"),
      });
      expect(idsOf(await find(backend, { filter }))).toBe("3");
    }),
  );
  add(
    "a size and a colour of the feed match on one variant",
    undefined,
    overProducts(async (backend) => {
      expect(idsOf(await find(backend, { filter: all(is("size", "M"), is("color", "Red")) }))).toBe("2");
      expect(idsOf(await find(backend, { filter: all(is("size", "S"), is("color", "Red")) }))).toBe("1");
    }),
  );
  add(
    "[SF-16] facts that the feed states or describes are facets of the product",
    undefined,
    overProducts(async (backend) => {
      const { facets } = await find(backend, { limit: 0, facets: [{ attribute: "material" }] });
      expect(facets[0]?.values).toEqual([
        { value: "Wool", count: 2 },
        { value: "Silk", count: 1 },
      ]);
      // On every variant, although the feed states it on one line.
      expect(idsOf(await find(backend, { filter: all(is("size", "M"), is("material", "Silk")) }))).toBe("1");
    }),
  );
  add(
    "[SF-16] discounts by region are filters, facets and an order; products at full price come last",
    undefined,
    overProducts(async (backend) => {
      const sort: SearchQuery["sort"] = { attribute: "dk_dkk_discount", direction: "descending" };
      const { facets, ...found } = await find(backend, { sort, facets: [{ attribute: "dk_dkk_discount" }] });
      expect(idsOf({ ...found, facets })).toBe("4 1 2 3");
      expect(facets[0]?.values.map(({ value, count }) => [Number(value), count]).toSorted()).toEqual([
        [30, 1],
        [50, 1],
      ]);
      expect(idsOf(await find(backend, { filter: within("dk_dkk_discount", { atLeast: 40 }) }))).toBe("4");
      expect(idsOf(await find(backend, { filter: within("eu_eur_discount", { atLeast: 1 }) }))).toBe("");
    }),
  );
  add(
    "[OC-09] options of the feed match on one variant and are counted by product",
    undefined,
    overProducts(async (backend) => {
      const [wide, petite] = [is("options", "Width > EE"), is("options", "Fit > Petite")];
      expect(idsOf(await find(backend, { filter: wide }))).toBe("1 3");
      expect(idsOf(await find(backend, { filter: all(wide, petite) }))).toBe("3");
      expect(idsOf(await find(backend, { filter: all(is("size", "S"), wide) }))).toBe("");
      const { facets } = await find(backend, { limit: 0, facets: [{ attribute: "options" }] });
      expect(facets[0]?.values).toEqual([
        { value: "Fit > Petite", count: 2 },
        { value: "Width > EE", count: 2 },
        { value: "Width > D", count: 1 },
      ]);
    }),
  );
}

const PAGED: readonly (readonly [string, SearchQuery])[] = [
  ["by popularity", {}],
  ["by a price that many share", { sort: { attribute: "price", direction: "ascending" } }],
  ["by a price downwards", { sort: { attribute: "price", direction: "descending" } }],
  ["by a rating that many lack", { sort: { attribute: "rating", direction: "descending" } }],
  ["by relevance", { text: "rail" }],
  ["boosted", { boosts: [{ filter: is("colour", "red"), weight: 1 }] }],
];

/** Products with few distinct prices, so that ties cross page boundaries. */
const rails = (count: number): readonly IndexRecord[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    fields: {
      title: index % 3 === 0 ? "Rail" : "Old rails",
      rank: index % 50,
      rating: index % 4 === 0 ? index % 5 : "",
    },
    variants: Array.from({ length: 1 + (index % 3) }, (__, place) => ({
      id: `r${index}-${place}`,
      fields: { price: (index % 7) + place, colour: place === 1 ? "red" : "black" },
    })),
  }));

/** Products with many tags each, one of them shared. */
const tagged = (products: number, tags: number): readonly IndexRecord[] =>
  Array.from({ length: products }, (_, index) => ({
    id: `t${index}`,
    fields: {
      rank: index,
      tags: [
        "common",
        ...Array.from({ length: tags }, (__, tag) => `tag-${String(index * tags + tag).padStart(5, "0")}`),
      ],
    },
    variants: [{ id: `t${index}a`, fields: {} }],
  }));

/** Four products in the format of the feed. */
export function productRecords(): readonly IndexRecord[] {
  const row = (id: number, variant: number, fields: Partial<FeedRow>) =>
    ({
      product_id: String(id),
      objectID: `${id}0${variant}`,
      title: `Product ${id}`,
      department: "women",
      visibility: "YES",
      tags: "New Arrivals\tWomen",
      vendor: "Étoile",
      position: id,
      eu_eur_price_f: id * 100,
      cn_cny_price_f: id * 300,
      cn_cny_price_1k: id * 300_000,
      ...fields,
    }) as FeedRow;
  return [
    [
      row(1, 1, {
        size: "S",
        color: "Red",
        material: "Silk\tWool",
        dk_dkk_price_f: 700,
        dk_dkk_compare_at_price_f: 1_000,
        options: "Width > D\tFit > Petite",
      }),
      row(1, 2, { size: "M", color: "Blue", dk_dkk_price_f: 700, options: "Width > EE" }),
    ],
    [row(2, 1, { size: "M", color: "Red", visibility: "NO", dk_dkk_price_f: 900, eu_eur_price_f: 500 })],
    [
      row(3, 1, {
        size: "M",
        color: "Blue",
        body_html: "<p>100% virgin wool.</p>",
        tags: "Sale\tWomen",
        options: "Width > EE\tFit > Petite",
      }),
    ],
    [
      row(4, 1, {
        size: "L",
        color: "Red",
        vendor: "Acne",
        tags: "Sale",
        department: "men\twomen",
        dk_dkk_price_f: 10,
        dk_dkk_compare_at_price_f: 20,
      }),
    ],
  ].map((rows) => productRecord(rows));
}
