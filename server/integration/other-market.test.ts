// Delivery to a country with other prices, over HTTP and without scripts: offered, compared, and switched to with bag and form.

import { beforeAll, expect, test } from "vitest";
import { importFeed } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

const rows = [
  feedRow(4, 0, { inventory_quantity: 5, www_usd_price_f: 480, eu_eur_price_f: 420, uk_gbp_price_f: 390 }),
  // Not sold in euros.
  (({ eu_eur_price_f: _euros, ...row }) => row)(feedRow(8, 0, { inventory_quantity: 5, www_usd_price_f: 100 })),
];

const TYPED = {
  firstName: "Noor",
  lastName: "Haddad",
  line1: "Torstraße 140",
  postalCode: "10119",
  city: "Berlin",
  phone: "+49 30 555 0134",
  same: "yes",
};

onDatabase("delivery to another market", (database) => {
  let shop: TestingShop;
  let cookie = "";
  beforeAll(async () => {
    await importFeed(
      database.current,
      rows.map((row) => `${JSON.stringify(row)}\n`),
      { source: "test" },
    );
    shop = await openTestingShop(database.current);
    return () => shop.close();
  });

  const send = (path: string, form: Readonly<Record<string, string>>) =>
    shop.app.request(TESTING_ORIGIN + path, {
      method: "POST",
      headers: { cookie, origin: TESTING_ORIGIN, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(form).toString(),
    });
  /** A guest on International with these in the bag, at the address. */
  const start = async (...variants: readonly string[]) => {
    cookie = "";
    for (const variantId of variants) {
      const added = await send("/cart", { intent: "add", variantId });
      cookie ||= added.headers
        .getSetCookie()
        .map((one) => one.split(";")[0])
        .join("; ");
    }
    await send("/checkout", { form: "contact", email: "noor@example.com" });
  };
  const ask = async (query: string) => {
    const headers = { "content-type": "application/json", origin: TESTING_ORIGIN, cookie };
    const body = JSON.stringify({ query });
    return (await (await shop.app.request(`${TESTING_ORIGIN}/graphql`, { method: "POST", headers, body })).json()).data;
  };

  test("[SF-02] every country that any market sells to can be chosen on International", async () => {
    await start("v4-0");
    const page = await (
      await shop.app.request(`${TESTING_ORIGIN}/checkout?step=address`, { headers: { cookie } })
    ).text();
    const [delivery = ""] = page.split("billing.");
    for (const country of ["DE", "FR", "IT", "ES", "GB", "US", "JP", "CN"])
      expect(delivery, country).toContain(`<option value="${country}">`);
  });

  test("a province named like a property of every object is not known, and breaks nothing", async () => {
    await start("v4-0");
    for (const region of ["constructor", "__proto__", "toString"]) {
      const form = { ...TYPED, form: "address-country", country: "CN", region };
      expect((await send("/checkout?step=address", form)).status, region).toBe(200);
      const page = await shop.app.request(`${TESTING_ORIGIN}/pages/${region}`);
      expect(page.status, region).toBe(404);
    }
  });

  test("[SF-02] another market says what changes, and what is not sold there", async () => {
    await start("v4-0");
    const chosen = await send("/checkout?step=address", { ...TYPED, form: "address-country", country: "DE" });
    const offer = await chosen.text();
    expect(chosen.status).toBe(200);
    expect(offer).toContain("Switch to Germany");
    expect(offer).toContain("Your bag is €420 instead of $480.");
    expect(offer).toContain("Prices include VAT.");
    expect(offer).toContain("Standard delivery (2 to 4 working days): Complimentary");
    expect(offer).toContain("You have 30 days to return items instead of 21.");
    expect(offer).not.toContain("Not sold in");
    await start("v4-0", "v8-0");
    const refused = await send("/checkout?step=address", { ...TYPED, form: "address", country: "DE" });
    expect(refused.status).toBe(422);
    const again = await refused.text();
    expect(again).toContain("Prices in Germany are different, and in EUR.");
    expect(again).toMatch(/Not sold in Germany: [^.]+\./);
    expect(again).toContain('value="Torstraße 140"');
  });

  test("[SF-02] a country at the same prices needs no other market", async () => {
    await start("v4-0");
    const chosen = await send("/checkout?step=address", { ...TYPED, form: "address-country", country: "JP" });
    expect(await chosen.text()).not.toContain("Switch to");
  });

  test("[SF-02] switching keeps the bag, the form and the language, and totals are those of the market", async () => {
    await start("v4-0");
    const actionAt = async (path: string) => {
      const page = await (await send(path, { ...TYPED, form: "address-country", country: "DE" })).text();
      return /formAction="(\/choose[^"]+)"/i.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
    };
    // A wallet that was chosen in the bag stays chosen.
    const withWallet = await send(await actionAt("/checkout?method=paypal"), TYPED);
    expect(withWallet.headers.get("location")).toBe("/de/checkout?step=address&method=paypal");
    const action = await actionAt("/checkout");
    const form = { ...TYPED, form: "address-country", country: "DE" };
    const switched = await send(action, form);
    // The browser repeats the form at the new address.
    expect([switched.status, switched.headers.get("location")]).toEqual([307, "/de/checkout?step=address"]);
    const stored = switched.headers.getSetCookie().map((one) => one.split(";")[0]);
    expect(stored).toEqual(["__Host-country=de", "__Host-language=en"]);
    cookie = [cookie, ...stored].join("; ");
    const there = await send("/de/checkout?step=address", form);
    const text = await there.text();
    expect(there.status).toBe(200);
    for (const kept of ["Torstraße 140", "10119", "Berlin", "noor@example.com", "€420"]) expect(text).toContain(kept);
    expect(text).toContain('<html lang="en');
    expect(text).not.toContain("Switch to");
    const saved = await send("/de/checkout?step=address", { ...TYPED, form: "address", country: "DE" });
    expect([saved.status, saved.headers.get("location")]).toEqual([303, "/de/checkout?step=delivery"]);
    const totals = await ask(`query @inContext(market: "de") { checkout {
      ... on Checkout { delivery { city } totals { subtotal { amount } currencyCode } } } }`);
    expect(totals.checkout).toEqual({
      delivery: { city: "Berlin" },
      totals: { subtotal: { amount: "420.00" }, currencyCode: "EUR" },
    });
  });

  test("[SF-02] the API names the market to use", async () => {
    await start("v4-0");
    const query = (market: string) => `mutation @inContext(market: "${market}") { saveCheckoutAddresses(delivery: {
      country: "GB", firstName: "Noor", lastName: "Haddad", line1: "12 Savile Row", city: "London",
      postalCode: "W1S 3PF", phone: "+44 20 7946 0958" }) {
      __typename ... on OtherMarket { message market { code currencyCode } } } }`;
    expect((await ask(query("www"))).saveCheckoutAddresses).toEqual({
      __typename: "OtherMarket",
      message: 'Prices in the United Kingdom are in GBP. Repeat the operation with @inContext(market: "gb").',
      market: { code: "gb", currencyCode: "GBP" },
    });
    expect((await ask(query("gb"))).saveCheckoutAddresses.__typename).toBe("Checkout");
  });
});
