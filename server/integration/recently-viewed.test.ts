// Recently viewed products of an account on several devices, and sharing a product without scripts, over HTTP.

import { beforeAll, expect, test } from "vitest";
import { importFeed } from "#commerce/products";
import { takeMails, tokenIn } from "../../commerce/accounts/testing-mails.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { testingBrowser } from "./testing-browser.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

const EMAIL = "ana@example.com";
const PASSWORD = "correct horse battery";
const DATA = "application/vnd.vitrine.data+json";

onDatabase("a known visitor", (database) => {
  let shop: TestingShop;
  const handles: string[] = [];
  beforeAll(async () => {
    const rows = [1, 2, 3].map((number) => feedRow(number, 0, { inventory_quantity: 5 }));
    handles.push(...rows.map((row) => String(row["handle"])));
    await importFeed(
      database.current,
      rows.map((row) => JSON.stringify(row)),
      { source: "test" },
    );
    shop = await openTestingShop(database.current);
    return () => shop.close();
  });

  /** A browser with a separate cookie jar. */
  const device = () => {
    const { request, send } = testingBrowser(() => shop, "language=en");
    const view = (list: unknown) => send("/recently-viewed", { viewed: JSON.stringify(list) }, DATA);
    const page = async () => (await request("/recently-viewed")).text();
    const shown = async () => [
      ...new Set([...(await page()).matchAll(/\/products\/([\w-]+)"/g)].map(([, one]) => one)),
    ];
    return { request, send, view, page, shown };
  };
  const signIn = async () => {
    const browser = device();
    await browser.send("/login", { form: "sign-in", email: EMAIL, password: PASSWORD });
    return browser;
  };

  test("viewed products follow the account to another device, the latest first, until they are cleared", async () => {
    const [first = "", second = "", third = ""] = handles;
    const laptop = device();
    const query = `mutation { register(email: "${EMAIL}", password: "${PASSWORD}") { __typename } }`;
    const headers = { "content-type": "application/json" };
    await takeMails(database.current);
    await laptop.request("/graphql", { method: "POST", headers, body: JSON.stringify({ query }) });
    const [mail] = await takeMails(database.current);
    await laptop.send(`/login?confirm=${tokenIn(mail?.text)}`, { form: "confirm", password: PASSWORD });
    // The guest's list joins the account's.
    expect((await laptop.view([second, first])).status).toBe(200);
    const phone = await signIn();
    expect(await phone.shown()).toEqual([second, first]);
    const answer = await phone.view([third]);
    expect(JSON.stringify(await answer.json())).toContain(JSON.stringify([third, second, first]));
    expect(await laptop.shown()).toEqual([third, second, first]);
    await laptop.view(Array.from({ length: 16 }, (_, at) => `gone-${at}`));
    expect(await phone.shown()).toEqual([]);
    await phone.view([first]);
    expect(await laptop.page()).toMatch(/<button[^>]* value="yes"[^>]* name="clear"/);
    const cleared = await laptop.send("/recently-viewed", { clear: "yes" });
    expect([cleared.status, cleared.headers.get("location")]).toEqual([303, "/recently-viewed"]);
    expect(await phone.page()).toContain("You have not viewed anything yet");
  });

  test("malformed lists are refused, and guests have none on the server", async () => {
    const browser = await signIn();
    for (const list of ["no list", [1], Array.from({ length: 17 }, () => "a"), ["a".repeat(201)]]) {
      expect((await browser.view(list)).status).toBe(422);
    }
    await browser.view(handles.slice(0, 1));
    expect((await browser.send("/recently-viewed", { other: "field" }, DATA)).status).toBe(422);
    expect(await browser.shown()).toEqual(handles.slice(0, 1));
    const guest = device();
    await guest.view(handles);
    expect(await guest.shown()).toEqual([]);
  });

  test("without scripts a product is shared by an email with its canonical address in the market", async () => {
    const html = await (await device().request(`/de/products/${handles[0]}`)).text();
    const [, href = ""] = /href="(mailto:[^"]+)"/.exec(html) ?? [];
    const body = new URL(href.replaceAll("&amp;", "&")).searchParams.get("body");
    expect(body?.split("\n")[1]).toBe(`${TESTING_ORIGIN}/de/products/${handles[0]}`);
  });
});
