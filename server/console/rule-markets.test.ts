// Rules of a shop that sells to two countries, in the console.

import { beforeAll, expect, test } from "vitest";
import { findRule } from "#commerce/merchandising";
import { MARKETS } from "#commerce/settings";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { openTestShop, testOrderServices } from "../../commerce/checkout/testing-order-services.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { joinStaff } from "../../commerce/staff/testing-staff.ts";
import { testConsole, type TestConsole } from "./testing-console.ts";

const RULE = { name: "For women", scope: "listing", path: "/collections/women" };

onDatabase("rules of a shop in Poland", (database) => {
  let console: TestConsole;
  let editor: string;

  beforeAll(async () => {
    await openTestShop(database.current, 1, 1);
    const sold = { countries: ["CZ", "PL"], home: "pl" };
    const services = testOrderServices(database.current, {
      setting: (one) => one.schema.parse(one.name === MARKETS.name ? sold : one.initial),
    });
    const accounts = testingAccounts(database.current);
    console = testConsole(accounts, services);
    editor = (await joinStaff(accounts, "editor@example.com", "editor")).token;
  });

  test("[MD-05] a rule is tried in the markets that the shop sells to, at first in its own or at home", async () => {
    const path = (await console.post("/console/listings", { intent: "create", ...RULE }, editor)).headers.get(
      "location",
    )!;
    const read = async (query = "") => (await console.get(path + query, editor)).text();
    const page = await read();
    expect(page).toMatch(/<datalist[^>]*>.*<option value="Coats">/s);
    expect(page).toContain(
      '<option value="pl" selected="">Poland</option><option value="cz">Czechia</option></select>',
    );
    expect(page).toContain('"address":"/collections/women"');
    for (const query of ["?market=cz", "?market=www"]) {
      expect(await read(query)).toContain(`"address":"${query === "?market=cz" ? "/cz" : ""}/collections/women"`);
    }
    const details = { intent: "save", version: "1", base: "{}", priority: "50", ...RULE };
    expect((await console.post(path, { ...details, "markets[]": ["cz", ""] }, editor)).status).toBe(200);
    expect((await findRule(database.current, path.split("/").at(-1)!))?.draft?.markets).toEqual(["cz"]);
    const saved = await read();
    expect(saved).toContain('"address":"/cz/collections/women"');
    expect(saved).toMatch(/name="markets\[\]" value="cz"\/>Czechia</);
  });

  test("[MD-05] what is wrong with a rule is said in sentences", async () => {
    const refused = await console.post("/console/listings", { intent: "create", ...RULE, path: "" }, editor);
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining("Must be the address of a listing, such as /collections/women."),
    ]);
  });
});
