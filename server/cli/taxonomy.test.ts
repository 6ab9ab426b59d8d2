// The taxonomy command through a running shop.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { beforeAll, expect, test } from "vitest";
import type { TaxonomyData } from "#catalogue";
import { onDatabase } from "../../commerce/database/testing.ts";
import { openAccess } from "../catalogue/access.ts";
import { readConfig } from "../config.ts";
import { listen } from "../http/listener.ts";
import { taxonomyAdminApp } from "../taxonomy/admin-app.ts";
import { runTaxonomy } from "./taxonomy.ts";

const root = mkdtempSync(join(tmpdir(), "vitrine-taxonomy-"));
const config = readConfig({ DATA_DIR: root });

async function run(...words: string[]): Promise<string> {
  let said = "";
  await runTaxonomy(words, config, { print: (text) => (said += text), info: (text) => (said += text) });
  return said;
}

onDatabase("the taxonomy command", (database) => {
  beforeAll(async () => {
    const listening = await listen({ host: "127.0.0.1", port: 0, timeoutSeconds: 30 });
    if (listening.kind !== "listening") throw new Error(listening.kind);
    const { listener } = listening;
    const access = openAccess(root, listener.address);
    const tokens = { localToken: access.token, token: undefined };
    const app = new Hono()
      .get("/admin/catalogue", (context) => context.json({}))
      .route("/admin/taxonomy", taxonomyAdminApp({ database: database.current, ...tokens, onError: () => {} }));
    listener.serve({ fetch: (request) => app.fetch(request) });
    return async () => {
      access.close();
      await listener.drain(1);
      rmSync(root, { recursive: true, force: true });
    };
  });

  test("[OC-03] an exported taxonomy is edited and imported again, and mistakes are reported with their place", async () => {
    const file = join(root, "taxonomy.json");
    await run("export", file);
    const before = JSON.parse(readFileSync(file, "utf8")) as TaxonomyData;
    const [women, ...others] = before.departments;
    const ladies = { ...women!, handle: "ladies", names: { en: "Ladies" } };
    writeFileSync(file, JSON.stringify({ ...before, departments: [ladies, ...others] }));
    expect(await run("import", file, "--dry-run")).toBe(
      "9 departments, 4 categories and 48 types are valid. Nothing was changed.",
    );
    expect(await run("import", file)).toBe("9 departments, 4 categories and 48 types were imported.");
    const after = JSON.parse(await run("export")) as TaxonomyData;
    expect(after.departments[0]).toMatchObject({ value: "women", handle: "ladies", previousHandles: ["women"] });
    expect(after.categories).toEqual(before.categories);
    writeFileSync(file, JSON.stringify({ ...before, departments: [ladies, ladies] }));
    await expect(run("import", file)).rejects.toThrow(
      /departments\.1\.handle: ladies is already used by departments\.0\.\n.*Nothing was changed\./s,
    );
    await expect(run("import", join(root, "missing.json"))).rejects.toThrow(/does not exist/);
    await expect(run("dance")).rejects.toThrow(/taxonomy export/);
  });
});
