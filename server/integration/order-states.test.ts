// An order's page, invoice and mails over HTTP, through every state.

import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { formatDate } from "#catalogue";
import { applyGiftCard, placeOrder, saveAddresses } from "#commerce/checkout";
import { checkLedger } from "#commerce/fulfilment";
import { findAnyOrder } from "#commerce/orders";
import { bookMovements, paymentTable, processRefunds } from "#commerce/payments";
import { startReturn } from "#commerce/returns";
import { changeSetting, FACTS, INSIGHTS } from "#commerce/settings";
import { takeMails } from "../../commerce/accounts/testing-mails.ts";
import {
  ADDRESS,
  makeShopper,
  openTestShop,
  orderRequest,
  stockOf,
  testOrderServices,
  type TestOrderServices,
} from "../../commerce/checkout/testing-order-services.ts";
import { giftOf, giveCard } from "../../commerce/gift-cards/testing-gift-cards.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { afterSalesApp } from "../after-sales/admin-app.ts";
import { ordersAdminApp } from "../orders/admin-app.ts";
import { LOCAL_TOKEN, openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

/** Colour and size, as on the order's page. */
const PIECE = /\bCamel, \w+/u;

const DAY_MS = 86_400_000;

onDatabase("an order in each of its states", (database) => {
  let shop: TestingShop;
  let services: TestOrderServices;
  beforeAll(async () => {
    await openTestShop(database.current, 4, 9);
    shop = await openTestingShop(database.current);
    services = testOrderServices(database.current, { origin: TESTING_ORIGIN });
    return () => shop.close();
  });

  const buy = async (items: Parameters<typeof makeShopper>[1], codes: readonly string[] = []) => {
    const shopper = await makeShopper(services, items);
    if (items.some((item) => "gift" in item)) await saveAddresses(services, shopper, { billing: ADDRESS });
    for (const code of codes) expect(await applyGiftCard(services, shopper, code)).toEqual({ kind: "saved" });
    const placed = await placeOrder(services, shopper, await orderRequest(services, shopper));
    if (placed.kind !== "placed") throw new Error(JSON.stringify(placed));
    const cookie = `__Host-orders=${placed.orderId}.${placed.token}; language=en`;
    /** The text of a page, without scripts. */
    const read = async (path: string) => {
      const response = await shop.app.request(`${TESTING_ORIGIN}/fr${path}`, { headers: { cookie } });
      expect(response.status, path).toBe(200);
      const [, main = ""] = /<main[\s\S]*?>([\s\S]*)<\/main>/.exec(await response.text()) ?? [];
      return textOf(main);
    };
    const { orderId: id, number } = placed;
    return {
      id,
      number,
      cookie,
      read,
      page: () => read(`/account/orders/${id}`),
      thanks: () => read(`/checkout/order/${id}`),
      invoice: () => read(`/account/orders/${id}/invoice`),
      lines: (await findAnyOrder(database.current.sql, id))?.lines ?? [],
    };
  };
  const textOf = (html: string): string =>
    html
      .replaceAll(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, "")
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll("&#x27;", "’")
      .replaceAll(/\s+/g, " ");

  const asMerchant = async (path: string, body: object) => {
    const access = {
      localToken: LOCAL_TOKEN,
      token: LOCAL_TOKEN,
      onError: (error: unknown) => services.onError(error),
    };
    const [area, ...rest] = path.split("/");
    const app =
      area === "orders"
        ? ordersAdminApp({ orderServices: services, ...access })
        : afterSalesApp({ desk: services, ...access });
    const headers = { authorization: `Bearer ${LOCAL_TOKEN}` };
    const answer = await app.request(`/${rest.join("/")}`, { method: "POST", headers, body: JSON.stringify(body) });
    expect([answer.status, await answer.json()], path).toEqual([200, expect.anything()]);
  };
  const mailOf = async () => {
    const mails = await takeMails(database.current);
    return mails.at(-1)!;
  };

  test("[SF-12] a cancelled order says so on its pages, invoice and mail, and its refund once", async () => {
    const order = await buy([{ variantId: "v1-0", quantity: 1 }]);
    const placed = await mailOf();
    expect(placed.html).toMatch(/<img src="\/media\/[^"]+" alt="[^"]+"/);
    expect(placed.text).toContain("You can cancel it until it is sent.");
    expect([placed.text, placed.html]).toEqual([expect.stringMatching(PIECE), expect.stringMatching(PIECE)]);
    expect(await order.page()).toMatch(/Your parcel .*Expected .* Ordered .* Preparing On its way Delivered/);
    const cancel = await shop.app.request(`${TESTING_ORIGIN}/fr/account/ordersCancel/${order.id}/${order.number}/1`, {
      method: "POST",
      headers: { cookie: order.cookie, origin: TESTING_ORIGIN },
    });
    expect(cancel.status).toBe(303);
    const page = await order.page();
    expect(page).toContain("This order was cancelled on");
    expect(page).toContain("Refund on its way");
    expect(page).not.toContain("Preparing");
    expect(await order.thanks()).toMatch(/Your order is cancelled Order V\d+ has been cancelled/);
    expect(await order.thanks()).not.toContain("Thank you");
    const cancelled = await mailOf();
    expect(cancelled.text).toMatch(/has been cancelled\.\n\n€\S+ will be refunded to your original payment method/);
    expect(cancelled.text).toMatch(PIECE);
    await processRefunds(services);
    const refunded = await order.page();
    expect(refunded).not.toContain("Refund on its way");
    expect(refunded).toContain("At your request.");
    expect(await order.invoice()).toMatch(/Total €\S+ Including VAT €\S+ Refunded −€\S+ .*This order was cancelled on/);
  });

  test("[SF-12] an order in two parcels links their tracking, its return, label and status, and tells the refund once", async () => {
    const order = await buy([
      { variantId: "v2-0", quantity: 1 },
      { variantId: "v3-0", quantity: 1 },
    ]);
    const [first] = order.lines;
    await asMerchant(`orders/${order.id}/ship`, {
      carrier: "dhl",
      tracking: "0034 0434",
      lines: [{ lineId: first?.id, quantity: 1 }],
    });
    const mail = await mailOf();
    expect(mail.text).toContain("Tracking number: DHL 0034 0434");
    expect(mail.text).toMatch(PIECE);
    expect(mail.text).toContain("Track your parcel:\nhttps://www.dhl.com/");
    const page = await order.page();
    expect(page).toContain("It comes in 2 parcels.");
    expect(page).toMatch(/Parcel 1 of 2 DHL 0034 0434 .* Track parcel 1 .*Still to be sent/);
    expect(page).not.toContain("Return an item");
    await asMerchant(`orders/${order.id}/deliver`, { parcel: 1 });
    expect(await order.page()).toMatch(
      /Parcel 1 of 2 .*Delivered on .*Return an item Possible until .*Still to be sent/,
    );
    await asMerchant(`orders/${order.id}/ship`, {});
    await asMerchant(`orders/${order.id}/deliver`, {});
    const started = await startReturn(services, order.id, {
      lines: [{ orderLineId: first?.id, quantity: 1, reason: "too-small" }],
      packaging: "own",
      refundTo: "payment",
    });
    if (started.kind !== "started") throw new Error(started.kind);
    expect(await order.page()).toMatch(/Return R\d+: Waiting for your parcel View label and status/);
    // The guest's browser may open the return, another one may not.
    const address = `${TESTING_ORIGIN}/fr/account/ordersReturn/${started.id}`;
    const status = async () =>
      (await shop.app.request(address, { headers: { cookie: `${order.cookie}; language=en` } })).text();
    expect((await shop.app.request(address)).status).toBe(404);
    // No label without an address to send it to.
    expect(await status()).toContain("Please contact us before you send the parcel");
    expect(await status()).not.toContain("Print this page");
    await changeSetting(database.current, FACTS, { ...FACTS.initial, address: "Torstraße 1, 10119 Berlin" });
    await expect.poll(status).toMatch(/Torstraße 1.*10119 Berlin.*Print this page/s);
    await asMerchant(`after-sales/returns/${started.number}/receive`, { accepted: {} });
    const received = await mailOf();
    expect(received.text).toContain(`See your order:\n${TESTING_ORIGIN}/fr/checkout/order/${order.id}`);
    expect(received.text).toMatch(PIECE);
    await asMerchant(`after-sales/returns/${started.number}/refund`, { reason: "fits badly" });
    expect((await mailOf()).text).toMatch(/€\S+ will be refunded to your original payment method/);
    await processRefunds(services);
    const after = await order.page();
    expect(after).not.toMatch(/Refund on its way|Return refunded/);
    expect(after.match(/Refunded [A-Z]\w+ \d+, \d{4}/g)).toHaveLength(1);
    expect(after).toMatch(/Return R\d+: Refunded View status/);
    expect(await order.invoice()).toMatch(/Total €\S+ Including VAT €\S+ Refunded −€/);
  });

  /** A bank withdraws the whole payment, as the provider reports. */
  const disputePayment = async (orderId: string, state: "open" | "lost"): Promise<void> => {
    const [payment] = await database.current.sql.select().from(paymentTable).where(eq(paymentTable.orderId, orderId));
    const { amount, currency } = payment!;
    const dispute = { reference: `dp_${orderId}`, amount, currency, state, reason: "fraudulent", dueAt: null };
    const findMovements = async () => ({ refunds: [], disputes: [dispute] });
    await bookMovements({ ...services, provider: { ...services.provider, findMovements } }, payment!);
  };

  test("[SF-12] [CO-06] an order that was refunded by hand has arrived, shows its credit note to the mail's link, and has nothing to return", async () => {
    const order = await buy([{ variantId: "v2-0", quantity: 1 }]);
    await asMerchant(`orders/${order.id}/ship`, {});
    expect(await order.thanks()).toContain("is on its way.");
    await asMerchant(`orders/${order.id}/deliver`, {});
    expect(await order.thanks()).toMatch(/Your order V\d+ has been delivered\./);
    expect(await order.read(`/pages/return?number=${order.number}`)).toContain("Get return label");
    await asMerchant(`orders/${order.id}/refund`, { key: "all", reason: "late", all: true });
    const { text } = await mailOf();
    const [, note = ""] = /Credit note (CN-\d+-\d+):\n\S+/.exec(text) ?? [];
    const link = new URL(/Credit note \S+\n(\S+)/.exec(text)?.[1] ?? "");
    // The order is in English, and pages of France are in French.
    expect([...link.searchParams]).toEqual([
      ["number", order.number],
      ["language", "en"],
    ]);
    const elsewhere = await shop.app.request(link, { headers: { "accept-language": "fr" } });
    expect([elsewhere.status, elsewhere.headers.get("location")]).toEqual([
      302,
      `/fr/checkout/order/${order.id}?number=${order.number}`,
    ]);
    const [cookie = ""] = elsewhere.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-language=en; /);
    const asked = await shop.app.request(new URL(elsewhere.headers.get("location") ?? "", TESTING_ORIGIN), {
      headers: { cookie: cookie.split(";")[0] ?? "" },
    });
    expect(await asked.text()).toMatch(/<html lang="en-[A-Z]{2}"/);
    const chosen = await shop.app.request(link, { headers: { cookie: "__Host-language=de" } });
    expect(await chosen.text()).toMatch(/<html lang="de-[A-Z]{2}"/);
    for (const query of ["language=xx", "language="]) {
      expect((await shop.app.request(`${TESTING_ORIGIN}/fr?${query}`)).status).toBe(200);
    }
    // In a browser that has opened the order before; any other one asks for the email address first.
    const known = await shop.app.request(link, { headers: { cookie: order.cookie } });
    expect([known.status, known.headers.get("location")]).toEqual([303, `/fr/account/orders/${order.id}`]);
    const form = new URLSearchParams({ form: "open", email: "ana@example.com" });
    const headers = { origin: TESTING_ORIGIN, "content-type": "application/x-www-form-urlencoded" };
    const proven = await shop.app.request(link, { method: "POST", headers, body: form.toString() });
    expect([proven.status, proven.headers.get("location")]).toEqual([303, `/fr/account/orders/${order.id}`]);
    const page = await order.page();
    expect(page).toContain(`Credit note ${note}`);
    expect(page).not.toContain("Return an item");
    expect(await order.read(`/pages/return?number=${order.number}`)).toContain("This order has been refunded in full.");
    const lines = [{ orderLineId: order.lines[0]?.id, quantity: 1, reason: "too-small" }];
    expect(await startReturn(services, order.id, { lines, packaging: "own", refundTo: "payment" })).toEqual({
      kind: "refunded",
    });
  });

  test.each(["open", "lost"] as const)(
    "[SF-12] [UF-14] an order whose payment the bank took back is not said to be refunded: %s",
    async (state) => {
      const order = await buy([{ variantId: "v2-0", quantity: 1 }]);
      await asMerchant(`orders/${order.id}/ship`, {});
      await asMerchant(`orders/${order.id}/deliver`, {});
      await disputePayment(order.id, state);
      const page = await order.read(`/pages/return?number=${order.number}`);
      expect(page).toContain("The payment for this order is disputed with the bank");
      expect(page).not.toMatch(/refunded in full|Get return label/);
    },
  );

  test("[SF-12] dates of orders, invoices and returns are days of the shop", async () => {
    const order = await buy([{ variantId: "v2-0", quantity: 1 }]);
    await asMerchant(`orders/${order.id}/ship`, {});
    await asMerchant(`orders/${order.id}/deliver`, {});
    const { placedAt } = (await findAnyOrder(database.current.sql, order.id))!;
    // It is never the same day in both.
    for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      await changeSetting(database.current, INSIGHTS, { timeZone });
      const date = formatDate(placedAt!, "en", timeZone);
      await expect.poll(order.page).toContain(date);
      expect(await order.page()).not.toContain("UTC");
      expect(await order.invoice()).toContain(date);
      const until = formatDate(placedAt!.getTime() + 30 * DAY_MS, "en", timeZone);
      expect(await order.read(`/pages/return?number=${order.number}`)).toContain(until);
    }
  });

  test("[SF-12] a part-sent order is closed by cancelling the rest, which its page and mail tell", async () => {
    const order = await buy([
      { variantId: "v2-0", quantity: 1 },
      { variantId: "v3-0", quantity: 2 },
    ]);
    const price = order.lines.find(({ variantId }) => variantId === "v3-0")?.price;
    const stock = await stockOf(services, "v3-0");
    await asMerchant(`orders/${order.id}/ship`, {
      lines: order.lines.map(({ id }) => ({ lineId: id, quantity: 1 })),
    });
    await asMerchant(`orders/${order.id}/deliver`, {});
    expect(await order.page()).toContain("Still to be sent");
    await asMerchant(`orders/${order.id}/cancel-rest`, { reason: "sold out" });
    const mail = await mailOf();
    expect(mail.subject).toBe(`Part of your order ${order.number} has been cancelled`);
    expect(mail.text).toMatch(/we cannot send these pieces.*\n\n€\S+ will be refunded/);
    expect(mail.text).toMatch(PIECE);
    expect(await stockOf(services, "v3-0")).toBe(stock + 1);
    const page = await order.page();
    expect(page).toMatch(/Your parcel .*Delivered on .*Cancelled pieces .*Cancelled pieces .*We could not send these/);
    expect(page).not.toMatch(/Still to be sent|It comes in/);
    // Only the parcel that was delivered has steps.
    expect(page.match(/Preparing/g)).toHaveLength(1);
    expect((await findAnyOrder(database.current.sql, order.id))?.state).toBe("delivered");
    await processRefunds(services);
    const after = await findAnyOrder(database.current.sql, order.id);
    expect(after?.events.filter(({ kind }) => kind === "refunded")).toMatchObject([
      { details: { amount: price, cause: "cancel-rest" } },
    ]);
    expect((await checkLedger(database.current)).faults).toEqual([]);
  });

  test("[SF-12] gift cards name their recipient and no duties, and totals add up when they pay", async () => {
    const gift = giftOf({ recipientName: "Mia", recipientEmail: "mia@example.com", deliverOn: "2099-12-24" });
    const order = await buy([{ gift, quantity: 1 }]);
    const mail = await mailOf();
    expect(mail.text).toContain("For Mia, by email to mia@example.com on December 24, 2099");
    expect(mail.text).not.toContain("cancel");
    for (const text of [await order.page(), await order.thanks(), await order.invoice()]) {
      expect(text).toContain("For Mia, by email to mia@example.com on December 24, 2099");
      expect(text).not.toMatch(/VAT|duties|parcel|Preparing/);
    }
    await giveCard(database.current.sql, 50_000);
    const code = /(?:\w{4}-){4}\w{4}/.exec((await mailOf()).text)?.[0] ?? "";
    const paid = await buy([{ variantId: "v4-0", quantity: 1 }], [code]);
    const totals = /Subtotal €(\S+) .*Total €(\S+) Including VAT €\S+ Gift card €50(?:,00)? Card €(\S+)/;
    for (const text of [await paid.page(), await paid.invoice()]) {
      const [, , total, card] = totals.exec(text) ?? [];
      expect(Number.parseFloat(total ?? "") - Number.parseFloat(card ?? "")).toBe(50);
    }
    expect((await mailOf()).text).toMatch(/Total: €\S+\nIncluding VAT: €\S+\nGift card: €50\nCard: €/);
    await asMerchant(`orders/${paid.id}/cancel`, { reason: "sold out" });
    expect((await mailOf()).text).toMatch(/€\S+ will be refunded to .*\n\nWe have put €50 back on your gift card\./);
    expect(await paid.page()).toContain("€50 is back on your gift card.");
  });
});
