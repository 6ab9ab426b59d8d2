// Addresses of orders over HTTP: saved with the account if the shopper says so, offered at the next checkout, and kept by guests who
// register.

import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { importFeed } from "#commerce/products";
import { takeMails, tokenIn } from "../../commerce/accounts/testing-mails.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { LYON, testingBrowser } from "./testing-browser.ts";
import { openTestingShop, type TestingShop } from "./testing-shop.ts";

const PASSWORD = "correct horse battery";
onDatabase("saved addresses", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    const row = feedRow(4, 0, { inventory_quantity: 50, eu_eur_price_f: 420 });
    await importFeed(database.current, [JSON.stringify(row)], { source: "test" });
    shop = await openTestingShop(database.current);
    return () => shop.close();
  });

  const { request, send, ask, become } = testingBrowser(() => shop);
  const page = async (path: string) => (await request(path)).text();
  const requestAccount = async (email: string) => {
    await takeMails(database.current);
    await ask(`mutation { register(email: "${email}", password: "${PASSWORD}") { __typename } }`);
    const [mail] = await takeMails(database.current);
    return tokenIn(mail?.text);
  };
  const register = async (email: string) =>
    void (await send(`/login?confirm=${await requestAccount(email)}`, { form: "confirm", password: PASSWORD }));
  const fill = () => send("/fr/cart", { intent: "add", variantId: "v4-0" });
  const pay = async () => {
    await send("/fr/checkout", { form: "delivery", method: "standard" });
    const { placeOrder } = await ask(`mutation @inContext(market: "fr") { placeOrder(
      idempotencyKey: "${randomUUID()}", expectedTotal: 420, expectedDue: 420, method: CARD,
      card: { number: "4242424242424242", expiry: "12/39", code: "123" }) { __typename ... on OrderPlaced { orderId token } } }`);
    expect(placeOrder.__typename).toBe("OrderPlaced");
    return placeOrder as { readonly orderId: string; readonly token: string };
  };
  const saved = async () =>
    (await ask("{ account { savesAddresses addresses { line1 isDefault } } }")).account as {
      savesAddresses: boolean;
      addresses: { line1: string; isDefault: boolean }[];
    };
  const box = async () => /<input[^>]*name="save"[^>]*>/.exec(await page("/fr/checkout?step=address"))?.[0];

  test("[SF-09] the address of an order is saved once, if the box says so, and offered next time", async () => {
    become("");
    await register("ana@example.com");
    await fill();
    expect(await box()).toContain("checked");
    await send("/fr/checkout", { ...LYON, line1: "1 rue sans suite", save: "yes" });
    await send("/fr/checkout", { ...LYON, save: "yes" });
    // Nothing is saved before the order.
    expect((await saved()).addresses).toEqual([]);
    await pay();
    expect((await saved()).addresses).toEqual([{ line1: "4 quai Saint-Antoine", isDefault: true }]);
    await fill();
    // The next checkout starts with it.
    const next = await page("/fr/checkout");
    expect(next).toContain("4 quai Saint-Antoine");
    expect(await page("/fr/checkout?step=address")).toMatch(/<input[^>]*name="kept"[^>]*checked=""/);
    const kept = /name="kept"[^>]*value="([^"]+)"/.exec(await page("/fr/checkout?step=address"))?.[1] ?? "";
    await send("/fr/checkout", { form: "address", kept, same: "yes" });
    await pay();
    expect((await saved()).addresses).toHaveLength(1);
  });

  test("[SF-09] without the box nothing is saved, and the choice is remembered", async () => {
    become("");
    await register("bo@example.com");
    await fill();
    await page("/fr/checkout");
    await send("/fr/checkout", LYON);
    await pay();
    expect(await saved()).toEqual({ savesAddresses: false, addresses: [] });
    await fill();
    expect(await box()).not.toContain("checked");
    await ask(`mutation @inContext(market: "fr") { saveCheckoutAddresses(savesAddress: true, delivery: { country: "FR",
      firstName: "Bo", lastName: "Roux", line1: "9 rue Neuve", city: "Lyon", postalCode: "69002",
      phone: "+33 4 72 00 00 00" }) { __typename } }`);
    await pay();
    expect(await saved()).toEqual({ savesAddresses: true, addresses: [{ line1: "9 rue Neuve", isDefault: true }] });
  });

  test("[SF-09] a guest who registers with the order's email address keeps its address; others see nothing of it", async () => {
    become("");
    await fill();
    await send("/fr/checkout", { form: "contact", email: "cy@example.com" });
    expect(await box()).toBeUndefined();
    await send("/fr/checkout", LYON);
    const { orderId, token } = await pay();
    become(`__Host-orders=${orderId}.${token}`);
    await register("dee@example.com");
    expect((await saved()).addresses).toEqual([]);
    become(`__Host-orders=${orderId}.${token}`);
    await register("cy@example.com");
    expect((await saved()).addresses).toEqual([{ line1: "4 quai Saint-Antoine", isDefault: true }]);
  });

  test("[SF-09] a stranger's order with another person's email address gives their account no address", async () => {
    const buyAs = async (email: string) => {
      become("");
      await fill();
      await send("/fr/checkout", { form: "contact", email });
      await send("/fr/checkout", LYON);
      return pay();
    };
    await buyAs("eve@example.com");
    become("");
    await register("eve@example.com");
    expect((await saved()).addresses).toEqual([]);
    const own = await buyAs("fay@example.com");
    await buyAs("gus@example.com");
    const confirm = async (email: string, orderToken: string) => {
      become("");
      const token = await requestAccount(email);
      await ask(`mutation { confirmRegistration(token: "${token}", password: "${PASSWORD}", orderToken: "${orderToken}") {
        __typename } }`);
      return (await saved()).addresses;
    };
    expect(await confirm("gus@example.com", own.token)).toEqual([]);
    expect(await confirm("fay@example.com", own.token)).toHaveLength(1);
  });
});
