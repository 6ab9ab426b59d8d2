// The wishlist's forms over HTTP, for guests without JavaScript.

import { DEFAULT_TAXONOMY } from "#catalogue";
import { Hono } from "hono";
import { beforeAll, expect, test } from "vitest";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { WISHLIST_LIMIT } from "#commerce/wishlist";
import { GUEST_LIST_LIMIT } from "../../commerce/wishlist/rules.ts";
import { wishlistItemTable, wishlistTable } from "../../commerce/wishlist/tables.ts";
import { productIds, SHOP, stockShop } from "../../commerce/wishlist/testing-wishlists.ts";
import { DATA_MEDIA_TYPE, type Payload } from "#storefront/framework/protocol.ts";
import { createApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { createLog } from "../observability/log.ts";
import { createMetrics } from "../observability/metrics.ts";
import { testOrderServices } from "../../commerce/checkout/testing-order-services.ts";
import { initialSettings } from "../../commerce/settings/testing-settings.ts";

const never = (): never => {
  throw new Error("not asked in this test");
};

/** Credentials of a list that does not exist. */
const GONE = `wishlist=00000000-0000-4000-8000-000000000000.${"A".repeat(43)}`;

onDatabase("the wishlist's forms", (database) => {
  let app: ReturnType<typeof createApp>;
  beforeAll(async () => {
    await stockShop(database.current, WISHLIST_LIMIT + 1);
    app = createApp({
      config: readConfig({ TRUSTED_PROXIES: "1" }),
      log: createLog("silent", false),
      shop: {
        id: SHOP,
        database: database.current,
        taxonomy: DEFAULT_TAXONOMY,
        setting: initialSettings,
        search: { search: never, status: never, close: never },
        accounts: testingAccounts(database.current),
        orderServices: testOrderServices(database.current),
      },
      assets: { head: () => "" },
      health: { ping: never, isStopping: () => false, metrics: createMetrics(), metricsToken: undefined },
      media: new Hono(),
      apis: [],
      admin: new Hono(),
    });
  });

  const add = (product: string, network: string) =>
    app.request("/wishlist", {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: "http://localhost",
        "x-forwarded-for": network,
      },
      body: new URLSearchParams({ intent: "add", product }).toString(),
    });

  test("an item that cannot be saved creates no list [WL-02]", async () => {
    const refused = await add("p9001", "192.0.2.1");
    expect([refused.status, refused.headers.get("set-cookie")]).toEqual([409, null]);
    expect(await refused.text()).toContain("We could not save this");
    expect(await database.current.sql.$count(wishlistTable)).toBe(0);
  });

  test("a network that created too many lists gets an error [WL-08]", async () => {
    for (let made = 0; made < GUEST_LIST_LIMIT.max; made += 1) {
      const taken = await add("p1", "192.0.2.2");
      expect([taken.status, taken.headers.get("location")]).toEqual([303, "/wishlist"]);
    }
    const refused = await add("p1", "192.0.2.2");
    expect([refused.status, refused.headers.get("set-cookie")]).toEqual([429, null]);
    expect(await refused.text()).toContain("Too many new lists from your network.");
    expect((await add("p1", "192.0.2.3")).status).toBe(303);
  });

  const ask = (fields: Record<string, string>, { network = "192.0.2.9", cookie = "" } = {}) =>
    app.request("/wishlist", {
      method: "POST",
      headers: {
        accept: `${DATA_MEDIA_TYPE};routes=wishlist`,
        "content-type": "application/x-www-form-urlencoded",
        origin: "http://localhost",
        "x-forwarded-for": network,
        cookie,
      },
      body: new URLSearchParams({ account: "", ...fields }).toString(),
    });
  const answerOf = async (response: Response) => ((await response.json()) as Payload).actionData?.["wishlist"];
  const cookieFrom = (response: Response) => response.headers.get("set-cookie")?.split(";")[0] ?? "";

  test("a button's first save starts a list and brings its cookie; the list is read, changed and forgotten [WL-01] [WL-02] [WL-04]", async () => {
    const first = await ask({ intent: "add", product: "p1" });
    expect([first.status, await answerOf(first)]).toEqual([200, { kind: "saved" }]);
    expect(first.headers.get("set-cookie")).toMatch(/^wishlist=[\da-f-]{36}\.[\w-]{43}; .*HttpOnly/);
    const cookie = cookieFrom(first);
    const second = await ask({ intent: "add", product: "p2" }, { cookie });
    expect([await answerOf(second), second.headers.get("set-cookie")]).toEqual([{ kind: "saved" }, null]);
    expect(await answerOf(await ask({ intent: "sync" }, { cookie }))).toEqual({
      kind: "list",
      productIds: ["p2", "p1"],
    });
    expect(await answerOf(await ask({ intent: "remove", product: "p2" }, { cookie }))).toEqual({ kind: "removed" });
    expect(await answerOf(await ask({ intent: "sync" }, { cookie }))).toEqual({ kind: "list", productIds: ["p1"] });
    const replaced = await ask({ intent: "add", product: "p1" }, { cookie: GONE });
    expect(await answerOf(replaced)).toEqual({ kind: "saved" });
    expect(cookieFrom(replaced)).not.toContain("AAAA");
    expect(cookieFrom(replaced)).toMatch(/^wishlist=./);
  });

  test("the filters of a list name seasons in words [WL-05]", async () => {
    const cookie = cookieFrom(await ask({ intent: "add", product: "p1" }));
    const page = await (await app.request("/wishlist", { headers: { cookie } })).text();
    const filters = /<nav [^>]*aria-label="Filter by".*?<\/nav>/s.exec(page)?.[0];
    expect(filters).toContain("Autumn–winter 2026");
    expect(filters).not.toContain("FW26<");
  });

  test("a sync removes the cookie of a list that is gone, and no other [WL-04]", async () => {
    const gone = await ask({ intent: "sync" }, { cookie: GONE });
    expect(await answerOf(gone)).toEqual({ kind: "list", productIds: [] });
    expect(gone.headers.get("set-cookie")).toMatch(/^wishlist=; .*Max-Age=0;/);
    const cookie = cookieFrom(await ask({ intent: "add", product: "p1" }));
    for (const kept of [cookie, ""]) {
      expect((await ask({ intent: "sync" }, { cookie: kept })).headers.get("set-cookie")).toBeNull();
    }
  });

  test("a button hears why a product was not saved, and changes no list of another visitor [WL-01] [WL-07] [WL-08]", async () => {
    const unknown = await ask({ intent: "add", product: "p9001" });
    expect([unknown.status, await answerOf(unknown)]).toMatchObject([409, { kind: "failed", reason: "refused" }]);
    const cookie = cookieFrom(await ask({ intent: "add", product: "p1" }));
    const [, wishlistId = ""] = /wishlist=([\da-f-]{36})/.exec(cookie) ?? [];
    await database.current.sql
      .insert(wishlistItemTable)
      .values(productIds(WISHLIST_LIMIT - 1, 3).map((productId) => ({ wishlistId, productId })));
    const full = await ask({ intent: "add", product: "p2" }, { cookie });
    expect([full.status, await answerOf(full)]).toMatchObject([409, { kind: "failed", reason: "full" }]);
    // The document was rendered for an account whose session has ended since.
    const stale = await ask({ intent: "remove", product: "p1", account: "someone" }, { cookie });
    expect([stale.status, await answerOf(stale)]).toMatchObject([409, { kind: "failed", reason: "refused" }]);
    const late = await ask({ intent: "sync", account: "someone" }, { cookie });
    expect([late.status, await answerOf(late)]).toMatchObject([200, { kind: "failed" }]);
    const list = await answerOf(await ask({ intent: "sync" }, { cookie }));
    expect(list).toMatchObject({ kind: "list", productIds: expect.arrayContaining(["p1", "p500"]) });
  });
});
