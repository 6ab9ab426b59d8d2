// The wishlist's forms over HTTP, as a guest without JavaScript sends them.

import { Hono } from "hono";
import { beforeAll, expect, test } from "vitest";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { GUEST_LISTS } from "../../commerce/wishlist/rules.ts";
import { wishlistTable } from "../../commerce/wishlist/tables.ts";
import { SHOP, stockShop } from "../../commerce/wishlist/testing-wishlists.ts";
import { createApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { createLog } from "../observability/log.ts";
import { createMetrics } from "../observability/metrics.ts";
import { testBuying } from "../../commerce/checkout/testing-buying.ts";

const never = (): never => {
  throw new Error("not asked in this test");
};

onDatabase("the wishlist's forms", (database) => {
  let app: ReturnType<typeof createApp>;
  beforeAll(async () => {
    await stockShop(database.current, 3);
    app = createApp({
      config: readConfig({ TRUSTED_PROXIES: "1" }),
      log: createLog("silent", false),
      shop: {
        id: SHOP,
        database: database.current,
        search: { search: never, apply: never, replace: never, status: never, close: never },
        accounts: testingAccounts(database.current),
        buying: testBuying(database.current),
      },
      assets: { head: () => "", script: () => "" },
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

  test("what cannot be saved begins no list [WL-02]", async () => {
    const refused = await add("p9001", "192.0.2.1");
    expect([refused.status, refused.headers.get("set-cookie")]).toEqual([409, null]);
    expect(await refused.text()).toContain("That could not be saved");
    expect(await database.current.sql.$count(wishlistTable)).toBe(0);
  });

  test("guests of a network that began too many lists are told so [WL-08]", async () => {
    for (let made = 0; made < GUEST_LISTS.max; made += 1) {
      const taken = await add("p1", "192.0.2.2");
      expect([taken.status, taken.headers.get("location")]).toEqual([303, "/wishlist"]);
    }
    const refused = await add("p1", "192.0.2.2");
    expect([refused.status, refused.headers.get("set-cookie")]).toEqual([429, null]);
    expect(await refused.text()).toContain("Too many lists were begun from your network.");
    expect((await add("p1", "192.0.2.3")).status).toBe(303);
  });
});
