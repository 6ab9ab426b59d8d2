// Returns in the console, over HTTP.

import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { searchAudit } from "#commerce/audit";
import { refundTable } from "#commerce/payments";
import { indexOrders } from "#commerce/orders";
import { findReturn, findReturnByNumber, findReturnsOfOrder, startReturn } from "#commerce/returns";
import type { Role } from "#commerce/staff";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { takeMails } from "../../commerce/accounts/testing-mails.ts";
import { stockOf, testOrderServices } from "../../commerce/checkout/testing-order-services.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { makeDelivered, testDesk } from "../../commerce/returns/testing-returns.ts";
import { joinStaff } from "../../commerce/staff/testing-staff.ts";
import { makeAccount, stockShop } from "../../commerce/wishlist/testing-wishlists.ts";
import { testConsole, type TestConsole } from "./testing-console.ts";

const DAY_MS = 86_400_000;
const ROLES = [
  "owner",
  "client-care",
  "warehouse",
  "finance",
  "read-only",
  "editor",
] as const satisfies readonly Role[];

onDatabase("console returns", (database) => {
  const tokens = new Map<string, string>();
  let page: TestConsole;
  let number: string;
  let order: Awaited<ReturnType<typeof makeDelivered>>;

  beforeAll(async () => {
    await stockShop(database.current, 3);
    const accounts = testingAccounts(database.current);
    page = testConsole(accounts, testOrderServices(database.current));
    for (const role of ROLES) tokens.set(role, (await joinStaff(accounts, `${role}@example.com`, role)).token);
    tokens.set("japan", (await joinStaff(accounts, "japan@example.com", "client-care", ["jp"])).token);
  });
  beforeEach(async () => {
    const desk = testDesk(database.current);
    const coat = { sku: "coat", title: "Wool coat", price: 100_500, quantity: 2, productId: "p1", variantId: "v1-0" };
    const bag = { sku: "bag", title: "Small bag", price: 40_000, quantity: 1, productId: "p2", variantId: "v2-0" };
    order = await makeDelivered(desk, { lines: [coat, bag] });
    await indexOrders(database.current.sql, [order.id]);
    const [coats, bags] = order.lineIds;
    const started = await startReturn(desk, order.id, {
      lines: [
        { orderLineId: coats, quantity: 2, reason: "too-small", note: "Sleeves end early" },
        { orderLineId: bags, quantity: 1, reason: "damaged" },
      ],
      packaging: "original",
      refundTo: "payment",
    });
    if (started.kind !== "started") throw new Error(started.kind);
    ({ number } = started);
  });

  const get = (path: string, who = "client-care") => page.get(path, tokens.get(who));
  const send = (fields: Parameters<TestConsole["post"]>[1], who = "client-care") =>
    page.post(`/console/returns/${number}`, fields, tokens.get(who));
  /** Accepted and damaged pieces, by line. */
  const receive = (counts: readonly (readonly [accepted: string, damaged: string])[], who?: string) =>
    send(
      {
        intent: "receive",
        "line[]": order.lineIds.map((id) => id ?? ""),
        "accepted[]": counts.map(([accepted]) => accepted),
        "damaged[]": counts.map(([, damaged]) => damaged),
      },
      who,
    );
  const state = async () => (await findReturnByNumber(database.current.sql, number))?.state;
  const audit = async () =>
    (await searchAudit(database.current, { subject: { kind: "return", id: number } })).entries.map(
      ({ operation, operatorName, reason }) => [operation, operatorName, reason],
    );

  test("a return is received by line and condition, refunded with a reason, and its good pieces restocked [CN-05]", async () => {
    const stock = () => Promise.all(["v1-0", "v2-0"].map((id) => stockOf({ database: database.current }, id)));
    const [coats = 0, bags = 0] = await stock();
    const announced = await (await get(`/console/returns/${number}`)).text();
    for (const text of ["Wool coat", "Sleeves end early", "Too small", `/console/orders/${order.number}`]) {
      expect(announced).toContain(text);
    }
    expect(await (await get("/console/returns")).text()).toContain(number);
    for (const words of [number.slice(0, 6).toLowerCase(), order.number]) {
      expect(await (await get(`/console/returns?q=${words}`)).text()).toContain(`/console/returns/${number}`);
    }
    expect(await (await get("/console/returns?q=nobody")).text()).toContain("No return found");
    expect(await (await get(`/console/returns?view=all&after=${number}`)).text()).not.toContain(
      `/console/returns/${number}`,
    );
    const received = await receive([
      ["2", "1"],
      ["0", "0"],
    ]);
    expect(received.status).toBe(200);
    expect(await received.text()).toContain("Refund €201");
    expect(await (await get(`/console/returns/${number}`)).text()).toContain("Parcel received · client-care");
    expect(await (await get("/console/returns?view=refund")).text()).toContain(number);
    expect(await (await get("/console/returns")).text()).not.toContain(number);
    expect(await stock()).toEqual([coats, bags]);

    const silent = await send({ intent: "refund", reason: " " });
    expect([silent.status, await state()]).toEqual([422, "received"]);
    expect((await send({ intent: "refund", reason: "Fit" })).status).toBe(200);
    expect(await state()).toBe("refunded");
    // One of the two coats is damaged, and the bag was not accepted.
    expect(await stock()).toEqual([coats + 1, bags]);
    const refunds = await database.current.sql.select().from(refundTable).where(eq(refundTable.orderId, order.id));
    expect(refunds.map(({ amount }) => amount)).toEqual([201_000]);
    expect(await audit()).toEqual([
      ["refund-return", "client-care", "Fit"],
      ["receive-return", "client-care", null],
    ]);
    const again = await send({ intent: "refund", reason: "Fit" });
    expect([again.status, await again.text()]).toEqual([422, expect.stringContaining("refunded already")]);
  });

  test("a missing reason is asked for in a sentence at its field [CN-05]", async () => {
    await receive([
      ["2", "0"],
      ["1", "0"],
    ]);
    const field = async (response: Response, name: string) => {
      const [, input, sentence] = new RegExp(
        `(<textarea[^>]*name="${name}"[^>]*>)</textarea><p[^>]*>([^<]*)</p>`,
        "u",
      ).exec(await response.text())!;
      return [/aria-invalid/u.exec(input!)?.[0], sentence];
    };
    expect(await field(await get(`/console/returns/${number}`), "reason")).toEqual([
      undefined,
      "For the audit log. The customer does not see it.",
    ]);
    expect(await field(await send({ intent: "refund", reason: " " }), "reason")).toEqual([
      "aria-invalid",
      "Enter a reason for the audit log.",
    ]);
    expect(await field(await send({ intent: "refuse", refusal: "" }), "refusal")).toEqual([
      "aria-invalid",
      "Enter a reason.",
    ]);
  });

  test("wrong counts get a sentence at their field and change nothing [CN-05]", async () => {
    for (const [counts, sentence] of [
      [
        [
          ["3", "0"],
          ["1", "1"],
        ],
        "At most 2 were announced.",
      ],
      [
        [
          ["1", "2"],
          ["1", "1"],
        ],
        "No more than were accepted.",
      ],
      [
        [
          ["", "0"],
          ["1", "1"],
        ],
        "Enter a whole number.",
      ],
    ] as const) {
      const response = await receive(counts);
      expect([response.status, await response.text()], sentence).toEqual([422, expect.stringContaining(sentence)]);
    }
    expect((await receive([["2", "0"]])).status).toBe(422);
    expect(await state()).toBe("requested");
  });

  test("a received return is refused with a reason, which the audit keeps [CN-05]", async () => {
    const early = await send({ intent: "refuse", refusal: "Worn" });
    expect([early.status, await early.text()]).toEqual([422, expect.stringContaining("not been received yet")]);
    await receive([
      ["0", "0"],
      ["0", "0"],
    ]);
    const nothing = await send({ intent: "refund", reason: "Fit" });
    expect([nothing.status, await nothing.text()]).toEqual([422, expect.stringContaining("Nothing was accepted")]);
    expect((await send({ intent: "refuse", refusal: "" })).status).toBe(422);
    expect((await send({ intent: "refuse", refusal: "Worn" })).status).toBe(200);
    expect([await state(), (await audit())[0]]).toEqual(["refused", ["refuse-return", "client-care", "Worn"]]);
  });

  test("roles do only what they may, and see only that offered [CN-05]", async () => {
    const good = [
      ["2", "0"],
      ["1", "1"],
    ] as const;
    for (const who of ["finance", "read-only", "editor"]) expect((await receive(good, who)).status, who).toBe(403);
    expect((await receive(good, "japan")).status).toBe(404);
    expect((await get(`/console/returns/${number}`, "japan")).status).toBe(404);
    expect(await (await get("/console/returns?view=all", "japan")).text()).not.toContain(number);
    expect(await (await get(`/console/returns/${number}`, "finance")).text()).not.toContain("Mark as received");
    expect((await receive(good, "warehouse")).status).toBe(200);
    const offered = async (who: string) => {
      const html = await (await get(`/console/returns/${number}`, who)).text();
      return [html.includes('value="refund"'), html.includes('value="refuse"')];
    };
    expect(await Promise.all(["warehouse", "finance", "read-only", "owner"].map(offered))).toEqual([
      [false, true],
      [true, false],
      [false, false],
      [true, true],
    ]);
    for (const who of ["warehouse", "read-only", "editor"]) {
      expect((await send({ intent: "refund", reason: "Fit" }, who)).status, who).toBe(403);
    }
    expect((await send({ intent: "refuse", refusal: "Worn" }, "finance")).status).toBe(403);
    expect(await state()).toBe("received");
  });

  test("staff announce a return for a customer by the customer's rules, and past its time with a reason [CN-05] [CN-03]", async () => {
    const { sql: client } = database.current;
    const accountId = await makeAccount(database.current);
    const coat = { sku: "coat", title: "Wool coat", price: 100_500, quantity: 2, productId: "p1", variantId: "v1-0" };
    const options = [{ name: "Ölçü", value: "Q7½" }];
    const delivered = (daysAgo: number) =>
      makeDelivered(
        { database: database.current, now: () => new Date(Date.now() - daysAgo * DAY_MS) },
        { accountId, lines: [coat, { ...coat, sku: "zarf", quantity: 1, size: "Only One Size", options }] },
      );
    const announce = (
      { number: of, lineIds }: Awaited<ReturnType<typeof delivered>>,
      [pieces, why]: readonly [pieces: readonly string[], why: readonly string[]],
      { who = "client-care", ...given }: Readonly<Record<string, string>> = {},
    ) => {
      const lines = { "line[]": lineIds.map((id) => id ?? ""), "pieces[]": pieces, "why[]": why };
      const fields = { intent: "return", ...lines, packaging: "own", refundTo: "payment", ...given };
      return page.post(`/console/orders/${of}`, fields, tokens.get(who));
    };
    const one = [
      ["1", "0"],
      ["too-large", ""],
    ] as const;
    const recent = await delivered(1);
    for (const who of ["finance", "read-only", "editor"])
      expect((await announce(recent, one, { who })).status).toBe(403);
    expect((await announce(recent, one, { who: "japan" })).status).toBe(404);
    const shown = await (await get(`/console/orders/${recent.number}`, "warehouse")).text();
    expect(shown).toContain("Announce a return…");
    expect(shown).toContain("Black · Ölçü: Q7½ · zarf");
    expect(await (await get(`/console/orders/${recent.number}`, "finance")).text()).not.toContain("Announce a return…");
    for (const [form, sentence] of [
      [
        [
          ["1", "0"],
          ["", ""],
        ],
        "Choose the customer’s reason for each piece.",
      ],
      [
        [
          ["3", "0"],
          ["late", ""],
        ],
        "Choose at least one piece, and no more than are left.",
      ],
      [
        [
          ["0", "0"],
          ["", ""],
        ],
        "Choose at least one piece, and no more than are left.",
      ],
      [
        [
          ["one", "0"],
          ["late", ""],
        ],
        "Check the marked fields.",
      ],
      [[["1"], ["late"]], "Check the marked fields."],
    ] as const) {
      const response = await announce(recent, form);
      expect([response.status, await response.text()], sentence).toEqual([422, expect.stringContaining(sentence)]);
    }
    expect(await findReturnsOfOrder(client, recent.id)).toEqual([]);

    await takeMails(database.current);
    expect((await announce(recent, one, { who: "warehouse" })).status).toBe(200);
    const [parcel, ...others] = await findReturnsOfOrder(client, recent.id);
    if (!parcel) throw new Error("no return");
    expect(others).toEqual([]);
    ({ number } = parcel);
    expect(await audit()).toEqual([["announce-return", "warehouse", null]]);
    expect(await (await get("/console/returns?view=all")).text()).toContain(`/console/returns/${number}`);
    expect(await findReturn(database.current, parcel.id, { accountId, token: null })).toMatchObject({
      state: "requested",
      lines: [{ quantity: 1, reason: "too-large" }],
    });
    const [mail] = await takeMails(database.current);
    expect([mail?.subject, mail?.text]).toEqual([
      `Your return ${number}`,
      expect.stringContaining(`/account/ordersReturn/${parcel.id}?token=`),
    ]);

    const late = await delivered(400);
    const refused = await announce(late, one);
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining("The return period has ended. Explain why you accept these items after the deadline."),
    ]);
    expect((await announce(late, one, { reason: "Promised by phone" })).status).toBe(200);
    ({ number } = (await findReturnsOfOrder(client, late.id))[0] ?? { number: "" });
    expect(await audit()).toEqual([["announce-return", "client-care", "Promised by phone"]]);
  });
});
