// The console's import of a table that the shop does not know, over HTTP.

import { beforeAll, expect, test, vi } from "vitest";
import { findImport, importFeed } from "#commerce/products";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { joinStaff } from "../../commerce/staff/testing-staff.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "../integration/testing-shop.ts";

const SCREEN = "/console/products/import";
const FILE = [
  "Artikelbezeichnung;Hersteller;Farbe;Größe;Verkaufspreis;Bestand;EAN;Leistenweite",
  "Loden Janker;Alm & Co;Grau;38;249,00;3;4006381333931;weit",
  "Loden Janker;Alm & Co;Grau;40;249,00;2;4006381333948;eng",
].join("\n");

onDatabase("imports of tables in the console", (database) => {
  let shop: TestingShop;
  let token = "";

  beforeAll(async () => {
    // Prices in one currency, which is not that of the home market.
    const euros = Object.fromEntries(Object.entries(feedRow(1, 0)).filter(([name]) => !name.includes("_price_")));
    await importFeed(database.current, [JSON.stringify({ ...euros, eu_eur_price_f: 90 })], { source: "test" });
    token = (await joinStaff(testingAccounts(database.current), "owner@example.com", "owner")).token;
    shop = await openTestingShop(database.current);
    return () => shop.close();
  });

  const headers = () => ({
    "sec-fetch-site": "same-origin",
    origin: TESTING_ORIGIN,
    cookie: `__Host-console=${token}`,
  });
  const page = async (path: string) =>
    (await (await shop.app.request(TESTING_ORIGIN + path, { headers: headers() })).text()).replaceAll("<!-- -->", "");
  const send = async (path: string, fields: Readonly<Record<string, string | File>>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const accept = "application/vnd.vitrine.data+json";
    return shop.app.request(TESTING_ORIGIN + path, { method: "POST", headers: { ...headers(), accept }, body });
  };
  const upload = async (file: string) => {
    const bytes = Buffer.from(file);
    const begin = { intent: "begin", name: "trachten.csv", bytes: String(bytes.length), currency: "EUR" };
    const [, id = ""] = /"id":"([\da-f-]{36})"/.exec(await (await send(SCREEN, begin)).text()) ?? [];
    await send(SCREEN, { intent: "part", id, at: "0", part: new File([bytes], "part") });
    return id;
  };
  const ended = async (id: string) => {
    await vi.waitFor(async () => expect((await findImport(database.current, id))?.state).not.toMatch(/ing$/), 20_000);
    return (await findImport(database.current, id))!;
  };
  const chosenIn = (html: string): Readonly<Record<string, string>> =>
    Object.fromEntries(
      [...html.matchAll(/<select[^>]*name="column-(\w+)"[^>]*>(.*?)<\/select>/gs)].map(
        ([, field = "", options = ""]) => [field, /<option value="([^"]*)" selected="">/.exec(options)?.[1] ?? ""],
      ),
    );

  test("[CN-06] [OC-10] a table of unknown columns is mapped by selects, with obvious columns already chosen", async () => {
    const id = await upload(FILE);
    expect((await ended(id)).state).toBe("failed");
    const unknown = await page(`${SCREEN}/${id}`);
    expect(unknown).toContain("The shop does not know this kind of table.");
    expect(unknown).toContain("Verkaufspreis · 249,00</option>");
    const chosen = chosenIn(unknown);
    expect(chosen).toMatchObject({
      title: "Artikelbezeichnung",
      designer: "Hersteller",
      colour: "Farbe",
      size: "Größe",
      price: "Verkaufspreis",
      quantity: "Bestand",
      barcode: "EAN",
      sku: "",
      handle: "",
    });
    const columns = Object.fromEntries(Object.entries(chosen).map(([field, name]) => [`column-${field}`, name]));
    const check = { intent: "check", currency: "EUR", department: "women", ...columns };

    const untitled = await send(`${SCREEN}/${id}`, { ...check, "column-title": "" });
    expect([untitled.status, await untitled.text()]).toEqual([
      422,
      expect.stringContaining("Columns of your file: needs at least title and price."),
    ]);
    const notJson = await send(`${SCREEN}/${id}`, { ...check, map: "{" });
    expect(await notJson.text()).toContain("Columns of your file: is not JSON.");

    await send(`${SCREEN}/${id}`, { ...check, map: '{"options": {"Width": "Leistenweite"}}' });
    const checked = await ended(id);
    expect([checked.state, checked.report?.outcome]).toMatchObject(["checked", { products: 1, variants: 2 }]);
    expect(JSON.parse(checked.options["map"]!)).toMatchObject({
      title: "Artikelbezeichnung",
      options: { Width: "Leistenweite" },
    });
    const again = await page(`${SCREEN}/${id}`);
    expect(chosenIn(again)).toEqual(chosen);
    expect(again).toContain("{&quot;options&quot;:{&quot;Width&quot;:&quot;Leistenweite&quot;}}");
  });

  test("[CN-06] the currency of a catalogue with prices in one currency is preset", async () => {
    expect(await page(SCREEN)).toMatch(/<option selected="">EUR<\/option>/);
  });

  test("a link below the currencies leads to the price lists, where others are added [CN-06]", async () => {
    const screen = (await page(SCREEN)).replaceAll("<!-- -->", "");
    expect(screen).toMatch(
      /Your currency is not here\? <a href="\/console\/settings\/price-lists"[^>]*>Add a price list for it\.<\/a>/u,
    );
  });
});
