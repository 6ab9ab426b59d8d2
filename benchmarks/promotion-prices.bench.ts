// Processor time of a listing's products with promotion prices, as a multiple of the same without: `npm run bench -- promotion-prices`. The
// goal is 1.1 for the whole listing; this counts only its search and cards, without filters' texts and rendering. Both take turns in
// the same process. Cards are cached, as in a running shop; "at first" is after a promotion started, when they are not.

import { DEFAULT_TAXONOMY, marketOf } from "#catalogue";
import { promotionPrices } from "#browsing";
import { openDatabase } from "#commerce/database";
import { importFeed } from "#commerce/products";
import { createPromotion, setPromotionState } from "#commerce/promotions";
import { openEmbedded, PRODUCT_SCHEMA } from "#search";
import { productRecordsIn } from "#search/products";
import { all, is } from "#search/query";
import { viewerFilters } from "#search/visibility";
import { testOrderServices } from "../commerce/checkout/testing-order-services.ts";
import { findBinaries, prepareTemplates } from "../commerce/database/testing-postgres.ts";
import { GUEST } from "../commerce/accounts/testing-accounts.ts";
import { feedRow } from "../commerce/products/testing-feed.ts";
import { createShop, SHOP_ID } from "../server/start/shop.ts";
import { cardFields, cardsOfHits } from "../storefront/pages/listing/cards.server.ts";
import { median } from "./search/format.ts";

const PRODUCTS = 500;
const VARIANTS = 5;
const PROMOTIONS = 20;
const ROUNDS = 10;
const LISTINGS = 40;
const WARM_UP = 5;
const FACETS = ["department", "product_type", "tags", "vendor", "color", "options"];

export async function run(): Promise<void> {
  const templates = prepareTemplates(findBinaries());
  const opened = await openDatabase({ dataDir: await templates.folder() });
  if (opened.kind !== "open") throw new Error(opened.reason);
  const { database } = opened;
  await createShop(database);
  const products = Array.from({ length: PRODUCTS }, (_, at) =>
    Array.from({ length: VARIANTS }, (_one, variant) => feedRow(at + 1, variant, { department: "men" })),
  );
  const lines = products.flat().map((row) => `${JSON.stringify(row)}\n`);
  await importFeed(database, lines, { source: "benchmark" });
  const search = openEmbedded({ schema: PRODUCT_SCHEMA });
  await search.replace(products.map(productRecordsIn(DEFAULT_TAXONOMY)));
  const { setting } = testOrderServices(database);
  const services = { database, setting, shopId: SHOP_ID, now: () => new Date() };
  const ids: string[] = [];
  for (let at = 1; at <= PROMOTIONS; at++) {
    const created = await createPromotion(services, {
      name: { en: `Promotion ${at}` },
      trigger: "automatic",
      conditions: { products: `inventory_quantity>=0 AND vendor!="Nobody ${at}"` },
      effect: { kind: "percentage", of: "lines", percent: at },
    });
    if (created.kind === "saved") ids.push(created.promotion.id);
  }
  console.log(`${PRODUCTS} products, ${PROMOTIONS} promotions on every piece; median of ${ROUNDS} rounds`);
  console.log("market   without ms   with ms   multiple   at first ms");
  for (const code of ["us", "de"]) {
    const market = marketOf(code);
    if (!market) throw new Error(`There is no market ${code}`);
    const { priceList } = market;
    const visitor = {
      code,
      market,
      language: "en" as const,
      isMobile: false,
      unsold: null,
      hidesVideo: false,
      ...GUEST,
    };
    const list = async (): Promise<void> => {
      const version = search.versions?.now();
      const found = await search.search({
        filter: all(...viewerFilters({ priceList, vipLevel: 0 }), is("department", "men")),
        sort: { attribute: "published_at", direction: "descending" },
        limit: 48,
        fields: cardFields(priceList, "en"),
        facets: FACETS.map((attribute) => ({ attribute })),
      });
      if (found.kind === "refused") throw new Error(found.message);
      const promotions = await promotionPrices({ id: SHOP_ID, database, setting }, market);
      const cards = await cardsOfHits(found.hits, { search, promotions, version, visitor, newSeason: undefined });
      if (cards.length !== 48) throw new Error(`The listing has ${cards.length} cards`);
    };
    const times = { active: [] as number[], paused: [] as number[] };
    const first: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (const state of ["active", "paused"] as const) {
        for (const id of ids) await setPromotionState(services, id, state);
        const cold = await timeOf(1, list);
        if (state === "active") first.push(cold);
        await timeOf(WARM_UP, list);
        times[state].push(await timeOf(LISTINGS, list));
      }
    }
    const [without, reduced] = [median(times.paused), median(times.active)];
    const row = [without.toFixed(2), reduced.toFixed(2), (reduced / without).toFixed(2), median(first).toFixed(1)];
    console.log(`${code.padEnd(8)} ${row.map((one, at) => one.padStart([10, 9, 10, 13][at]!)).join(" ")}`);
  }
  await search.close();
  await database.close();
  await templates.remove();
}

/** Milliseconds of processor time of one call. */
async function timeOf(calls: number, work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  for (let call = 0; call < calls; call++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / calls;
}
