// The command that writes a shop as a folder and reads it again, without and through a running shop.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { beforeEach, expect, test } from "vitest";
import type { TaxonomyData } from "#catalogue";
import { countMeanings } from "#browsing";
import { SETTINGS } from "#commerce/settings";
import { openEmbedded, PRODUCT_SCHEMA } from "#search";
import { productRecord } from "#search/testing/product-record";
import { onDatabase } from "../../commerce/database/testing.ts";
import { openAccess } from "../catalogue/access.ts";
import type { Config } from "../config.ts";
import { listen } from "../http/listener.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { LOCAL_TOKEN, openTestingShop } from "../integration/testing-shop.ts";
import { shopAdminApp } from "../shop-data/admin-app.ts";
import { createShop, openShopDatabase } from "../start/shop.ts";
import { merchandisingAdminApp } from "../merchandising/admin-app.ts";
import { runMeanings } from "./meanings.ts";
import { runShopData } from "./shop.ts";
import { EMBEDDED, makeDataFolder, makeEmbeddedDataFolder } from "./testing-data-folder.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "vitrine-folder-"));
  return () => rmSync(root, { recursive: true, force: true });
});

async function run(config: Config, ...words: string[]): Promise<string> {
  const lines: string[] = [];
  await runShopData(words, config, { print: (text) => lines.push(text), info: (text) => lines.push(text) });
  return lines.join("\n");
}

type Edit = Readonly<Record<string, unknown>>;
const edit = (file: string, change: (value: Edit) => unknown): void =>
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, "utf8")) as Edit), null, 2));

/** Texts by file name, with those of the schemas. */
const texts = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".json"))
      .toSorted()
      .map((name) => [name, readFileSync(join(folder, name), "utf8")]),
  );

/** Changes a file of each kind in an exported folder. */
function decide(folder: string): void {
  edit(join(folder, "facts.json"), (facts) => ({ ...facts, name: "Maison Ondine" }));
  edit(join(folder, "theme.json"), (theme) => ({ ...theme, colours: { ground: "oklch(0.2 0.02 250)", ink: "#eee" } }));
  edit(join(folder, "taxonomy.json"), (taxonomy) => {
    const { departments, categories } = taxonomy as unknown as TaxonomyData;
    const [women, ...others] = departments;
    return {
      departments: [{ ...women, handle: "ladies", names: { fr: "Dames", en: "Ladies" } }, ...others],
      categories: [...categories, { handle: "beds", names: { en: "Beds" }, google: "4433", aliases: ["bunks"] }],
    };
  });
  edit(join(folder, "sizes.json"), (sizes) => ({
    ...sizes,
    charts: [
      {
        id: "beds",
        names: { fr: "Literie" },
        kind: "clothing",
        // In the taxonomy above.
        categories: ["Beds"],
        systems: ["INT", "cm"],
        rows: [["S", "90, 100"]],
        measurements: { Waist: [70], Height: [[160, 190]] },
      },
    ],
  }));
  edit(join(folder, "content.json"), (content) => ({
    ...content,
    sections: [{ id: "hero", place: "page", name: "hero", type: "hero", title: "Sur l’eau", items: [{ text: "x" }] }],
    tags: [{ id: "t", tagId: "1", name: "Ondine", slug: "ondine", metafields: [] }],
  }));
}

/** Every file names its schema, which has its fields. */
function expectSchemas(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".json"))) {
    const { $schema, ...fields } = JSON.parse(readFileSync(join(folder, name), "utf8")) as Record<string, string>;
    const schema = JSON.parse(readFileSync(join(folder, $schema ?? ""), "utf8")) as { properties: object };
    expect(Object.keys(schema.properties), name).toEqual(expect.arrayContaining(["$schema", ...Object.keys(fields)]));
  }
}

test("[OC-14] a shop goes through a folder with schemas into an empty shop, byte for byte", async () => {
  const [from, to] = [await makeDataFolder(), await makeDataFolder()];
  const [first, second] = [join(root, "first"), join(root, "second")];
  expect(await run(from, "export", first)).toBe(`The shop was written to ${first}.`);
  const parts = ["content", ...SETTINGS.map(({ name }) => name), "taxonomy"].toSorted();
  expect(readdirSync(first).toSorted()).toEqual([...parts.map((part) => `${part}.json`), "schemas"].toSorted());
  expectSchemas(first);
  decide(first);
  expect(await run(from, "import", first)).toContain("These files were imported:");
  await run(from, "export", first);
  await run(from, "export", second);
  expect(texts(second)).toEqual(texts(first));
  expect(texts(first)["facts.json"]).toContain("Maison Ondine");
  expect(texts(first)["taxonomy.json"]).toMatch(/"handle": "ladies"[^}]*}[^}]*"previousHandles": \[\s*"women"/);
  expect(texts(first)["content.json"]).toContain("Sur l’eau");
  expect(texts(first)["theme.json"]).toMatch(/"ground": "#[0-9a-f]{6}",\s*"ink": "#eeeeee"/);

  await run(to, "import", first);
  await run(to, "export", second);
  expect(texts(second)).toEqual(texts(first));
});

test("[OC-14] mistakes are reported with file, line and field, and change nothing", async () => {
  const config = await makeDataFolder();
  const [folder, after] = [join(root, "folder"), join(root, "after")];
  await run(config, "export", folder);
  const before = texts(folder);
  // Valid, but not imported, because other files are wrong.
  edit(join(folder, "content.json"), (content) => ({ ...content, sections: [] }));
  writeFileSync(join(folder, "facts.json"), '{\n  // The name over the door.\n  "nmae": "x", "name": "Ondine"\n}\n');
  writeFileSync(
    join(folder, "taxonomy.json"),
    (before["taxonomy.json"] ?? "").replace('"handle": "coats"', '"handle": "The Coats"'),
  );
  const line = (before["taxonomy.json"] ?? "").split("\n").findIndex((text) => text.includes('"handle": "coats"')) + 1;
  const mistakes = await run(config, "import", folder).catch((error: Error) => error.message);
  expect(mistakes).toBe(
    [
      `${join(folder, "facts.json")}, line 3, nmae: is not a known field.`,
      `${join(folder, "taxonomy.json")}, line ${line}, categories.0.types.0.handle: must be lower case, with hyphens instead of spaces.`,
      "Nothing was changed.",
    ].join("\n"),
  );
  writeFileSync(join(folder, "taxonomy.json"), '{\n  "departments": [}\n');
  await expect(run(config, "import", folder)).rejects.toThrow(/taxonomy\.json, line 2: is not JSON\.\nNothing/);
  await run(config, "export", after);
  expect(texts(after)).toEqual(before);
  await expect(run(config, "import", join(root, "missing"))).rejects.toThrow(/does not exist/);
  await expect(run(config, "import", join(config.dataDir))).rejects.toThrow(/has no file of a shop/);
  await expect(run(config, "dance", folder)).rejects.toThrow(/shop export FOLDER/);
});

test("[OC-14] a file alone, with comments, changes only its part; others are reported", async () => {
  const config = await makeDataFolder();
  const [folder, after] = [join(root, "folder"), join(root, "after")];
  await run(config, "export", folder);
  const facts = join(folder, "facts.json");
  edit(facts, (value) => ({ ...value, name: "Ondine" }));
  writeFileSync(facts, `// Over the door.\n${readFileSync(facts, "utf8")}`);
  expect(await run(config, "import", facts, "--dry-run")).toBe(
    "These files are valid: facts.json. Nothing was changed.",
  );
  rmSync(join(folder, "taxonomy.json"));
  writeFileSync(join(folder, "orders.json"), "{}");
  expect(await run(config, "import", folder)).toContain(
    `Note: ${join(folder, "orders.json")} is not a file of a shop, and was ignored.`,
  );
  await run(config, "export", after);
  expect(texts(after)["facts.json"]).toContain('"name": "Ondine"');
});

test("[OC-14] the command talks to a running shop", EMBEDDED, async () => {
  const config = await makeEmbeddedDataFolder();
  const database = await openShopDatabase(config);
  await createShop(database);
  const listening = await listen({ host: "127.0.0.1", port: 0, timeoutSeconds: 30 });
  if (listening.kind !== "listening") throw new Error(listening.kind);
  const { listener } = listening;
  const access = openAccess(config.dataDir, listener.address);
  let changes = 0;
  const admin = shopAdminApp({
    database,
    localToken: access.token,
    token: undefined,
    onError: () => {},
    onChanged: async () => (changes += 1),
  });
  const app = new Hono().get("/admin/catalogue", (context) => context.json({})).route("/admin/shop", admin);
  listener.serve({ fetch: (request) => app.fetch(request) });
  try {
    const folder = join(root, "folder");
    await run(config, "export", folder);
    decide(folder);
    await run(config, "import", folder, "--dry-run");
    expect(changes).toBe(0);
    await run(config, "import", folder);
    expect(changes).toBe(1);
    await run(config, "export", folder);
    expect(texts(folder)["facts.json"]).toContain("Maison Ondine");
  } finally {
    access.close();
    await listener.drain(1);
    await database.close();
  }
});

test(
  "[MD-02] meanings are listed, added and removed line by line, with and without a running shop, and mistakes get a sentence",
  EMBEDDED,
  async () => {
    const config = await makeEmbeddedDataFolder();
    const meanings = async (...words: string[]): Promise<string> => {
      const lines: string[] = [];
      await runMeanings(words, config, { print: (text) => lines.push(text), info: (text) => lines.push(text) });
      return lines.join("\n");
    };
    const index = openEmbedded({ schema: PRODUCT_SCHEMA });
    await index.replace([productRecord([feedRow(4)])]);
    const database = await openShopDatabase(config);
    await createShop(database);
    const listening = await listen({ host: "127.0.0.1", port: 0, timeoutSeconds: 30 });
    if (listening.kind !== "listening") throw new Error(listening.kind);
    const { listener } = listening;
    const access = openAccess(config.dataDir, listener.address);
    const admin = merchandisingAdminApp({
      database,
      localToken: access.token,
      token: undefined,
      onError: () => {},
      countMeanings: (lines) => countMeanings(index, lines, PRODUCT_SCHEMA.synonyms),
    });
    const app = new Hono().get("/admin/catalogue", (context) => context.json({})).route("/admin/merchandising", admin);
    listener.serve({ fetch: (request) => app.fetch(request) });
    try {
      expect(await meanings("list")).toMatch(/^\d+\toccasions de\thochzeit, .* = as:wedding guest\t\d+$/m);
      expect(
        await meanings("add", "luftfahrt", "--means", "type:Coats", "--section", "occasions", "--language", "de"),
      ).toBe("Added: luftfahrt");
      expect(await meanings("add", "ballonfahrt", "--means", "as:Wedding", "--section", "occasions")).toContain(
        "Added",
      );
      expect(await meanings("list")).toMatch(/^\d+\toccasions de\tluftfahrt = type:Coats\t1$/m);
      expect(await meanings("add", "seefahrt", "--means", "type:Zeppelins")).toContain("Added");
      const idle = /^(\d+)\tthings\tseefahrt = type:Zeppelins\t0$/m.exec(await meanings("idle"))?.[1];
      expect(await meanings("remove", idle ?? "")).toBe("Removed: seefahrt");
      const refused = async (...words: string[]) => await meanings(...words).catch((error: Error) => error.message);
      expect(
        await refused("add", "luftfahrt", "--means", "wool", "--section", "occasions", "--language", "de"),
      ).toMatch(/already has a line: luftfahrt/);
      expect(await refused("add", "raumfahrt", "--means", "as:moon landing", "--section", "occasions")).toBe(
        '"as:moon landing" names no phrase of [occasions] that every language has.',
      );
      expect(await refused("add", "raumfahrt", "--means", "wool", "--section", "moods")).toMatch(/is none of things,/);
      expect(await refused("remove", "99999")).toBe("No line has the number 99999. List them with: meanings list");
      // Other lines take its meaning.
      const wedding = /^(\d+)\toccasions\twedding, /m.exec(await meanings("list"))?.[1];
      expect(await refused("remove", wedding ?? "")).toMatch(
        /^The shop refused it: line \d+: "as:Wedding" names no phrase/,
      );
      expect(await refused("dance")).toContain("meanings list");
    } finally {
      access.close();
      await listener.drain(1);
      await database.close();
      await index.close();
    }
    // The command opens the database itself now, without a search that could count.
    expect(await meanings("list")).toMatch(/^\d+\toccasions\tballonfahrt = as:Wedding\t\?$/m);
  },
);

onDatabase("the shop as one document", (database) => {
  test("[OC-14] one document is read and replaced over HTTP, all parts or none, and pages follow at once", async () => {
    const shop = await openTestingShop(database.current);
    const send = async (method: string, body?: unknown, path = "") => {
      const response = await shop.app.request(`/admin/shop${path}`, {
        method,
        headers: { authorization: `Bearer ${LOCAL_TOKEN}` },
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      return { status: response.status, json: (await response.json()) as Record<string, object> };
    };
    try {
      const { json: before } = await send("GET");
      expect(Object.keys((await send("GET", undefined, "/schemas")).json)).toEqual(Object.keys(before));
      const sections = [{ id: "hero", place: "page", name: "hero", type: "hero", title: "Seaside" }];
      const wrong = { content: { sections }, taxonomy: { ...before["taxonomy"], departments: [] } };
      expect(await send("PUT", wrong)).toMatchObject({
        status: 422,
        json: { kind: "invalid", errors: [{ part: "taxonomy", path: "departments" }] },
      });
      expect((await send("GET")).json).toEqual(before);
      expect(await send("PUT", { content: { sections } }, "?dry-run")).toMatchObject({ json: { kind: "checked" } });
      expect((await send("GET")).json).toEqual(before);
      expect((await send("PUT", { content: { sections } })).json).toEqual({
        kind: "changed",
        parts: ["content"],
        notes: [],
      });
      expect(await (await shop.app.request("/")).text()).toContain("Seaside");
      expect((await send("PUT", { orders: [] })).json).toMatchObject({ errors: [{ part: "", path: "orders" }] });
      expect((await send("PUT", [])).status).toBe(422);
      expect((await send("PUT", "{")).status).toBe(422);
      expect((await send("POST")).status).toBe(405);
      expect((await shop.app.request("/admin/shop")).status).toBe(404);
    } finally {
      await shop.close();
    }
  });
});
