// The merchant's retention periods, in the texts that name them.

import { afterAll, beforeAll, expect, test } from "vitest";
import { importFeed } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { LOCAL_TOKEN, openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

onDatabase("retention periods in texts", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    await importFeed(database.current, [JSON.stringify(feedRow(4, 0, { inventory_quantity: 0 }))], { source: "test" });
    shop = await openTestingShop(database.current);
  });
  afterAll(() => shop.close());

  const put = async (value: unknown) => {
    const headers = { authorization: `Bearer ${LOCAL_TOKEN}` };
    const body = JSON.stringify(value);
    const { status } = await shop.app.request("/admin/settings/retention", { method: "PUT", headers, body });
    expect(status).toBe(200);
  };
  const get = async (path: string, language = "en") => {
    const response = await shop.app.request(TESTING_ORIGIN + path, {
      headers: { cookie: `__Host-language=${language}` },
    });
    return (await response.text()).replaceAll("<!-- -->", "");
  };
  /** How long each row of the privacy page says. */
  const periods = async (language?: string) =>
    Object.fromEntries(
      [...(await get("/pages/privacy-cookie-policy", language)).matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ""]) => {
        const cells = [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = ""]) => cell.replaceAll(/<[^>]+>/g, ""));
        return [cells[0], cells.at(-1)];
      }),
    );

  test("[TD-08] the privacy page names the periods of the setting", async () => {
    expect(await periods()).toMatchObject({
      session: "30 days unused, 180 days at most",
      Wishlist: "with an account until it is closed, without one 400 days unused",
      "What you wrote to us about a return": "3 years",
      "Your account: email, name, addresses, a hashed password":
        "until you close the account, and 14 days more in case you come back",
    });
    await put({
      sessionDays: 7,
      guestCartDays: 60,
      guestWishlistDays: 90,
      returnNoteYears: 1,
      orderYears: 8,
      backInStockDays: 45,
      closedAccountDays: 0,
    });
    expect(await periods()).toMatchObject({
      session: "7 days unused, 180 days at most",
      Bag: "with an account until it is closed, without one 60 days unused",
      Wishlist: "with an account until it is closed, without one 90 days unused",
      "What you wrote to us about a return": "1 year",
      "Name, addresses, email, telephone, what you ordered and returned": "8 years, as tax law requires",
      "Request for an email when a size is back: your email address, the size":
        "until we have written to you, 45 days at most",
      "Your account: email, name, addresses, a hashed password": "until you close the account",
    });
    expect(await periods("de")).toMatchObject({
      Wunschliste: "mit Konto bis zu dessen Schließung, sonst 90 Tage ungenutzt",
      "Was Sie uns zu einer Rücksendung geschrieben haben": "1 Jahr",
    });
  });

  test("[TD-08] the waiting list of a sold-out product says when a request is deleted", async () => {
    await put({});
    expect(await get("/products/product-4")).toContain("We delete your request after 180 days.");
    await put({ backInStockDays: 1 });
    expect(await get("/products/product-4")).toContain("We delete your request after 1 day.");
    expect(await get("/products/product-4", "de")).toContain("Nach 1 Tag löschen wir Ihre Anfrage.");
  });
});
