import { ALL_PRICES } from "#catalogue";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { suppressAddress } from "#commerce/mail";
import { unsubscribe } from "#commerce/newsletter";
import { importFeed } from "#commerce/products";
import { setStock } from "../cart/testing-carts.ts";
import { attemptTable } from "../accounts/tables.ts";
import { onDatabase } from "../database/testing.ts";
import { mailTable } from "../mail/tables.ts";
import { feedRow } from "../products/testing-feed.ts";
import { SHOP, stockShop, viewer } from "../wishlist/testing-wishlists.ts";
import { openBackInStock } from "./back-in-stock-job.ts";
import { requestBackInStock, sweepBackInStock, type BackInStockRequest } from "./back-in-stock.ts";
import { notifyWaiting } from "./notify-waiting.ts";
import { backInStockTable } from "./tables.ts";

const ORIGIN = "https://shop.test";
const DAY = 86_400_000;

onDatabase("back-in-stock requests", (database) => {
  let time = Date.UTC(2026, 10, 15);
  const now = () => new Date(time);
  const ask = (changes: Partial<BackInStockRequest> = {}, as = viewer) =>
    requestBackInStock(
      database.current,
      as,
      {
        shopId: SHOP,
        product: "product-1",
        variantId: "v1-0",
        email: "ana@example.com",
        marketCode: "de",
        language: "en",
        nameIn: (variant) => variant,
        network: "192.0.2.1",
        ...changes,
      },
      now(),
    );
  const waiting = () => database.current.sql.select().from(backInStockTable);
  const mails = () => database.current.sql.select().from(mailTable);
  const notify = () => notifyWaiting(database.current, { origin: ORIGIN, prices: ALL_PRICES }, now());

  beforeAll(() => stockShop(database.current, 4));
  beforeEach(async () => {
    time += DAY;
    for (const table of [backInStockTable, mailTable, attemptTable]) await database.current.sql.delete(table);
    await setStock(database.current, 0);
  });

  test("stores one request per address and size, and the result does not reveal a duplicate [CO-09]", async () => {
    const noted = { kind: "noted", email: "ana@example.com" };
    expect(await ask()).toEqual(noted);
    expect(await ask({ email: " Ana@Example.com " })).toEqual(noted);
    expect(await waiting()).toMatchObject([{ variantId: "v1-0", productId: "p1", marketCode: "de" }]);
  });

  test("[TD-07] the mail can be unsubscribed from, and a suppressed address gets none", async () => {
    await ask();
    await ask({ email: "complained@example.com" });
    await database.current.sql.transaction((tx) => suppressAddress(tx, "complained@example.com", "complained", now()));
    await setStock(database.current, 1, "v1-0");
    await notify();
    const sent = await mails();
    expect(sent).toMatchObject([{ recipient: "ana@example.com", unsubscribe: expect.stringContaining(ORIGIN) }]);
    expect(await waiting()).toEqual([]);
    await ask({ variantId: "v1-1" });
    const key = new URL(sent[0]?.unsubscribe ?? "").searchParams.get("key");
    expect(await unsubscribe(database.current, key, now())).toMatchObject({ list: "back-in-stock" });
    expect(await waiting()).toEqual([]);
  });

  test("rejects hidden, unknown and available sizes [CO-09]", async () => {
    expect(await ask({ email: "no address" })).toEqual({ kind: "invalid-email" });
    expect(await ask({ variantId: "v2-0" })).toEqual({ kind: "no-such-size" });
    expect(await ask({ product: "product-9002", variantId: "v9002-0" })).toEqual({ kind: "no-such-size" });
    expect(await ask({ product: "nothing" })).toEqual({ kind: "no-such-size" });
    await setStock(database.current, 1, "v1-0");
    expect(await ask()).toEqual({ kind: "in-stock" });
    expect(await waiting()).toEqual([]);
  });

  test("limits requests per network and per address [CO-09]", async () => {
    for (let at = 0; at < 20; at += 1) expect(await ask({ network: `n${at}` })).toMatchObject({ kind: "noted" });
    expect(await ask({ network: "another" })).toMatchObject({ kind: "limited" });
    for (let at = 0; at < 30; at += 1)
      expect(await ask({ email: `${at}@example.com` })).toMatchObject({ kind: "noted" });
    expect(await ask({ email: "last@example.com" })).toMatchObject({ kind: "limited" });
  });

  test("when a size is back, each address gets one mail with a link into its market [CO-09]", async () => {
    await ask();
    await ask({ email: "bo@example.com", marketCode: "www" });
    await ask({ email: "cy@example.com", variantId: "v1-1" });
    expect(await notify()).toEqual({ mails: 0, hasMore: false });
    await setStock(database.current, 2, "v1-0");
    expect(await notify()).toEqual({ mails: 2, hasMore: false });
    const written = await mails();
    expect(written.map(({ recipient }) => recipient).toSorted()).toEqual(["ana@example.com", "bo@example.com"]);
    const textTo = (name: string) => written.find(({ recipient }) => recipient === name)?.text;
    expect(textTo("ana@example.com")).toContain("https://shop.test/de/products/product-1/v1-0");
    expect(textTo("bo@example.com")).toContain("https://shop.test/products/product-1/v1-0");
    expect(await waiting()).toMatchObject([{ email: "cy@example.com" }]);
    expect(await notify()).toEqual({ mails: 0, hasMore: false });
  });

  test("the mail is in the language of the request [I18-04] [CO-09]", async () => {
    await ask({ language: "ja" });
    await setStock(database.current, 1, "v1-0");
    await notify();
    expect(await mails()).toMatchObject([
      { subject: expect.stringMatching(/^再入荷のお知らせ：/), html: expect.stringContaining('lang="ja"') },
    ]);
  });

  test("concurrent workers write each mail once [CO-09]", async () => {
    for (let at = 0; at < 25; at += 1) await ask({ email: `${at}@example.com`, network: `n${at}` });
    await setStock(database.current, 1, "v1-0");
    await Promise.all(Array.from({ length: 4 }, notify));
    const recipients = (await mails()).map(({ recipient }) => recipient);
    expect(recipients).toHaveLength(25);
    expect(new Set(recipients).size).toBe(25);
  });

  test("a request waits while the product is not sold in its market, and expires after half a year [CO-09]", async () => {
    await ask({ marketCode: "ru" });
    await setStock(database.current, 1, "v1-0");
    expect(await notify()).toEqual({ mails: 0, hasMore: false });
    await sweepBackInStock(database.current, 180, new Date(time + 179 * DAY));
    expect(await waiting()).toHaveLength(1);
    await sweepBackInStock(database.current, 180, new Date(time + 181 * DAY));
    expect(await waiting()).toEqual([]);
  });

  test("the mail names the variant as its shopper read it, in their language [CO-09]", async () => {
    await ask({ language: "fr", nameIn: ({ options }) => ({ colour: "Chameau", options }) });
    await ask({ email: "bo@example.com", variantId: "v1-1" });
    await setStock(database.current, 5);
    await notify();
    const texts = new Map((await mails()).map(({ recipient, text }) => [recipient, text]));
    expect(texts.get("ana@example.com")).toContain("(Chameau, XS) est de retour.");
    expect(texts.get("bo@example.com")).toMatch(/ \(\w+, S\) is back in stock\./);
  });

  test("the job sends the mail after an import brings the size back, and names its options [CO-09] [OC-09]", async () => {
    await ask();
    const nudges: number[] = [];
    const errors: unknown[] = [];
    const running = openBackInStock({
      prices: ALL_PRICES,
      database: database.current,
      origin: ORIGIN,
      onMail: () => nudges.push(1),
      onError: (error) => errors.push(error),
      now,
    });
    await running.nudge();
    expect(await mails()).toEqual([]);
    const rows = [0, 1].map((variant) =>
      JSON.stringify(feedRow(1, variant, { inventory_quantity: 3, size: "US 8", options: "Width > EE" })),
    );
    await importFeed(database.current, rows, { source: "again" });
    await running.nudge();
    await running.close();
    expect(await mails()).toMatchObject([
      {
        recipient: "ana@example.com",
        text: expect.stringContaining("(Beige · Size US 8 · Width EE) is back in stock."),
      },
    ]);
    expect([nudges.length, errors.length]).toEqual([1, 0]);
  });

  test("a run that fails is repeated soon, also if no catalogue changed [CO-09]", async () => {
    const errors: unknown[] = [];
    const running = openBackInStock({
      prices: ALL_PRICES,
      database: database.current,
      origin: ORIGIN,
      onMail: () => {},
      onError: (error) => errors.push(error),
      now,
    });
    await running.nudge();
    await ask();
    await setStock(database.current, 1, "v1-0");
    vi.spyOn(database.current.sql, "transaction").mockRejectedValueOnce(new Error("no connection"));
    await running.nudge();
    expect([errors.length, await mails()]).toEqual([1, []]);
    // The next run of the interval; nothing has nudged it.
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1), { timeout: 20_000, interval: 100 });
    await running.close();
  });
});
