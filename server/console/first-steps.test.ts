// A shop without products: what its owner finds in the console, and what visitors see.

import { beforeAll, expect, test } from "vitest";
import { importContent } from "#commerce/content";
import { importFeed } from "#commerce/products";
import { changeSetting, DELIVERY, FACTS, INSIGHTS, writeSetting } from "#commerce/settings";
import type { Role } from "#commerce/staff";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { joinStaff } from "../../commerce/staff/testing-staff.ts";
import { openTestingShop, TESTING_ORIGIN } from "../integration/testing-shop.ts";

onDatabase("a shop without products", (database) => {
  const tokens = new Map<Role, string>();

  beforeAll(async () => {
    const accounts = testingAccounts(database.current);
    await importContent(database.current, { shop: { id: "vitrine", slug: "vitrine" } });
    for (const role of ["owner", "merchandiser"] as const)
      tokens.set(role, (await joinStaff(accounts, `${role}@example.com`, role)).token);
  });

  /** The page of a shop that has just started, so that nothing is cached. */
  const pages = async (...wanted: readonly { path: string; role?: Role; language?: string }[]) => {
    const shop = await openTestingShop(database.current);
    try {
      const texts: string[] = [];
      for (const { path, role, language = "en" } of wanted) {
        const cookie = `${role ? `__Host-console=${tokens.get(role)}; ` : ""}language=${language}`;
        texts.push(await (await shop.app.request(TESTING_ORIGIN + path, { headers: { cookie } })).text());
      }
      return texts;
    } finally {
      await shop.close();
    }
  };
  const TODAY = { path: "/console", role: "owner" } as const;
  const stepsIn = (page: string) => [...page.matchAll(/>(Done|To do)</g)].map(([, state]) => state);

  test("[CN-01] an owner finds the first steps until they are done or hidden", async () => {
    const [before = "", theirs = ""] = await pages(TODAY, { path: "/console", role: "merchandiser" });
    expect(before).toContain("First steps");
    for (const href of [
      "products/import",
      "products/new",
      "settings/facts",
      "settings/delivery",
      "settings/payments",
      "settings/insights",
    ])
      expect(before).toContain(`href="/console/${href}"`);
    expect(stepsIn(before)).toEqual(["To do", "To do", "To do", "To do", "To do", "To do"]);
    expect(theirs).not.toContain("First steps");

    await writeSetting(database.current.sql, DELIVERY, DELIVERY.initial, new Date());
    await writeSetting(database.current.sql, INSIGHTS, { timeZone: "Europe/Berlin" }, new Date());
    const named = { ...FACTS.initial, name: "Ondine", company: "Ondine GmbH" };
    await changeSetting(database.current, FACTS, named);
    expect(stepsIn((await pages(TODAY))[0]!)).toEqual(["To do", "To do", "Done", "To do", "Done", "To do"]);
    await changeSetting(database.current, FACTS, { ...named, address: "Torstraße 1, 10119 Berlin" });
    expect(stepsIn((await pages(TODAY))[0]!)).toEqual(["To do", "Done", "Done", "To do", "Done", "To do"]);

    const shop = await openTestingShop(database.current);
    const ask = (init: RequestInit, cookie = "") =>
      shop.app.request(`${TESTING_ORIGIN}/console?index`, {
        ...init,
        headers: {
          "sec-fetch-site": "same-origin",
          origin: TESTING_ORIGIN,
          cookie: `__Host-console=${tokens.get("owner")}; ${cookie}`,
        },
      });
    const hidden = await ask({ method: "POST", body: new URLSearchParams({ intent: "hide-steps" }) });
    expect([hidden.status, hidden.headers.get("location")]).toEqual([302, "/console"]);
    const cookie = /^__Host-console-steps=[^;]+/.exec(hidden.headers.get("set-cookie") ?? "")?.[0];
    expect(await (await ask({}, cookie)).text()).not.toContain("First steps");
    expect(await (await ask({})).text()).toContain("First steps");
    await shop.close();
  });

  test("[TG-04] visitors read that the shop is being set up, and are offered no department until it has products", async () => {
    const [home = "", german = "", missing = ""] = await pages(
      { path: "/" },
      { path: "/", language: "de" },
      { path: "/us/nowhere/at/all" },
    );
    expect(home).toContain("Ondine is being set up. Please come back soon.");
    expect(german).toContain("Ondine wird gerade eingerichtet.");
    expect(missing).toContain("Page not found");
    expect(missing).not.toMatch(/collections\/(?:women|men|kids|sale|new-arrivals)/);

    await importFeed(database.current, [JSON.stringify(feedRow(1, 0, { inventory_quantity: 2 }))], { source: "test" });
    const [open = "", today = "", gone = ""] = await pages({ path: "/" }, TODAY, { path: "/us/nowhere/at/all" });
    expect(open).not.toContain("being set up");
    expect(stepsIn(today)[0]).toBe("Done");
    const main = gone.slice(gone.indexOf("<main"), gone.indexOf("</main>"));
    expect(main).toContain('href="/us/collections/new-arrivals"');
    expect(main).not.toContain("/collections/kids");
  });
});
