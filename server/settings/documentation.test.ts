// The examples of docs/settings.md are accepted by a shop.

import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { importFeed } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { LOCAL_TOKEN, openTestingShop, type TestingShop } from "../integration/testing-shop.ts";

/** Blocks with the name of a setting: ```json menus */
const EXAMPLES = [
  ...readFileSync(new URL("../../docs/settings.md", import.meta.url), "utf8").matchAll(/^```json (\S+)\n(.*?)^```/gms),
].map(([, name = "", json = ""]) => ({ name, json }));

onDatabase("the examples of settings", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    const rows = [1, 2, 3, 4].map((number) => feedRow(number));
    await importFeed(
      database.current,
      rows.map((row) => `${JSON.stringify(row)}\n`),
      { source: "examples.jsonl" },
    );
    shop = await openTestingShop(database.current);
    return () => shop.close();
  });

  test("there is one for each setting that has several fields", () => {
    expect(EXAMPLES.map(({ name }) => name)).toContain("menus");
  });

  test.each(EXAMPLES)("the example of $name is accepted", async ({ name, json }) => {
    const response = await shop.app.request(`/admin/settings/${name}`, {
      method: "PUT",
      headers: { authorization: `Bearer ${LOCAL_TOKEN}` },
      body: json,
    });
    expect(await response.json()).toMatchObject({ kind: "changed" });
    const page = await shop.app.request("/");
    expect(page.status).toBe(200);
  });
});
