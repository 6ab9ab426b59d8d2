// Departments, categories and types in the console, and in the shop of products that carry them.

import { beforeAll, expect, test } from "vitest";
import type { TaxonomyData, TypeData } from "#catalogue";
import { searchAudit } from "#commerce/audit";
import { importContent } from "#commerce/content";
import { fingerprint } from "#commerce/database";
import { importFeed } from "#commerce/products";
import type { Role } from "#commerce/staff";
import { readTaxonomy } from "#commerce/taxonomy";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { onEveryDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { joinStaff } from "../../commerce/staff/testing-staff.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "../integration/testing-shop.ts";

const URL = `${TESTING_ORIGIN}/console/taxonomy`;

onEveryDatabase("departments and types in the console", (database) => {
  const tokens = new Map<Role, string>();
  let shop: TestingShop;

  beforeAll(async () => {
    const accounts = testingAccounts(database.current);
    // Types that the shop has, and one that it lacks.
    const rows = [
      feedRow(4),
      feedRow(5),
      feedRow(6, 0, { product_type: "Parasols" }),
      feedRow(7, 0, { product_type: "JEANS" }),
    ];
    await importFeed(
      database.current,
      rows.map((row) => JSON.stringify(row)),
      { source: "test" },
    );
    const sunDays = {
      id: "sun-days",
      tagId: "sun-days",
      name: "Days in the sun",
      slug: "sun-days",
      rule: 'color = "Yellow"',
    };
    const content = { shop: { id: "vitrine", name: "Shop", slug: "vitrine" }, sections: [], tags: [sunDays] };
    await importContent(database.current, content);
    for (const role of ["owner", "read-only"] as const)
      tokens.set(role, (await joinStaff(accounts, `${role}@example.com`, role)).token);
    shop = await openTestingShop(database.current);
    return () => shop.close();
  });

  const cookie = (role: Role = "owner") => `__Host-console=${tokens.get(role)}`;
  const screen = async () => (await shop.app.request(URL, { headers: { cookie: cookie() } })).text();
  const page = async (path: string) => {
    const response = await shop.app.request(TESTING_ORIGIN + path);
    return [response.status, response.headers.get("location") ?? (await response.text())] as const;
  };
  const fieldsOf = (value: object) =>
    Object.fromEntries(Object.entries(value).map(([name, one]) => [name, JSON.stringify(one)]));
  /** What the form sends after a change of the stored value. */
  const edit = async (change: (before: TaxonomyData) => object) => {
    const { data } = await readTaxonomy(database.current);
    return {
      intent: "save",
      version: fingerprint(data),
      base: JSON.stringify(fieldsOf(data)),
      ...fieldsOf(change(data)),
    };
  };
  const clothing =
    (change: (types: readonly TypeData[]) => readonly TypeData[]) =>
    (data: TaxonomyData): TaxonomyData => ({
      ...data,
      categories: data.categories.map((one) =>
        one.handle === "clothing" ? { ...one, types: change(one.types ?? []) } : one,
      ),
    });
  const send = async (fields: Record<string, string>, role?: Role) => {
    const headers = { "sec-fetch-site": "same-origin", origin: TESTING_ORIGIN, cookie: cookie(role) };
    const response = await shop.app.request(URL, { method: "POST", headers, body: new URLSearchParams(fields) });
    return [response.status, await response.text()] as const;
  };
  const types = async () => (await readTaxonomy(database.current)).types.map(({ handle }) => handle);

  test("[CN-08] types are renamed, added and removed, everywhere at once and after a restart", async () => {
    expect(await screen()).toMatch(/Not in your departments or types.*Parasols.*Type of 1 product/s);
    const right = await edit(
      clothing((all) => [
        ...all.flatMap((type) => {
          if (type.value === "Swimwear") return [];
          if (type.value !== "Coats") return [type];
          return [{ ...type, handle: "greatcoats", names: { en: "Greatcoats", de: "Große Mäntel" } }];
        }),
        { value: "Parasols", handle: "sunshades", names: { en: "Sunshades" } },
      ]),
    );
    expect((await send(right, "read-only"))[0]).toBe(403);
    expect(await types()).toContain("coats");
    expect((await send(right))[0]).toBe(200);
    const expectShown = async () => {
      expect(await page("/collections/greatcoats")).toEqual([200, expect.stringContaining("Greatcoats")]);
      expect(await page("/collections/sunshades")).toEqual([200, expect.stringContaining("Sunshades")]);
      expect(await page("/collections/coats")).toEqual([301, "/collections/greatcoats"]);
      expect((await page("/collections/swimwear"))[0]).toBe(404);
      expect(await screen()).not.toContain("Not in your departments or types");
    };
    await expectShown();
    await shop.close();
    shop = await openTestingShop(database.current);
    await expectShown();
    const { entries } = await searchAudit(database.current, { subject: { kind: "taxonomy", id: "taxonomy" } });
    expect(entries).toMatchObject([{ operation: "change-taxonomy", operatorName: "owner" }]);
    const audit = await shop.app.request(`${TESTING_ORIGIN}/console/audit`, { headers: { cookie: cookie() } });
    expect(await audit.text()).toContain('href="/console/taxonomy"');
    // The same form again started from an earlier version.
    expect((await send(right))[0]).toBe(409);
  });

  test("[CN-08] names are shown in every language, and a new English name keeps the others", async () => {
    const shown = async () =>
      JSON.parse(/"value":(\{"departments":.*?\}),"version"/s.exec(await screen())![1]!) as TaxonomyData;
    const typeIn = (data: TaxonomyData, value: string) =>
      data.categories.flatMap(({ types: all = [] }) => all).find((type) => type.value === value);
    const before = await shown();
    expect(typeIn(before, "Jackets")?.names).toMatchObject({ en: "Jackets", de: "Jacken", fr: "Vestes" });
    const { de } = typeIn(before, "Dresses")!.names;
    const renamed = clothing((all) =>
      all.map((type) => (type.value === "Dresses" ? { ...type, names: { ...type.names, en: "Gowns" } } : type)),
    )(before);
    expect((await send(await edit(() => renamed)))[0]).toBe(200);
    const { data } = await readTaxonomy(database.current);
    expect(typeIn(data, "Dresses")?.names).toMatchObject({ en: "Gowns", de });
    // What the shop translates itself is not stored.
    expect(typeIn(data, "Jackets")?.names).not.toHaveProperty("fr");
    expect(typeIn(await shown(), "Jackets")?.names).toMatchObject({ fr: "Vestes" });
    expect(
      (
        await send(
          await edit(
            clothing((all) => all.map((type) => (type.value === "Dresses" ? typeIn(before, "Dresses")! : type))),
          ),
        )
      )[0],
    ).toBe(200);
  });

  test("[CN-08] what products carry is not removed, and mistakes are named at their fields", async () => {
    const before = await types();
    const [status, text] = await send(await edit(clothing((all) => all.filter(({ value }) => value !== "Coats"))));
    expect([status, /Nothing was saved[^<"]*/.exec(text)?.[0]]).toEqual([
      422,
      "Nothing was saved: 1 product has the type “Coats”. Give it another type first.",
    ]);
    // Products may spell a type in another way.
    const jeans = await edit(clothing((all) => all.filter(({ value }) => value !== "Jeans")));
    expect(await send(jeans)).toEqual([422, expect.stringContaining("1 product has the type “JEANS”")]);
    const clash = { handle: "sun-days", names: { en: "Sun days" } };
    const taken = await send(await edit(clothing((all) => [...all, clash])));
    expect(taken).toEqual([422, expect.stringContaining("collection “Days in the sun” has the address")]);
    const departments = await edit((data) => ({ ...data, departments: data.departments.slice(1) }));
    expect(await send(departments)).toEqual([422, expect.stringContaining("in the department “women”")]);
    const first = before[0] ?? "";
    for (const [wrong, message] of [
      [{ handle: first, names: { en: "Twice" } }, `"categories.0.types.20.handle"`],
      [{ handle: "Not An Address", names: { en: "Wrong" } }, "Must be lower case"],
      [{ handle: "nameless", names: {} }, `"categories.0.types.20.names"`],
    ] as const) {
      expect(await send(await edit(clothing((all) => [...all, wrong])))).toEqual([
        422,
        expect.stringContaining(message),
      ]);
    }
    expect((await send({ intent: "save", version: "x", base: "{}", departments: "[", categories: "[]" }))[0]).toBe(422);
    expect(await types()).toEqual(before);
  });
});
