// The events of real changes, and the examples of docs/webhooks.md.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { placeOrder } from "#commerce/checkout";
import { ALL_EVENT_KINDS, EVENT_KINDS, type EventKind } from "#commerce/events";
import { cancelOrder, cancelRest, deliverOrder, refundOrder, shipOrder } from "#commerce/fulfilment";
import { findAnyOrder } from "#commerce/orders";
import { changeReturn, receiveReturn, refundReturn, refuseReturn, startReturn } from "#commerce/returns";
import { changeProducts, importFeed, parseChangeLine } from "#commerce/products";
import { listEvents, PublishedEvent, signatureOf } from "#commerce/webhooks";
import {
  makeShopper,
  openTestShop,
  orderRequest,
  testOrderServices,
} from "../../commerce/checkout/testing-order-services.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";

const DOCUMENT = readFileSync("docs/webhooks.md", "utf8");

/** Fails unless the event fits its schema. */
function checked(value: unknown): PublishedEvent {
  const event = PublishedEvent.parse(value);
  EVENT_KINDS[event.kind].data.parse(event.data);
  return event;
}

test("[CN-11] the documentation has every kind of event, and examples that fit", () => {
  const rows = [...DOCUMENT.matchAll(/^\| `([a-z]+\.[a-z-]+)`/gm)].map(([, kind]) => kind);
  expect(rows).toEqual(ALL_EVENT_KINDS);
  const examples = [...DOCUMENT.matchAll(/```json\n([^`]*)```/g)].flatMap(([, text = ""]) => JSON.parse(text));
  expect(examples.map(checked).length).toBeGreaterThan(4);
  for (const [, row = "", names = ""] of DOCUMENT.matchAll(/^\| `([a-z]+\.[a-z-]+)` .*\| ([^|]*) \|$/gm)) {
    const documented = [...names.split(":")[0]!.matchAll(/`([a-z]+)`/gi)].map(([, name]) => name);
    const known = Object.keys(EVENT_KINDS[row as EventKind].data.shape);
    expect(known, row).toEqual(expect.arrayContaining(documented));
  }
});

test("[CN-11] the documented code accepts what the shop signs, and nothing else", async () => {
  const code = /```js\n([^`]*(?:`[^`]+`[^`]*)*?)```/.exec(DOCUMENT)?.[1] ?? "";
  const folder = mkdtempSync(join(tmpdir(), "vitrine-sample-"));
  try {
    const file = join(folder, "sample.mjs");
    writeFileSync(file, code);
    const { isFromShop } = await import(/* @vite-ignore */ pathToFileURL(file).href);
    const at = new Date("2026-11-17T12:00:00Z");
    const header = signatureOf('{"id":1}', ["new secret", "old secret"], at);
    const verify = (secret: string, { body = '{"id":1}', seconds = 0, given = header } = {}) =>
      isFromShop(given, body, secret, at.getTime() + seconds * 1000);
    expect([verify("new secret"), verify("old secret"), verify("new secret", { seconds: 299 })]).toEqual([
      true,
      true,
      true,
    ]);
    expect(verify("another")).toBe(false);
    expect(verify("new secret", { body: '{"id":2}' })).toBe(false);
    expect(verify("new secret", { seconds: 301 })).toBe(false);
    expect(verify("new secret", { given: "t=,v1" })).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

onDatabase("events of changes", (database) => {
  let position = 0;
  /** Everything since the last call. */
  const taken = async () => {
    const page = await listEvents(database.current, { after: position }, "https://shop.test", new Date());
    if (page.kind !== "events") throw new Error(page.kind);
    position = page.next;
    return page.events.map(checked);
  };
  const kindsOf = (events: readonly PublishedEvent[]) => events.map(({ kind }) => kind).toSorted();
  beforeAll(async () => {
    await openTestShop(database.current, 3, 9);
    await taken();
  });

  const place = async (services: ReturnType<typeof testOrderServices>, quantity = 2) => {
    const shopper = await makeShopper(services, [{ variantId: "v1-0", quantity }]);
    const placed = await placeOrder(services, shopper, await orderRequest(services, shopper));
    if (placed.kind !== "placed") throw new Error(placed.kind);
    const order = await findAnyOrder(database.current.sql, placed.orderId);
    return { id: placed.orderId, number: placed.number, lineId: order?.lines[0]?.id ?? "" };
  };

  test("[CN-11] an order's events follow it from the payment to the refund", async () => {
    const services = testOrderServices(database.current);
    const { id, number, lineId } = await place(services);
    const placed = await taken();
    expect(kindsOf(placed)).toEqual(["order.paid", "order.placed", "stock.changed"]);
    expect(placed.find(({ kind }) => kind === "order.placed")).toMatchObject({
      href: `https://shop.test/admin/orders/${number}`,
      data: { order: { id, number, state: "placed", market: "fr", currency: "EUR" } },
    });
    expect(placed.find(({ kind }) => kind === "stock.changed")).toMatchObject({
      href: "https://shop.test/admin/catalogue/feed?product=p1",
      data: { variants: [{ id: "v1-0", product: "p1", quantity: 7 }] },
    });
    const lines = [{ lineId, quantity: 1 }];
    await shipOrder(services, id, { tracking: "T1", carrier: "ups", lines });
    await shipOrder(services, id, { lines });
    await deliverOrder(services, id, 1);
    await deliverOrder(services, id);
    expect(await taken()).toMatchObject([
      { kind: "order.shipped", data: { parcel: 1, tracking: "T1", carrier: "ups" } },
      { kind: "order.shipped", data: { parcel: 2 } },
      { kind: "order.delivered", data: { parcel: 1, order: { state: "shipped" } } },
      { kind: "order.delivered", data: { order: { state: "delivered" } } },
    ]);
    expect(await refundOrder(services, id, { key: "k", amount: 1_000 })).toMatchObject({ kind: "refunded" });
    expect(await refundOrder(services, id, { key: "k", amount: 10 ** 12 })).toMatchObject({ kind: "key-used" });
    expect(await shipOrder(services, id)).toMatchObject({ kind: "not-now" });
  });

  test("[CN-11] cancelling tells about the order and its stock, and a refused change tells nothing", async () => {
    const services = testOrderServices(database.current);
    const [whole, part] = [await place(services, 1), await place(services, 2)];
    await taken();
    await cancelOrder(services, whole.id, "merchant");
    const cancelled = await taken();
    expect(kindsOf(cancelled)).toEqual(["order.cancelled", "stock.changed"]);
    await shipOrder(services, part.id, { lines: [{ lineId: part.lineId, quantity: 1 }] });
    await cancelRest(services, part.id);
    expect(kindsOf(await taken())).toEqual(["order.rest-cancelled", "order.shipped", "stock.changed"]);
    expect(await cancelOrder(services, whole.id, "merchant")).toMatchObject({ kind: "not-now" });
    expect(await taken()).toEqual([]);
  });

  test("[CN-11] a return's events have its number", async () => {
    const services = testOrderServices(database.current);
    const { id, lineId } = await place(services);
    await shipOrder(services, id);
    await deliverOrder(services, id);
    await taken();
    const start = async () => {
      const form = { lines: [{ orderLineId: lineId, quantity: 1, reason: "too-small" }] };
      const started = await startReturn(services, id, { ...form, packaging: "original", refundTo: "gift-card" });
      if (started.kind !== "started") throw new Error(started.kind);
      return started;
    };
    const first = await start();
    await changeReturn(services, first.id, "sent");
    await receiveReturn(services, first.number);
    await refundReturn(services, first.number);
    const events = await taken();
    expect(kindsOf(events)).toEqual([
      "return.received",
      "return.refunded",
      "return.requested",
      "return.sent",
      "stock.changed",
    ]);
    expect(events.find(({ kind }) => kind === "return.refunded")).toMatchObject({
      href: `https://shop.test/admin/after-sales/returns/${first.number}`,
      data: { return: first.number, order: { id }, amount: expect.any(Number), to: "gift-card" },
    });
    const second = await start();
    await receiveReturn(services, second.number);
    await refuseReturn(services, second.number, "Ana wore it");
    const refused = await taken();
    expect(kindsOf(refused)).toEqual(["return.received", "return.refused", "return.requested"]);
    expect(JSON.stringify(refused)).not.toContain("Ana");
  });

  test("[CN-11] changed products and stock are told apart, and a failed batch tells nothing", async () => {
    const change = (...lines: readonly object[]) =>
      changeProducts(
        database.current,
        lines.map((line, index) => parseChangeLine(JSON.stringify(line), index + 1, ["eu_eur"]) as never),
      );
    await change(
      { variant: "v2-0", set: { inventory_quantity: 3 } },
      { product: "p3", set: { title: "Another coat" } },
    );
    expect(await taken()).toMatchObject([
      { kind: "product.changed", data: { products: ["p3"] } },
      { kind: "stock.changed", data: { variants: [{ id: "v2-0", product: "p2", quantity: 3 }] } },
    ]);
    await change({ product: "p3", set: { title: "A third coat" } }, { product: "unknown", set: { title: "None" } });
    expect(await taken()).toEqual([]);
  });

  test("[CN-11] an import tells which products are new, different and gone, and nothing if all are the same", async () => {
    const stock = { inventory_quantity: 5 };
    const lines = (...rows: readonly object[]) => rows.map((row) => JSON.stringify(row));
    const run = (...rows: readonly object[]) => importFeed(database.current, lines(...rows), { source: "again" });
    await run(feedRow(1, 0, stock), feedRow(2, 0, stock), feedRow(3, 0, stock));
    await taken();
    await run(feedRow(1, 0, stock), feedRow(2, 0, stock), feedRow(3, 0, stock));
    expect(await taken()).toEqual([]);
    await run(
      feedRow(1, 0, { ...stock, title: "Renamed" }),
      feedRow(2, 0, { inventory_quantity: 4 }),
      feedRow(4, 0, stock),
    );
    expect(await taken()).toMatchObject([
      { kind: "product.removed", href: null, data: { products: ["p3"] } },
      { kind: "product.created", data: { products: ["p4"] } },
      { kind: "product.changed", data: { products: ["p1"] } },
      { kind: "stock.changed", data: { variants: [{ id: "v2-0", product: "p2", quantity: 4 }] } },
    ]);
    const many = Array.from({ length: 120 }, (_, index) => feedRow(index + 5, 0, stock));
    await run(
      feedRow(1, 0, { ...stock, title: "Renamed" }),
      feedRow(2, 0, { inventory_quantity: 4 }),
      feedRow(4, 0, stock),
      ...many,
    );
    const created = await taken();
    expect(created.map(({ kind, data }) => [kind, (data["products"] as unknown[]).length])).toEqual([
      ["product.created", 50],
      ["product.created", 50],
      ["product.created", 20],
    ]);
  });
});
