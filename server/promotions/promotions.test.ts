// Promotions over HTTP: merchants create, schedule, pause, duplicate, give codes, and try them on a cart.

import { beforeAll, expect, test } from "vitest";
import { ALL_PRICES, DEFAULT_TAXONOMY } from "#catalogue";
import { findCodes } from "#commerce/promotions";
import { openTestShop, testOrderServices } from "../../commerce/checkout/testing-order-services.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { createShop, SHOP_ID } from "../start/shop.ts";
import { promotionsAdminApp } from "./admin-app.ts";

const WINTER = {
  name: { en: "Winter preview", fr: "Avant-première" },
  trigger: "code",
  startsAt: "2026-11-20T08:00:00Z",
  endsAt: "2026-11-24T22:59:00Z",
  conditions: { products: 'vendor!="Shirane"', markets: ["eu_eur"], isOncePerCustomer: true },
  effect: { kind: "percentage", of: "lines", percent: 20 },
};

onDatabase("promotions", (database) => {
  let at = new Date("2026-11-17T12:00:00Z");
  let request: (method: string, path: string, body?: unknown) => Promise<Response>;
  beforeAll(async () => {
    await openTestShop(database.current, 3, 50);
    await createShop(database.current);
    const app = promotionsAdminApp({
      database: database.current,
      setting: testOrderServices(database.current).setting,
      taxonomy: () => DEFAULT_TAXONOMY,
      prices: ALL_PRICES,
      localToken: "local",
      token: undefined,
      onError: console.error,
      now: () => at,
    });
    request = async (method, path, body) =>
      app.request(path, {
        method,
        headers: { authorization: "Bearer local" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
  });
  const answer = async (method: string, path: string, body?: unknown) =>
    // oxlint-disable-next-line typescript/no-explicit-any -- the contract of the route checks it
    (await request(method, path, body)).json() as Promise<any>;
  const create = async (given: object = {}): Promise<string> =>
    (await answer("POST", "/", { ...WINTER, ...given })).promotion.id;

  test("[PM-01] a merchant creates, schedules, pauses, duplicates and archives a promotion", async () => {
    const id = await create();
    // As in the console: nobody could use it.
    const uncoded = await request("PUT", `/${id}/state`, { state: "active" });
    expect([uncoded.status, await uncoded.json()]).toEqual([409, { kind: "no-code" }]);
    await request("POST", `/${id}/codes`, { code: "WINTER 26" });
    const { codes } = await answer("GET", `/${id}`);
    await request("DELETE", `/${id}/codes/${codes[0].id}`);
    expect((await request("PUT", `/${id}/state`, { state: "active" })).status).toBe(409);
    expect((await request("POST", `/${id}/codes`, { code: "WINTER 27" })).status).toBe(201);
    const saved = await answer("PUT", `/${id}/state`, { state: "active" });
    expect(saved.promotion).toMatchObject({ status: "scheduled", version: 2, combines: "other-kinds" });
    at = new Date("2026-11-20T09:00:00Z");
    expect((await answer("GET", `/${id}`)).promotion.status).toBe("running");
    expect((await answer("PUT", `/${id}/state`, { state: "paused" })).promotion.status).toBe("paused");
    const copy = (await answer("POST", `/${id}/duplicate`)).promotion;
    expect(copy).toMatchObject({
      ...WINTER,
      startsAt: "2026-11-20T08:00:00.000Z",
      endsAt: "2026-11-24T22:59:00.000Z",
      state: "draft",
    });
    expect(await answer("PUT", `/${copy.id}/state`, { state: "paused" })).toEqual({ kind: "refused", state: "draft" });
    expect((await request("PUT", `/${copy.id}/state`, { state: "archived" })).status).toBe(200);
    expect((await request("PUT", `/${copy.id}?version=2`, WINTER)).status).toBe(409);
    expect((await request("GET", "/8b6c1e7a-0000-4000-8000-000000000000")).status).toBe(404);
    const { promotions } = await answer("GET", "/");
    expect(promotions.find((one: { id: string }) => one.id === id)).toMatchObject({
      figures: { claimed: 0, given: {} },
    });
  });

  test("[PM-01] mistakes are named by field, with what to enter", async () => {
    const wrong = {
      name: {},
      trigger: "code",
      startsAt: "2026-11-24T00:00:00Z",
      endsAt: "2026-11-20T00:00:00Z",
      conditions: { minimumAmount: { JPY: 500 }, countries: ["XX"] },
      effect: { kind: "percentage", of: "lines", percent: 120 },
    };
    const { errors } = await answer("POST", "/", wrong);
    const messages = Object.fromEntries(errors.map(({ path, message }: Record<string, string>) => [path, message]));
    expect(messages).toMatchObject({
      name: "needs a name in at least one language",
      "effect.percent": "must be at most 100",
      "conditions.minimumAmount.JPY": "must be a multiple of 1 JPY",
      "conditions.countries.0": "must be a country such as DE",
    });
    const filtered = await answer("POST", "/", { ...WINTER, conditions: { products: 'brand="A"' } });
    expect(filtered.errors).toEqual([
      { path: "conditions.products", message: 'is not a filter: The index has no attribute "brand".' },
    ]);
    const incomplete = await answer("POST", "/", { name: { en: "A" }, trigger: "now" });
    expect(incomplete.errors).toEqual([
      { path: "trigger", message: 'must be "automatic" or "code"' },
      { path: "effect", message: "needs a kind: percentage, amount, fixed-price, buy-get, gift or tiers" },
    ]);
    const late = await answer("POST", "/", { ...WINTER, endsAt: WINTER.startsAt });
    expect(late.errors).toEqual([{ path: "endsAt", message: "must be after the start" }]);
  });

  test("a change on top of a version that someone else replaced is refused with the current one", async () => {
    const id = await create();
    expect((await request("PUT", `/${id}?version=1`, { ...WINTER, priority: 5 })).status).toBe(200);
    const refused = await answer("PUT", `/${id}?version=1`, WINTER);
    expect(refused).toMatchObject({ kind: "conflict", current: { version: 2, priority: 5 } });
  });

  test("[PM-01] codes are chosen or created in batches, found in any spelling, withdrawn and exported", async () => {
    const id = await create();
    expect(await answer("POST", `/${id}/codes`, { code: " preview 20 ", uses: 5 })).toEqual({
      kind: "added",
      code: "PREVIEW20",
    });
    expect((await request("POST", `/${await create()}/codes`, { code: "PREVIEW20" })).status).toBe(409);
    expect((await request("POST", `/${id}/codes`, { code: "é!" })).status).toBe(400);
    expect((await answer("POST", `/${await create({ trigger: "automatic" })}/codes`, { code: "ABC" })).kind).toBe(
      "automatic",
    );
    const { id: batch } = await answer("POST", `/${id}/batches`, { prefix: "vip", count: 2_500 });
    const csv = await (await request("GET", `/${id}/codes.csv?batch=${batch}`)).text();
    const codes = csv
      .trimEnd()
      .split("\r\n")
      .slice(1)
      .map((row) => row.split(",")[0]!);
    expect(new Set(codes).size).toBe(2_500);
    expect(codes.every((code) => /^VIP-[A-Z0-9]{12}$/.test(code))).toBe(true);
    const typed = ["Preview 20", codes[500]!.toLowerCase(), "nothing"];
    const found = await findCodes(database.current.sql, SHOP_ID, typed);
    expect(found.map(({ promotionId }) => promotionId)).toEqual([id, id, null]);
    expect((await answer("DELETE", `/${id}/codes/${found[1]!.codeId}`)).kind).toBe("withdrawn");
    expect((await findCodes(database.current.sql, SHOP_ID, [codes[500]!]))[0]?.isUsedUp).toBe(true);
    expect(await answer("GET", `/${id}`)).toMatchObject({
      codes: [{ code: "PREVIEW20", uses: 5, used: 0 }],
      batches: [{ id: batch, prefix: "VIP", count: 2_500, used: 0 }],
    });
  });

  test("[PM-07] the simulator says which promotions apply to a cart, and why each other one does not", async () => {
    const code = `TRY-${Date.now()}`;
    const [draft, running, french] = [
      await create({ combines: "all" }),
      await create({
        trigger: "automatic",
        startsAt: null,
        combines: "all",
        effect: { kind: "amount", of: "order", amounts: { EUR: 10_000 } },
        conditions: {},
      }),
      await create({ trigger: "automatic", startsAt: null, conditions: { countries: ["FR"] } }),
    ];
    await request("POST", `/${draft}/codes`, { code });
    for (const id of [running, french]) await request("PUT", `/${id}/state`, { state: "active" });
    const cart = {
      lines: [{ item: "v1-0", quantity: 2 }, { item: "p2" }, { item: "gone" }],
      country: "DE",
      codes: [code, "NOPE"],
    };
    const simulated = await answer("POST", "/simulate", { ...cart, at: "2026-11-21T10:00:00Z", asActive: draft });
    // Two for 101 and one for 102 euros: 20 % of each piece, then 10 euros.
    expect(simulated).toMatchObject({ currency: "EUR", subtotal: 304_000, total: 233_200, unknown: ["gone"] });
    expect(simulated.discounts.applied).toMatchObject(
      [{ amount: 10_000 }, { amount: 60_800, code }].toSorted((one, other) =>
        ("code" in one ? draft : running) < ("code" in other ? draft : running) ? -1 : 1,
      ),
    );
    const reasons = Object.fromEntries(
      simulated.discounts.refused.map(({ promotionId, reasons: why }: Record<string, unknown>) => [promotionId, why]),
    );
    expect(reasons[french]).toEqual([{ kind: "country", countries: ["FR"], text: "Only for delivery to France." }]);
    expect(simulated.discounts.codes[1]).toMatchObject({
      kind: "refused",
      reasons: [{ kind: "unknown-code", text: "No promotion has this code." }],
    });
    const earlier = await answer("POST", "/simulate", { ...cart, at: "2026-11-18T10:00:00Z", asActive: draft });
    expect(earlier.discounts.codes[0].reasons).toEqual([
      { kind: "not-started", startsAt: "2026-11-20T08:00:00.000Z", text: "It starts on 2026-11-20, 08:00." },
    ]);
    expect((await request("POST", "/simulate", { lines: [], country: "Q" })).status).toBe(400);
  });
});
