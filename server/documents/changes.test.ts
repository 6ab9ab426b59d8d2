// Changes appear in cached documents: of the process that made them, and of another on the same database. Documents are at most a
// minute old without notice, so a test that waits for less sees the notice.

import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { changeProducts, importFeed, parseChangeLine } from "#commerce/products";
import { changePromotion, createPromotion, setPromotionState } from "#commerce/promotions";
import { addSeedReviews, listReviews, setReviewState, voteOnReview } from "#commerce/reviews";
import { testOrderServices } from "../../commerce/checkout/testing-order-services.ts";
import { onDatabase, onPostgres, type TestDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { LOCAL_TOKEN } from "../integration/testing-shop.ts";
import { SHOP_ID } from "../start/shop.ts";
import { openProcessOn, openTestingProcess, type TestingProcess } from "./testing-process.ts";

const WAIT = { timeout: 10_000, interval: 20 };
const PRODUCT = "/de/products/product-1";
const LISTING = "/de/collections/men";
const HELP = "/de/pages/faq";

onDatabase("a change in the process that made it", (database) => {
  changes(database, async () => {
    const only = await openProcessOn(database.current);
    return { writer: only, reader: only, close: () => only.close() };
  });
});

onPostgres("a change in another process", (database) => {
  changes(database, async () => {
    const [writer, reader] = await Promise.all([
      openTestingProcess(database.location),
      openTestingProcess(database.location),
    ]);
    return { writer, reader, close: () => Promise.all([writer.close(), reader.close()]) };
  });
});

interface Processes {
  readonly writer: TestingProcess;
  readonly reader: TestingProcess;
  readonly close: () => Promise<unknown>;
}

function changes(database: TestDatabase, open: () => Promise<Processes>): void {
  let opened: Processes | undefined;
  let writer: TestingProcess;
  let reader: TestingProcess;
  beforeAll(async () => {
    await importProducts("First");
    opened = await open();
    ({ writer, reader } = opened);
  });
  afterAll(() => opened?.close());

  const importProducts = (title: string) =>
    importFeed(
      database.current,
      [1, 4].map((at) => `${JSON.stringify(feedRow(at, 0, { title: `${title} ${at}`, inventory_quantity: 3 }))}\n`),
      { source: "changes.jsonl" },
    );
  const textOf = async (path: string) => (await reader.app.request(path)).text();
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await writer.app.request(path, {
      method,
      headers: { authorization: `Bearer ${LOCAL_TOKEN}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    expect(response.status, path).toBe(200);
    return (await response.json()) as Record<string, unknown>;
  };
  const change = async (line: object) => {
    const parsed = parseChangeLine(JSON.stringify(line), 1);
    if ("message" in parsed) throw new Error(parsed.message);
    expect(await changeProducts(writer.database, [parsed])).toMatchObject({ kind: "changed" });
  };
  /** The documents are cached before the change, and show it after; so is the data of listings whose documents are rendered. */
  const outcomeOf = async (paths: readonly string[], pattern: RegExp, act: () => Promise<unknown>) => {
    const before = await Promise.all(paths.map((path) => reader.app.request(path)));
    for (const [at, response] of before.entries()) {
      expect(response.headers.has("etag"), paths[at]).toBe(true);
      expect(await response.text(), paths[at]).not.toMatch(pattern);
    }
    const rendered = paths.map((path) => `${path}?madeup`);
    for (const path of [...rendered, ...rendered]) expect(await textOf(path)).not.toMatch(pattern);
    await act();
    for (const path of [...paths, ...rendered]) {
      await vi.waitFor(async () => expect(await textOf(path)).toMatch(pattern), WAIT);
    }
    return "shown";
  };

  test("[PG-01] of a price shows in its product and in listings", async () =>
    expect(
      await outcomeOf([PRODUCT, LISTING], /1\.?234/, () => change({ product: "p1", set: { eu_eur_price_f: 1234 } })),
    ).toBe("shown"));

  test("[PG-01] of the stock shows in its product", async () =>
    expect(
      await outcomeOf([PRODUCT], /Ausverkauft\. Auf die Warteliste/, () =>
        change({ variant: "v1-0", set: { inventory_quantity: 0 } }),
      ),
    ).toBe("shown"));

  test("[PG-01] of the catalogue shows in its product and in listings", async () =>
    expect(await outcomeOf([PRODUCT, LISTING], /Second 1/, () => importProducts("Second"))).toBe("shown"));

  test("[PG-01] of the taxonomy shows in the listing of a type", async () =>
    expect(
      await outcomeOf(["/de/collections/men-sneakers"], /Turnschuhe/, () =>
        send("PATCH", "/admin/taxonomy", { types: { Sneakers: { names: { de: "Turnschuhe" } } } }),
      ),
    ).toBe("shown"));

  test("[PG-01] of a setting shows on every page", async () =>
    expect(
      await outcomeOf([HELP, LISTING], /A new name/, async () => {
        const facts = await send("GET", "/admin/settings/facts");
        await send("PUT", "/admin/settings/facts", { ...facts, name: "A new name" });
      }),
    ).toBe("shown"));

  test("[MD-02] of the table of meanings shows in searches", async () => {
    const found = "/de/pages/search?qTitle=zeppelinfahrt";
    expect(await textOf(found)).not.toContain("/products/product-1");
    const { table, version } = await send("GET", "/admin/merchandising/meanings");
    const more = `${String(table)}\n[occasions de]\nzeppelinfahrt = type:Sneakers\n`;
    await send("PUT", "/admin/merchandising/meanings", { version, table: more });
    await vi.waitFor(async () => expect(await textOf(found)).toContain("/products/product-1"), WAIT);
    await send("DELETE", "/admin/settings/meanings");
    await vi.waitFor(async () => expect(await textOf(found)).not.toContain("/products/product-1"), WAIT);
  });

  const announce = async (sections: readonly object[]) => {
    const content = await send("GET", "/admin/content");
    await send("PUT", "/admin/content", { ...content, sections });
  };
  const announcement = (text: string, limits: object = {}) => ({
    id: "announcement",
    place: "top-bar",
    name: "announcement",
    type: "announcement",
    items: [{ text }],
    ...limits,
  });

  test("[PG-01] of the content shows on every page", async () =>
    expect(await outcomeOf([HELP, LISTING], /Free delivery/, () => announce([announcement("Free delivery")]))).toBe(
      "shown",
    ));

  test("[PG-01] of a schedule shows when a section begins and ends", async () => {
    const now = Date.now();
    const at = (ms: number) => new Date(now + ms).toISOString();
    await announce([announcement("Flash sale", { showFrom: at(2_000), showUntil: at(4_000) })]);
    expect(await outcomeOf([HELP], /Flash sale/, async () => undefined)).toBe("shown");
    await vi.waitFor(async () => expect(await textOf(HELP)).not.toMatch(/Flash sale/), WAIT);
  });

  test("[PG-01] of a schedule shows when a menu entry begins", async () => {
    const from = new Date(Date.now() + 2_000).toISOString();
    const entry = { id: "preview", name: { de: "Vorschau", en: "Preview" }, to: { page: "about" }, from };
    await send("PUT", "/admin/settings/menus", { header: { entries: [entry] } });
    expect(await outcomeOf([HELP], /Vorschau/, async () => undefined)).toBe("shown");
  });

  test("[PM-06] of a promotion shows in its product and in listings: started, ended, scheduled, paused", async () => {
    const services = {
      database: writer.database,
      setting: testOrderServices(writer.database).setting,
      shopId: SHOP_ID,
      now: () => new Date(),
    };
    const effect = { kind: "fixed-price", of: "lines", amounts: { EUR: 77_000 } };
    const definition = { name: { en: "Winter week" }, trigger: "automatic", effect };
    const created = await createPromotion(services, definition);
    if (created.kind !== "saved") throw new Error(created.kind);
    const { id } = created.promotion;
    const price = /€77(?!\d)/;
    expect(await outcomeOf([PRODUCT, LISTING], price, () => setPromotionState(services, id, "active"))).toBe("shown");
    const soon = () => new Date(Date.now() + 1_000).toISOString();
    const isGone = () => vi.waitFor(async () => expect(await textOf(LISTING)).not.toMatch(price), WAIT);
    expect((await changePromotion(services, id, { ...definition, endsAt: soon() }, 2)).kind).toBe("saved");
    await isGone();
    expect((await changePromotion(services, id, { ...definition, startsAt: soon() }, 3)).kind).toBe("saved");
    await vi.waitFor(async () => expect(await textOf(LISTING)).toMatch(price), WAIT);
    await setPromotionState(services, id, "paused");
    await isGone();
  });

  test("[PG-01] of a review shows in its product: written, voted for, hidden", async () => {
    const review = {
      id: "00000000-0000-4000-8000-000000000001",
      productId: "p1",
      author: "Ana",
      rating: 5,
      title: "Worth every cent",
      text: "Soft and well cut.",
      size: "M",
      helpful: 0,
      fit: null,
      createdAt: new Date(),
    };
    expect(
      await outcomeOf([PRODUCT], /Worth every cent/, () => addSeedReviews(writer.database, SHOP_ID, [review as never])),
    ).toBe("shown");
    const [written] = (await listReviews(writer.database, "p1")).reviews;
    const tag = async () => (await reader.app.request(PRODUCT)).headers.get("etag");
    const before = await tag();
    const voter = { accountId: null, network: "192.0.2.1", now: new Date() };
    expect(await voteOnReview(writer.database, voter, written?.id ?? "", "helpful")).toMatchObject({ kind: "voted" });
    await vi.waitFor(async () => expect(await tag()).not.toBe(before), WAIT);
    expect(await setReviewState(writer.database, written?.id ?? "", "hidden")).toBe("changed");
    await vi.waitFor(async () => expect(await textOf(PRODUCT)).not.toMatch(/Worth every cent/), WAIT);
  });
}
