// `npm run shop -- returns|reviews|gift-cards` against the merchant's API.

import { beforeAll, expect, test } from "vitest";
import { importContent } from "#commerce/content";
import { startReturn } from "#commerce/returns";
import { takeMails } from "../../commerce/accounts/testing-mails.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { makeDelivered, testDesk, type TestDesk } from "../../commerce/returns/testing-returns.ts";
import { stockShop } from "../../commerce/wishlist/testing-wishlists.ts";
import { localDesk, runCommand } from "./after-sales.ts";

onDatabase("the merchant's commands", (database) => {
  let number = "";
  let desk: TestDesk;

  async function run(...words: string[]): Promise<string> {
    const printed: string[] = [];
    await runCommand(words, localDesk(desk), (text) => printed.push(text));
    return printed.join("\n");
  }

  beforeAll(async () => {
    desk = testDesk(database.current);
    await stockShop(database.current, 2);
    const shop = { id: "vitrine", name: "Vitrine", slug: "vitrine" };
    await importContent(database.current, { shop, tags: [], sections: [] });
    const line = { sku: "coat", price: 120_000, quantity: 2, productId: "p1", variantId: "v1-0" };
    const order = await makeDelivered(desk, { lines: [line] });
    const started = await startReturn(desk, order.id, {
      lines: [{ orderLineId: order.lineIds[0], quantity: 2, reason: "too-large" }],
      packaging: "own",
      refundTo: "payment",
    });
    number = started.kind === "started" ? started.number : "";
    await takeMails(database.current);
  });

  test("a return is listed, received in part and refunded; commands out of order are rejected [CO-06]", async () => {
    expect(await run("returns", "list")).toMatch(new RegExp(`^${number}\trequested\t.*\t€240$`));
    expect(await run("returns", "show", number)).toContain('"reason": "too-large"');
    await expect(run("returns", "refund", number, "late")).rejects.toThrow(
      'Its state is "requested", which does not allow this.',
    );
    await expect(run("returns", "receive", number, "coat=5")).rejects.toThrow(/not contain that many/);
    await expect(run("returns", "receive", number, "coat=1:2")).rejects.toThrow(/not contain that many/);
    await expect(run("returns", "receive", number, "shoe=1")).rejects.toThrow(/no SKU shoe/);
    await expect(run("returns", "receive", number, "coat")).rejects.toThrow('"coat" is not of the form SKU=QUANTITY.');
    for (const body of ['{"accepted":{"coat":1}', '{"accepted":{"coat":"1"}}', '{"acepted":{"coat":1}}', ""]) {
      const answer = await localDesk(desk)(`/returns/${number}/receive`, { method: "POST", body });
      expect(answer.status, body).toBe(400);
    }
    expect(await run("returns", "receive", number, "coat=1:1")).toContain("Received");
    expect(await run("returns", "show", number)).toContain('"damagedQuantity": 1');
    await expect(run("returns", "refuse", number)).rejects.toThrow(/Give a reason/);
    expect(await run("returns", "refund", number.toLowerCase(), "fits badly")).toBe(
      "€120 is refunded to the original payment method.",
    );
    await expect(run("returns", "refuse", number, "worn")).rejects.toThrow(/state is "refunded"/);
    await expect(run("returns", "show", "R1")).rejects.toThrow("No return has this number. See: returns list");
  });

  test("a return is announced over HTTP by the customer's rules [CO-06] [CN-05]", async () => {
    const coat = { sku: "coat", price: 120_000, quantity: 2, productId: "p1", variantId: "v1-0" };
    const made = await makeDelivered(desk, { lines: [coat] });
    const shipped = await makeDelivered(desk, { state: "shipped", lines: [coat] });
    const announce = async (order: string, lineId: string | undefined, quantity: number, given: object = {}) => {
      const lines = [{ orderLineId: lineId, quantity, reason: "damaged" }];
      const body = JSON.stringify({ order, lines, packaging: "own", refundTo: "gift-card", ...given });
      const answer = await localDesk(desk)("/returns", { method: "POST", body });
      return [answer.status, await answer.json()];
    };
    const [line] = made.lineIds;
    expect(await announce("V0000000000", line, 1)).toEqual([404, { kind: "no-such-order" }]);
    expect(await announce(made.number, line, 0)).toMatchObject([400, { fields: ["lines.0.quantity"] }]);
    expect(await announce(made.number, line, 1, { note: "x" })).toMatchObject([400, { kind: "bad-body" }]);
    const twice = [1, 1].map((quantity) => ({ orderLineId: line, quantity, reason: "late" }));
    expect(await announce(made.number, line, 1, { lines: twice })).toMatchObject([400, { fields: ["lines"] }]);
    const most = [{ orderLineId: line, most: 2 }];
    expect(await announce(made.number, line, 3)).toEqual([409, { kind: "too-many", lines: most }]);
    expect(await announce(shipped.number, shipped.lineIds[0], 1)).toEqual([409, { kind: "not-delivered" }]);
    expect(await announce(made.number, line, 1)).toMatchObject([201, { number: expect.stringMatching(/^R\d{10}$/) }]);
    desk.wait(400 * 86_400_000);
    expect(await announce(made.id, line, 1)).toMatchObject([409, { kind: "too-late" }]);
    expect(await announce(made.id, line, 1, { reason: "a manager agreed" })).toMatchObject([201, { kind: "started" }]);
    expect(await announce(made.id, line, 1, { reason: "again" })).toEqual([409, { kind: "nothing-left" }]);
  });

  test("a gift card is created, shown and sent again; its code appears only in mails [CO-07]", async () => {
    const given = await run("gift-cards", "give", "ana@example.com", "50", "eur", "late", "parcel");
    const id = /gift card ([\da-f-]{36})/.exec(given)?.[1] ?? "";
    expect(given).toContain("€50 for ana@example.com");
    const shown = await run("gift-cards", "show", id);
    expect(JSON.parse(shown)).toMatchObject({ balance: 50_000, recipientEmail: "ana@example.com" });
    expect(await run("gift-cards", "resend", id)).toBe("Sent to ana@example.com with a new code.");
    const mails = await takeMails(database.current);
    const codes = mails.flatMap(({ text }) => /(?:[A-Z\d]{4}-){4}[A-Z\d]{4}/.exec(text) ?? []);
    expect(new Set(codes).size).toBe(2);
    expect(codes.some((code) => shown.includes(code))).toBe(false);
    const half = { email: "ana@example.com", amount: 50_005, currency: "EUR", reason: "late" };
    const body = JSON.stringify(half);
    expect((await localDesk(desk)("/gift-cards", { method: "POST", body })).status).toBe(400);
    await expect(run("gift-cards", "give", "ana", "50", "EUR", "late")).rejects.toThrow(/for example: gift-cards give/);
    await expect(run("gift-cards", "resend", "x")).rejects.toThrow(/No gift card/);
  });

  test("an unknown command prints the usage, and an unknown review is an error [CO-08]", async () => {
    expect(await run("reviews", "list")).toBe("");
    await expect(run("reviews", "hide", "00000000-0000-4000-8000-000000000000")).rejects.toThrow(/No review/);
    for (const words of [
      ["returns"],
      ["returns", "eat", "R1"],
      ["reviews", "hide"],
      ["gift-cards", "show", "a", "b"],
    ]) {
      await expect(run(...words)).rejects.toThrow(/npm run shop -- returns list/);
    }
  });
});
