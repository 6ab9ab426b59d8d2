// The console's screens for people: what staff do there changes the shop, once, and under their name.

import { beforeAll, expect, test } from "vitest";
import { searchAudit } from "#commerce/audit";
import { importContent } from "#commerce/content";
import { importFeed } from "#commerce/products";
import { addSeedReviews } from "#commerce/reviews";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/feed-fixture.ts";
import { joinStaff } from "../../commerce/staff/testing-staff.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "../integration/testing-shop.ts";

const REVIEW = "6f1c2a52-5d4e-4b52-9a0e-2f6d8a1f0001";
const TEXT = "Soft, dense and beautifully cut.";

onDatabase("console care", (database) => {
  const tokens = { owner: "", "client-care": "", warehouse: "" };
  let shop: TestingShop;

  beforeAll(async () => {
    const accounts = testingAccounts(database.current);
    await importFeed(database.current, [JSON.stringify(feedRow(4, 0, { inventory_quantity: 2 }))], { source: "test" });
    await importContent(database.current, { shop: { id: "vitrine", name: "Shop", slug: "shop" }, sections: [] });
    for (const role of ["owner", "client-care", "warehouse"] as const) {
      tokens[role] = (await joinStaff(accounts, `${role}@example.com`, role)).token;
    }
    await addSeedReviews(database.current, "vitrine", [
      {
        id: REVIEW,
        productId: "p4",
        author: "Ana",
        rating: 4,
        title: "Worth it",
        text: TEXT,
        fit: 0,
        size: "M",
        helpful: 0,
        createdAt: new Date("2026-11-01T10:00:00Z"),
      },
    ]);
    shop = await openTestingShop(database.current);
    return () => shop.close();
  });

  const get = async (path: string, role?: keyof typeof tokens) =>
    shop.app.request(TESTING_ORIGIN + path, { headers: role ? { cookie: `__Host-console=${tokens[role]}` } : {} });
  const post = async (path: string, role: keyof typeof tokens, fields: Record<string, string>) =>
    shop.app.request(TESTING_ORIGIN + path, {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin", origin: TESTING_ORIGIN, cookie: `__Host-console=${tokens[role]}` },
      body: new URLSearchParams(fields),
    });
  const text = async (path: string, role?: keyof typeof tokens) => (await get(path, role)).text();

  test("[CN-09] a hidden review leaves the shop's pages, with one entry in the audit, and comes back", async () => {
    const product = "/products/product-4";
    expect(await text(product)).toContain(TEXT);
    const list = await text("/console/reviews", "client-care");
    for (const shown of [TEXT, "4 of 5 stars", "Ana", `href="${product}"`]) expect(list).toContain(shown);
    expect(await text("/console/reviews?view=hidden", "client-care")).not.toContain(TEXT);

    const hidden = await post("/console/reviews", "client-care", { intent: "hide", review: REVIEW });
    expect([hidden.status, await hidden.text()]).toEqual([200, expect.stringContaining("The review is hidden.")]);
    await post("/console/reviews", "client-care", { intent: "hide", review: REVIEW });
    expect(await text(product)).not.toContain(TEXT);
    expect(await text("/console/reviews?view=hidden", "client-care")).toContain(TEXT);
    const { entries } = await searchAudit(database.current, { subject: { kind: "review", id: REVIEW } });
    expect(entries).toMatchObject([
      { operation: "hide-review", operatorName: "client-care", after: { state: "hidden" } },
    ]);

    expect((await post("/console/reviews", "client-care", { intent: "show", review: REVIEW })).status).toBe(200);
    expect(await text(product)).toContain(TEXT);
  });

  test("[CN-09] an unknown review is refused, and so is a role that may not hide any", async () => {
    const unknown = await post("/console/reviews", "client-care", { intent: "hide", review: "none" });
    expect(unknown.status).toBe(422);
    expect((await post("/console/reviews", "warehouse", { intent: "hide", review: REVIEW })).status).toBe(403);
    expect(await text("/products/product-4")).toContain(TEXT);
  });
});
