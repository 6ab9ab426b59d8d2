import { DEFAULT_TAXONOMY } from "#catalogue";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { ProductWithVariants, Viewer } from "#commerce/products";
import { openEmbedded, PRODUCT_SCHEMA, type SearchBackend } from "#search";
import { readHit } from "#search/query";
import { someDemoRecords } from "../../../search/testing/testing-demo.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { relatedQuery, relatedTo } from "./related.server.ts";

const index = openEmbedded({ schema: PRODUCT_SCHEMA });
const records = someDemoRecords(1200, { products: 1200 });
const viewer: Viewer = { priceList: "www_usd", vipLevel: 0 };

beforeAll(async () => {
  await index.replace(records);
  return () => index.close();
});
afterEach(() => void vi.useRealTimers());

/** The fields of a product that the query reads. */
function productOf({ id, fields, variants }: (typeof records)[number]): ProductWithVariants {
  const all = variants.map((variant) => ({ ...fields, ...variant.fields }));
  return {
    id,
    productType: String(fields["product_type"]),
    vendor: String(fields["vendor"]),
    departments: String(fields["department"]).split("\t"),
    designerModelNumber: String(fields["designermodelnumber"] ?? ""),
    colours: [...new Set(all.map(({ color }) => String(color)))],
    prices: { www_usd: Math.round(Number(all[0]?.["www_usd_price_f"]) * 1000) },
    variants: variants.map(({ id: variantId, fields: own }) => ({
      id: variantId,
      size: String(own["size"] ?? fields["size"] ?? ""),
    })),
  } as unknown as ProductWithVariants;
}

const related = async (product: ProductWithVariants, as = viewer) => {
  const answer = await index.search(relatedQuery(DEFAULT_TAXONOMY, product, as));
  if (answer.kind === "refused") throw new Error(answer.message);
  return answer.hits.map((hit) => ({ id: hit.id, ...readHit(hit) }) as Readonly<Record<string, unknown>>);
};

const dress = productOf(records.find(({ fields }) => fields["product_type"] === "Dresses")!);

test("the product itself is never among what goes with it, by any of its records [LP-23]", async () => {
  expect(dress.variants.length).toBeGreaterThan(1);
  const hits = await related(dress);
  expect(hits.length).toBeGreaterThan(8);
  expect(hits.map(({ product_id }) => product_id)).not.toContain(dress.id);
});

test("what shares its attributes comes first [LP-23]", async () => {
  const { filter, limit } = relatedQuery(DEFAULT_TAXONOMY, dress, viewer);
  const all = await index.search({ filter: filter!, limit: 1000, fields: ["product_id"] });
  if (all.kind === "refused") throw new Error(all.message);
  const dresses = new Set(
    records.filter(({ fields }) => fields["product_type"] === "Dresses").map((record) => record.id),
  );
  const among = all.hits.filter(({ id }) => dresses.has(id)).length;
  const hits = await related(dress);
  const leading = hits.slice(0, Math.min(among, limit!));
  expect(among).toBeGreaterThan(0);
  expect(leading.every(({ product_id }) => dresses.has(String(product_id)))).toBe(true);
});

test("only what the viewer may see is there [LP-23]", async () => {
  const [first] = await related(dress);
  const vendor = String(first?.["vendor"]);
  const hits = await related(dress, { ...viewer, blocked: { brands: [vendor] } });
  expect(hits.some((hit) => hit["vendor"] === vendor)).toBe(false);
});

test("a search that fails or does not answer costs the page that rail alone [LP-23]", async () => {
  const errors: unknown[] = [];
  const argsOf = (search: SearchBackend["search"]) =>
    ({
      shop: { taxonomy: DEFAULT_TAXONOMY, search: { search } },
      visitor: { market: { code: "de" }, language: "de", isMobile: false },
      onError: (error: unknown) => errors.push(error),
    }) as unknown as LoaderArgs;
  expect(
    await relatedTo(
      argsOf(() => Promise.reject(new Error("down"))),
      dress,
      viewer,
    ),
  ).toEqual([]);
  vi.useFakeTimers();
  const late = relatedTo(
    argsOf(() => new Promise(() => {})),
    dress,
    viewer,
  );
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await late).toEqual([]);
  expect(errors.map(String)).toEqual(["Error: down", "Error: The search for related products timed out."]);
});
