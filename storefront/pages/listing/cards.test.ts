import { beforeEach, expect, test, vi } from "vitest";
import { DEFAULT_MARKET, money, priceFrom } from "#catalogue";
import { openEmbedded, PRODUCT_SCHEMA, type SearchBackend } from "#search";
import type { PromotionPrices } from "#search/lowest-prices";
import { priceFieldsOf } from "#search/product-hit";
import { type Hit, is } from "#search/query";
import type { Visitor } from "#storefront/framework/context.ts";
import { GUEST } from "../../../commerce/accounts/testing-accounts.ts";
import { someDemoRecords } from "../../../search/testing/testing-demo.ts";
import { cardFields, cardsOfHits } from "./cards.server.ts";

const VISITOR: Visitor = {
  code: null,
  market: DEFAULT_MARKET,
  language: "en",
  isMobile: false,
  unsold: null,
  hidesVideo: false,
  ...GUEST,
};
const LIST = DEFAULT_MARKET.priceList;
const records = someDemoRecords(12, { products: 12 });
const [first] = records;
const id = first?.id ?? "";
let index: SearchBackend;

beforeEach(async () => {
  index = openEmbedded({ schema: PRODUCT_SCHEMA });
  await index.replace(records);
  return () => index.close();
});

async function find(): Promise<{ readonly hits: readonly Hit[]; readonly version: number | undefined }> {
  const version = index.versions?.now();
  const found = await index.search({ filter: is("product_id", id), fields: cardFields(LIST, "en") });
  if (found.kind === "refused") throw new Error(found.message);
  return { hits: found.hits, version };
}

/** None, until a test starts one. */
let promotions: PromotionPrices;
beforeEach(() => {
  promotions = { edition: "", fields: [], of: async (hits) => hits.map(({ price }) => price) };
});

const cards = async (found: Awaited<ReturnType<typeof find>>, search: SearchBackend = index) =>
  cardsOfHits(found.hits, { search, promotions, version: found.version, visitor: VISITOR, newSeason: undefined });

const change = (title: string) => index.apply([{ kind: "patch", id, fields: { title } }]);

test("[PG-01] a card is read once, until its product changes", async () => {
  const search = vi.spyOn(index, "search");
  const [card] = await cards(await find());
  search.mockClear();
  expect(await cards(await find())).toEqual([card]);
  // The hits only, without the variants.
  expect(search).toHaveBeenCalledOnce();
  await change("A new title");
  expect(await cards(await find())).toEqual([{ ...card, title: "A new title" }]);
  await index.apply([
    {
      kind: "patch",
      id,
      variants: (first?.variants ?? []).map((variant) => ({
        id: variant.id,
        fields: Object.fromEntries(priceFieldsOf(LIST).map((name, at) => [name, at === 0 ? 123 : null])),
      })),
    },
  ]);
  expect((await cards(await find()))[0]?.price.price.thousandths).toBe(123_000);
  await index.replace(records);
  expect(await cards(await find())).toEqual([card]);
});

test("[PM-06] a card is read again when promotions change, with the fields that their filters need", async () => {
  const [card] = await cards(await find());
  const search = vi.spyOn(index, "search");
  promotions = {
    edition: "1",
    fields: ["product_type"],
    of: async (hits) =>
      hits.map(({ fields, price }) =>
        fields["product_type"] === first?.fields["product_type"]
          ? priceFrom(money(price.price.thousandths - 10_000, price.price.currency), price.price)
          : price,
      ),
  };
  const [reduced] = await cards(await find());
  expect(reduced?.price.price.thousandths).toBe(card!.price.price.thousandths - 10_000);
  expect(reduced?.price.compareAt).toEqual(card?.price.price);
  search.mockClear();
  expect(await cards(await find())).toEqual([reduced]);
  expect(search).toHaveBeenCalledOnce();
});

test("[PG-01] a hit from before a change is not cached as the changed product", async () => {
  const before = await find();
  await change("A new title");
  expect((await cards(before))[0]?.title).toBe(first?.fields["title"]);
  expect((await cards(await find()))[0]?.title).toBe("A new title");
});

test("[PG-01] nothing is cached of an index that other processes change", async () => {
  const { versions: _, ...foreign } = index;
  const old = await find();
  await cards(old, foreign);
  await change("A new title");
  expect((await cards(await find(), foreign))[0]?.title).toBe("A new title");
});
