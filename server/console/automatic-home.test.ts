// The automatic home page as sections to start from, over HTTP.

import { beforeAll, expect, test } from "vitest";
import { importContent, readSectionsById } from "#commerce/content";
import { importFeed } from "#commerce/products";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { mergeFields } from "../../console/framework/merge.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { testOrderServices } from "../../commerce/checkout/testing-order-services.ts";
import { joinStaff } from "../../commerce/staff/testing-staff.ts";
import type { HomeData } from "../../storefront/pages/home/sections.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "../integration/testing-shop.ts";
import { testConsole } from "./testing-console.ts";

onDatabase("the automatic home page in the console", (database) => {
  let shop: TestingShop;
  let token = "";

  beforeAll(async () => {
    const rows = [4, 5].map((number) => `${JSON.stringify(feedRow(number, 0, { inventory_quantity: 2 }))}\n`);
    await importFeed(database.current, rows, { source: "test" });
    await importContent(database.current, { shop: { id: "vitrine", name: "Shop", slug: "vitrine" }, sections: [] });
    token = (await joinStaff(testingAccounts(database.current), "editor@example.com", "editor")).token;
    shop = await openTestingShop(database.current);
    return () => shop.close();
  });

  test("[CN-08] the screen of content opens without a home page that cannot be rendered, and says so", async () => {
    const accounts = testingAccounts(database.current);
    const failing = testConsole(accounts, testOrderServices(database.current), {
      automaticHome: () => Promise.reject(new Error("no home")),
    });
    const answer = await failing.get("/console/content", token);
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringMatching(/The home page could not be loaded just now.*Announcements above the header/s),
    ]);
  });

  test("[CN-08] the automatic home page is offered as sections, and stays the same with them", async () => {
    const url = `${TESTING_ORIGIN}/console/content`;
    const headers = {
      "sec-fetch-site": "same-origin",
      origin: TESTING_ORIGIN,
      cookie: `__Host-console=${token}`,
    };
    const content = async () => (await shop.app.request(url, { headers })).text();
    const shown = async () => {
      const accept = "application/vnd.vitrine.data+json";
      const answer = await shop.app.request(`${TESTING_ORIGIN}/`, { headers: { accept } });
      const { sections } = (await answer.json()).loaderData.home as HomeData;
      return sections.map(({ id: _id, ...section }) => section);
    };
    const [, json = "[]"] = /"automatic":(\[.*?\]),"schema"/s.exec(await content()) ?? [];
    const automatic = JSON.parse(json) as readonly { readonly title: string; readonly items: readonly object[] }[];
    expect(automatic.map(({ title }) => title)).toEqual(expect.arrayContaining(["Women", "New in"]));
    const before = await shown();
    const sections = automatic.map((section, position) => {
      const id = `page-${position + 1}`;
      return [id, JSON.stringify({ ...section, id, place: "page", name: id, enabled: true, position })] as const;
    });
    const { version } = await readSectionsById(database.current.sql, "vitrine");
    const body = new URLSearchParams([
      ["intent", "save"],
      ["version", version],
      ["base", "{}"],
      ...sections,
    ] as string[][]);
    expect((await shop.app.request(url, { method: "POST", headers, body })).status).toBe(200);
    expect(await shown()).toEqual(before);
    expect(await content()).toContain('"automatic":[]');

    // Another window started from the same page, and changed the title of one section.
    const [[first, section] = ["", "{}"], ...others] = sections;
    const late = new URLSearchParams([
      ["intent", "save"],
      ["version", version],
      ["base", "{}"],
      [first, JSON.stringify({ ...JSON.parse(section), title: "Ladies" })],
      ...others,
    ] as string[][]);
    const accept = "application/vnd.vitrine.data+json";
    const refused = await shop.app.request(url, { method: "POST", headers: { ...headers, accept }, body: late });
    expect(refused.status).toBe(409);
    const { conflict } = (await refused.json()).actionData.content;
    expect(mergeFields(conflict).map(({ field }) => field)).toEqual([first]);
  });
});
