// Orders in the console: the forms that send, refund and cancel them.

import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { formatInFull, formatMoney, money } from "#catalogue";
import { searchAudit } from "#commerce/audit";
import { chooseDelivery, placeOrder } from "#commerce/checkout";
import { readToday } from "#commerce/insights";
import { checkLedger } from "#commerce/fulfilment";
import { mailTable } from "#commerce/mail";
import { findAnyOrder } from "#commerce/orders";
import { listCreditNotes, processRefunds } from "#commerce/payments";
import { variantTable } from "#commerce/products";
import type { Role } from "#commerce/staff";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import {
  makeShopper,
  openTestShop,
  orderRequest,
  testOrderServices,
  type TestOrderServices,
} from "../../commerce/checkout/testing-order-services.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { orderTable, orderTaxTable } from "../../commerce/orders/tables.ts";
import { joinStaff } from "../../commerce/staff/testing-staff.ts";
import { testConsole, type TestConsole } from "./testing-console.ts";

onDatabase("orders in the console", (database) => {
  let services: TestOrderServices;
  let console: TestConsole;
  const tokens = new Map<Role, string>();

  beforeAll(async () => {
    await openTestShop(database.current, 20, 9);
    services = testOrderServices(database.current);
    const accounts = testingAccounts(database.current);
    console = testConsole(accounts, services);
    for (const role of ["warehouse", "client-care", "read-only"] as const) {
      tokens.set(role, (await joinStaff(accounts, `${role}@example.com`, role)).token);
    }
  });

  const place = async (variantId: string, delivery?: string) => {
    const shopper = await makeShopper(services, [{ variantId, quantity: 2 }]);
    if (delivery !== undefined) await chooseDelivery(services, shopper, delivery);
    const placed = await placeOrder(services, shopper, await orderRequest(services, shopper));
    if (placed.kind !== "placed") throw new Error(JSON.stringify(placed));
    const order = await findAnyOrder(database.current.sql, placed.orderId);
    return { id: placed.orderId, number: order!.number, line: order!.lines[0]!.id, total: order!.total };
  };
  const send = async (number: string, fields: Record<string, string | string[]>, role: Role) =>
    console.post(`/console/orders/${number}`, fields, tokens.get(role));
  const entriesOf = async (number: string) =>
    (await searchAudit(database.current, { subject: { kind: "order", id: number } })).entries;

  test("[CN-04] [TD-02] an order with two taxes in one rate has each with its amount", async () => {
    const { id, number } = await place("v20-0");
    const stored = (await findAnyOrder(database.current.sql, id))!.tax!;
    const { sql } = database.current;
    await sql
      .update(orderTable)
      .set({ taxDetails: { name: "gst-qst", isIncluded: false, provider: null, reference: null } })
      .where(eq(orderTable.id, id));
    await sql.update(orderTaxTable).set({ rate: 149_750 }).where(eq(orderTaxTable.orderId, id));
    const page = await (await console.get(`/console/orders/${number}`, tokens.get("read-only"))).text();
    const written = (name: string): string =>
      new RegExp(`<dt[^>]*>${name}</dt><dd[^>]*>([^<]+)</dd>`).exec(page)?.[1] ?? "";
    const gst = Math.round(((stored.amount / 10) * 5) / 14.975) * 10;
    expect([written("GST"), written("QST")]).toEqual(
      [gst, stored.amount - gst].map((amount) => formatInFull(money(amount, "EUR"))),
    );
    expect(written("Tax, included")).toBe("");
  });

  test("[CN-04] [CN-03] an order is sent in two parcels, each with one entry in the audit", async () => {
    const { id, number, line } = await place("v1-0");
    const list = await (await console.get("/console/orders", tokens.get("warehouse"))).text();
    expect(list).toContain(number);
    // The list needs no streets; the order has the recipient's phone.
    expect(list).not.toContain("1 rue de la Paix");
    const page = await (await console.get(`/console/orders/${number}`, tokens.get("warehouse"))).text();
    expect(page).toMatch(/href="tel:\+33123456789"[^>]*>\+33 1 23 45 67 89</);
    // None was used in this shop yet.
    expect(page).toMatch(/<option value="" selected="">/);
    const parcel = { intent: "ship", carrier: "dhl", tracking: "47 19", "line[]": [line], "pieces[]": ["1"] };
    expect((await send(number, parcel, "warehouse")).status).toBe(200);
    expect(await (await console.get("/console/orders", tokens.get("warehouse"))).text()).toContain("Part sent");
    const sent = await (await console.get(`/console/orders/${number}`, tokens.get("client-care"))).text();
    expect(sent).toContain("A parcel was sent · warehouse");
    const other = await place("v1-0");
    const next = await (await console.get(`/console/orders/${other.number}`, tokens.get("warehouse"))).text();
    expect(next).toMatch(/<option value="dhl" selected="">/);
    expect((await send(number, parcel, "warehouse")).status).toBe(200);
    expect(await (await console.get("/console/orders", tokens.get("warehouse"))).text()).not.toContain(number);
    const order = await findAnyOrder(database.current.sql, id);
    expect(order?.parcels.map(({ carrier, lines }) => [carrier, lines[0]?.quantity])).toEqual([
      ["dhl", 1],
      ["dhl", 1],
    ]);
    const inpost = { carrier: "", otherCarrier: "InPost", trackingUrl: "https://inpost.example/47", tracking: "47" };
    const third = { intent: "ship", "line[]": [other.line], "pieces[]": ["1"], ...inpost };
    const unlinked = await send(other.number, { ...third, trackingUrl: "inpost 47" }, "warehouse");
    expect([unlinked.status, await unlinked.text()]).toEqual([
      422,
      expect.stringContaining("Enter a link that starts"),
    ]);
    expect((await send(other.number, third, "warehouse")).status).toBe(200);
    const again = await (await console.get(`/console/orders/${other.number}`, tokens.get("warehouse"))).text();
    expect(again).toMatch(/href="https:\/\/inpost\.example\/47"[^>]*>47</);
    expect(again).toMatch(/<option value="InPost" selected="">InPost</);
    for (const wrong of [parcel, { ...parcel, "pieces[]": ["0"] }, { ...parcel, "pieces[]": ["many"] }]) {
      expect((await send(number, wrong, "warehouse")).status).toBe(422);
    }
    const entries = await entriesOf(number);
    expect(entries.map(({ operation, operatorName }) => [operation, operatorName])).toEqual([
      ["ship-order", "warehouse"],
      ["ship-order", "warehouse"],
    ]);
    // It leads to the buyer's address.
    expect(JSON.stringify(entries)).not.toContain("47 19");
  });

  test("[CN-04] [CN-09] a note is for colleagues, a mail is sent again, and both are in the audit", async () => {
    const { number } = await place("v8-0");
    await database.current.sql.delete(mailTable);
    const page = `/console/orders/${number}`;
    expect((await send(number, { intent: "note", text: " " }, "warehouse")).status).toBe(422);
    expect((await send(number, { intent: "note", text: "Call first" }, "read-only")).status).toBe(403);
    expect((await send(number, { intent: "note", text: "Call first" }, "warehouse")).status).toBe(200);
    expect(await (await console.get(page, tokens.get("warehouse"))).text()).toContain("Call first");
    expect((await send(number, { intent: "resend", mail: "parcel:1" }, "warehouse")).status).toBe(422);
    expect((await send(number, { intent: "resend", mail: "placed" }, "warehouse")).status).toBe(200);
    const mails = await database.current.sql.select().from(mailTable);
    expect(mails).toMatchObject([{ subject: expect.stringContaining(number) }]);
    const entries = await entriesOf(number);
    expect(entries.map(({ operation }) => operation)).toEqual(["resend-order-mail", "note-order"]);
    expect(JSON.stringify(entries)).not.toContain("Call first");
  });

  test("[CN-09] the pick list has what is left to send of the selected orders, by SKU", async () => {
    const first = await place("v7-0");
    const second = await place("v7-0");
    const parcel = { intent: "ship", "line[]": [first.line], "pieces[]": ["1"] };
    await send(first.number, parcel, "warehouse");
    const address = `/console/orders/pick-list?number=${first.number}&number=${second.number}`;
    const list = await (await console.get(address, tokens.get("warehouse"))).text();
    expect(list).toContain("3 pieces");
    expect(list).toContain("2 orders");
    expect(list).toMatch(new RegExp(`${first.number}, ${second.number} × 2`));
    const one = await (
      await console.get(`/console/orders/pick-list?q=${second.number}`, tokens.get("warehouse"))
    ).text();
    expect(one).toContain("2 pieces");
    expect(one).not.toContain(first.number);
  });

  test("[CN-09] sizes that have one SKU, such as that of their style, are picked apart", async () => {
    await database.current.sql.update(variantTable).set({ sku: "STYLE-13" }).where(eq(variantTable.productId, "p13"));
    const orders = [await place("v13-0"), await place("v13-1"), await place("v13-1")];
    const address = `/console/orders/pick-list?${orders.map(({ number }) => `number=${number}`).join("&")}`;
    const list = await (await console.get(address, tokens.get("warehouse"))).text();
    const [table = ""] = list.split("</table>");
    const rows = table.split("<tr").filter((row) => row.includes("STYLE-13"));
    const [one, two, three] = orders.map(({ number }) => number);
    expect(rows.map((row) => row.match(/V\d{10}/g))).toEqual([[one], [two, three]]);
  });

  test("[CN-09] a view is saved, shared with colleagues, and deleted only by its author", async () => {
    const view = { intent: "save-view", name: "Late ones", query: "view=to-send&to=2026-11-01&after=x", shared: "yes" };
    expect((await console.post("/console/orders", { ...view, name: "" }, tokens.get("warehouse"))).status).toBe(422);
    expect((await console.post("/console/orders", view, tokens.get("warehouse"))).status).toBe(200);
    const secret = { intent: "save-view", name: "Nur für mich", query: "view=sent" };
    expect((await console.post("/console/orders", secret, tokens.get("warehouse"))).status).toBe(200);
    const theirs = await (await console.get("/console/orders", tokens.get("client-care"))).text();
    expect(theirs).toContain("/console/orders?view=to-send&amp;to=2026-11-01");
    expect(theirs).not.toContain("Nur für mich");
    const id = /"id":"([\w-]{36})","name":"Late ones"/.exec(theirs)?.[1] ?? "";
    const remove = { intent: "delete-view", id };
    expect((await console.post("/console/orders", remove, tokens.get("client-care"))).status).toBe(422);
    expect((await console.post("/console/orders", remove, tokens.get("warehouse"))).status).toBe(200);
    expect(await (await console.get("/console/orders", tokens.get("client-care"))).text()).not.toContain("Late ones");
  });

  test("Today has what is due for those who may see it", async () => {
    const { number } = await place("v5-0");
    const warehouse = await (await console.get("/console", tokens.get("warehouse"))).text();
    expect(warehouse).toContain(number);
    expect(warehouse).not.toContain("Sales so far");
    expect(warehouse).not.toContain("1 left");
    // Four orders of two pieces leave one of nine.
    for (let order = 0; order < 4; order++) await place("v6-0");
    const later = await (await console.get("/console", tokens.get("warehouse"))).text();
    expect(later).toContain("1 left");
    expect(later).toContain("8 sold this week");
    expect(later).not.toContain("could not be loaded");
    // The average of uneven orders is rounded to what can be paid.
    const isUneven = async () => {
      const { sales } = await readToday(database.current, services.now(), "UTC");
      return sales.some(({ amount, orders }) => amount % orders !== 0);
    };
    for (let order = 0; order < 6 && !(await isUneven()); order++) await place("v5-0");
    expect(await isUneven()).toBe(true);
    expect(await (await console.get("/console", tokens.get("read-only"))).text()).toMatch(
      /Sales so far.*Average order/s,
    );
  });

  test("[CN-04] a part is refunded with a reason, once for each key, and never more than was paid", async () => {
    const { number } = await place("v2-0");
    const refund = { intent: "refund", key: "one", amount: "10.50", reason: "A late parcel" };
    const silent = await send(number, { ...refund, reason: " " }, "client-care");
    expect([silent.status, await silent.text()]).toEqual([
      422,
      expect.stringContaining('"reason":"Enter a reason for the audit log."'),
    ]);
    expect((await send(number, { ...refund, amount: "999999" }, "client-care")).status).toBe(422);
    expect((await send(number, { ...refund, amount: "ten" }, "client-care")).status).toBe(422);
    for (let click = 0; click < 2; click++) expect((await send(number, refund, "client-care")).status).toBe(200);
    expect((await entriesOf(number)).map(({ operation, reason }) => [operation, reason])).toEqual([
      ["refund-order", "A late parcel"],
    ]);
    expect((await checkLedger(database.current)).faults).toEqual([]);
  });

  test("[CN-04] [PM-04] the delivery and pieces are refunded by name, and the page and the mail say so", async () => {
    const { id, number, line } = await place("v9-0", "express");
    const { deliveryPrice, total, currency, tax } = (await findAnyOrder(database.current.sql, id))!;
    expect(deliveryPrice).toBeGreaterThan(0);
    const sum = (thousandths: number) => formatInFull(money(thousandths, currency));
    const show = async () => {
      const page = await (await console.get(`/console/orders/${number}`, tokens.get("client-care"))).text();
      return page.replaceAll("<!-- -->", "");
    };
    const deliveryLeft = async () => Number(/"refundParts":\{"delivery":(\d+)/.exec(await show())?.[1]);
    expect(await deliveryLeft()).toBe(deliveryPrice);
    expect(await show()).not.toContain(">Refunded<");
    await database.current.sql.delete(mailTable);
    const pieces = { "line[]": [line], "pieces[]": ["0"] };
    const refund = {
      intent: "refund",
      key: "delivery",
      amount: "",
      reason: "Late",
      delivery: String(deliveryPrice),
      ...pieces,
    };
    expect((await send(number, { ...refund, delivery: [], key: "none" }, "client-care")).status).toBe(422);
    expect((await send(number, { ...refund, "pieces[]": ["3"], key: "three" }, "client-care")).status).toBe(422);
    for (let click = 0; click < 2; click++) expect((await send(number, refund, "client-care")).status).toBe(200);
    const [mail] = await database.current.sql.select().from(mailTable);
    expect(mail?.text).toMatch(/Delivery:? /);
    expect(await show()).toContain(`${sum(deliveryPrice)} will be refunded to the card · client-care`);
    await processRefunds(services);
    const page = await show();
    expect(page).toContain(`>Refunded</dt><dd>−${sum(deliveryPrice)}<`);
    // The provider's answer is the shop's own event.
    expect(page).toContain(`Refunded ${sum(deliveryPrice)} to the card<`);
    expect(await deliveryLeft()).toBe(0);
    // Its tax is reversed by the credit note, and that of nothing else.
    const [note] = await listCreditNotes(database.current.sql, id);
    expect((await send(number, { ...refund, key: "again" }, "client-care")).status).toBe(422);
    const row = tax!.lines.find(({ subject }) => subject === "delivery")!;
    expect(note?.lines).toEqual([{ id: row.id, taxable: row.taxable, tax: row.tax }]);

    const piece = { ...refund, key: "piece", delivery: [], "pieces[]": ["1"] };
    for (let click = 0; click < 2; click++) expect((await send(number, piece, "client-care")).status).toBe(200);
    await processRefunds(services);
    const half = (total - deliveryPrice) / 2;
    expect(await show()).toContain(`−${sum(deliveryPrice + half)}<`);
    // One piece is left.
    expect(await show()).toContain(`"paid":[${half}]`);
    expect((await send(number, { ...piece, key: "both", "pieces[]": ["2"] }, "client-care")).status).toBe(422);
    expect((await send(number, { ...piece, key: "other" }, "client-care")).status).toBe(200);
    expect((await send(number, { ...piece, key: "third" }, "client-care")).status).toBe(422);
    await processRefunds(services);
    expect((await checkLedger(database.current)).faults).toEqual([]);

    // Mails that are sent again name the same parts.
    const { title } = (await findAnyOrder(database.current.sql, id))!.lines[0]!;
    const sentAgain = async (key: string): Promise<string> => {
      await database.current.sql.delete(mailTable);
      await send(number, { intent: "resend", mail: `refund:merchant:${key}` }, "client-care");
      return (await database.current.sql.select().from(mailTable))[0]?.text ?? "";
    };
    expect(await sentAgain("delivery")).toContain(`Delivery: ${formatMoney(money(deliveryPrice, currency))}`);
    const ofPiece = await sentAgain("piece");
    expect(ofPiece).toContain(title);
    expect(ofPiece).not.toContain("Delivery:");
  });

  test("[CN-04] a refund of another amount leaves all of the delivery to be refunded", async () => {
    const { id, number } = await place("v10-0", "express");
    const { deliveryPrice } = (await findAnyOrder(database.current.sql, id))!;
    const other = { intent: "refund", key: "other", amount: "15", reason: "Late" };
    expect((await send(number, other, "client-care")).status).toBe(200);
    const page = await (await console.get(`/console/orders/${number}`, tokens.get("client-care"))).text();
    expect(Number(/"refundParts":\{"delivery":(\d+)/.exec(page)?.[1])).toBe(deliveryPrice);
  });

  test("[CN-06] the history of a product counts the pieces that were sold, without cancelled orders", async () => {
    const sold = async () => {
      const page = await (await console.get("/console/products/p10", tokens.get("read-only"))).text();
      return Number(/ (\d+) sold\./.exec(page.replaceAll("<!-- -->", ""))?.[1]);
    };
    const before = await sold();
    await place("v10-0");
    const { number } = await place("v10-0");
    expect(await sold()).toBe(before + 4);
    await send(number, { intent: "cancel", number, reason: "Sold twice" }, "client-care");
    expect(await sold()).toBe(before + 2);
  });

  test("[CN-04] an order is cancelled after its number was typed", async () => {
    const { id, number } = await place("v3-0");
    const cancel = { intent: "cancel", number, reason: "Sold twice" };
    expect((await send(number, { ...cancel, number: "V0000000000" }, "client-care")).status).toBe(422);
    expect((await findAnyOrder(database.current.sql, id))?.state).toBe("placed");
    const show = async () => (await console.get(`/console/orders/${number}`, tokens.get("client-care"))).text();
    expect(await show()).toContain("Can be refunded");
    expect((await send(number, cancel, "client-care")).status).toBe(200);
    expect(await show()).not.toContain("Can be refunded");
    expect((await findAnyOrder(database.current.sql, id))?.state).toBe("cancelled");
    expect((await send(number, cancel, "client-care")).status).toBe(422);
    expect((await entriesOf(number)).map(({ operation }) => operation)).toEqual(["cancel-order"]);
  });

  test("[CN-02] nobody sends, refunds or cancels without the permission", async () => {
    const { id, number, line } = await place("v4-0");
    const parcel = { intent: "ship", "line[]": [line], "pieces[]": ["1"] };
    const refund = { intent: "refund", key: "x", amount: "1", reason: "x" };
    const cancel = { intent: "cancel", number, reason: "x" };
    for (const [role, fields] of [
      ["client-care", parcel],
      ["warehouse", refund],
      ["warehouse", cancel],
      ["read-only", parcel],
      ["read-only", refund],
      ["read-only", cancel],
    ] as const) {
      expect(
        (await send(number, fields as Record<string, string | string[]>, role)).status,
        `${role}: ${fields.intent}`,
      ).toBe(403);
    }
    expect((await send(number, { intent: "toString" }, "warehouse")).status).toBe(400);
    expect((await findAnyOrder(database.current.sql, id))?.state).toBe("placed");
    expect(await entriesOf(number)).toEqual([]);
  });
});
