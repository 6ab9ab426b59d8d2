// The content API and command: for the operator only, and visible on every page at once.
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyFolder, onDatabase } from "../../commerce/database/testing.ts";
import { openAccess } from "../catalogue/access.ts";
import { runContent } from "../cli/content.ts";
import { readConfig, type Config } from "../config.ts";
import { listen } from "../http/listener.ts";
import { createShop, openShopDatabase } from "../start/shop.ts";
import { LOCAL_TOKEN, openTestingShop } from "../integration/testing-shop.ts";
import { contentAdminApp } from "./admin-app.ts";

let root = "";
let config: Config;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "vitrine-content-"));
  const { location } = await copyFolder();
  if (!("dataDir" in location)) throw new Error("The embedded database is a folder");
  renameSync(location.dataDir, join(root, "database"));
  config = readConfig({ DATA_DIR: root });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const FILE = {
  shop: { id: "vitrine", name: "Vitrine", slug: "vitrine" },
  sections: [
    { id: "hero", place: "page", name: "hero", type: "hero", title: "Long coats" },
    { id: "loud", place: "page", name: "loud", type: "video", position: 1 },
  ],
};

const write = (name: string, content: string | Buffer): string => {
  writeFileSync(join(root, name), content);
  return join(root, name);
};

async function run(...words: string[]): Promise<{ printed: string; infos: string[] }> {
  const infos: string[] = [];
  let printed = "";
  await runContent(words, config, { print: (text) => (printed += text), info: (text) => infos.push(text) });
  return { printed, infos };
}

async function importAndExport(): Promise<void> {
  const file = write("content.json", JSON.stringify(FILE, null, 2));
  const dry = await run("import", file, "--dry-run");
  expect(dry.infos.at(-1)).toBe("2 sections and 0 tags are valid. Nothing was changed.");
  expect((await run("import", file)).infos).toEqual([
    expect.stringMatching(/^Note: Line \d+, sections\.1\.type: the storefront does not show sections of type video\.$/),
    "2 sections and 0 tags were imported.",
  ]);
  expect(JSON.parse((await run("export")).printed)).toMatchObject(FILE);
}

async function rejectMistakes(): Promise<void> {
  const copy = join(root, "copy.json");
  await run("export", copy);
  expect(JSON.parse(readFileSync(copy, "utf8"))).toMatchObject(FILE);

  const wrong = JSON.stringify({ sections: [{ ...FILE.sections[0], link: "javascript:x", place: "below" }] }, null, 2);
  await expect(run("import", write("wrong.json", wrong))).rejects.toThrow(
    /^Line 5, sections\.0\.place: .*\nLine 9, sections\.0\.link: must be a path of this shop or an https URL\.\nNothing was changed\.$/,
  );
  const broken = Buffer.from('{\n"sections": [\n{"id": "\xff"}]}', "latin1");
  await expect(run("import", write("broken.json", broken))).rejects.toThrow("Line 3: is not UTF-8.");
  expect(JSON.parse((await run("export")).printed)).toMatchObject(FILE);
  await expect(run("import")).rejects.toThrow("npm run shop -- content import FILE");
  await expect(run("import", join(root, "nothing.json"))).rejects.toThrow("does not exist");
}

test("[TG-04] content is imported and exported in the database if no shop runs", importAndExport);

onDatabase("content on the pages", (database) => {
  const FRAME = { id: "bar", place: "top-bar", name: "bar", type: "announcement", items: [{ text: "Free returns" }] };

  test("[TG-04] imported content is on the home page and above every header at once, by country and device", async () => {
    const shop = await openTestingShop(database.current);
    const importSections = async (sections: readonly object[]) => {
      const body = JSON.stringify({ shop: FILE.shop, sections });
      const headers = { authorization: `Bearer ${LOCAL_TOKEN}` };
      expect((await shop.app.request("/admin/content", { method: "PUT", headers, body })).status).toBe(200);
    };
    const page = async (path: string, agent = "Mozilla/5.0 (X11; Linux x86_64)") =>
      (await shop.app.request(path, { headers: { "user-agent": agent } })).text();
    try {
      const art = [
        { image: "/wide.jpg", imageWebp: "/wide.webp", mobileImage: "/tall.jpg", mobileImageWebp: "/tall.webp" },
      ];
      const hero = { ...FILE.sections[0], items: art };
      const danish = { ...hero, id: "dk", title: "Raincoats", localeCountryCodes: ["dk"] };
      await importSections([FRAME, hero, danish]);
      expect(await page("/")).toMatch(
        /Free returns.*Long.*coats.*<source type="image\/webp" srcSet="\/wide\.webp".*wide\.jpg/s,
      );
      expect(await page("/dk")).toMatch(/Raincoats/);
      const phone = await page("/", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148");
      expect(phone).toMatch(/<source type="image\/webp" srcSet="\/tall\.webp".*tall\.jpg/s);
      expect(phone).not.toContain("wide.");

      await importSections([
        { ...FRAME, items: [{ text: "Sale begins" }] },
        { ...hero, title: "Short jackets", items: [] },
        { ...hero, id: "over", name: "over", type: "story", title: "Bygone", showUntil: "2020-01-01T00:00:00Z" },
      ]);
      const after = await page("/");
      expect(after).toMatch(/Sale begins.*Short.*jackets/s);
      expect(after).not.toMatch(/Free returns|Long|Bygone/);
      expect(await page("/dk")).toContain("jackets");
    } finally {
      await shop.close();
    }
  });
});

test("[TG-04] content is imported and exported through the running shop, which rejects everyone else", async () => {
  const database = await openShopDatabase(config);
  await createShop(database);
  const listening = await listen({ host: "127.0.0.1", port: 0, timeoutSeconds: 30 });
  if (listening.kind !== "listening") throw new Error(listening.kind);
  const { listener } = listening;
  const access = openAccess(root, listener.address);
  const app = new Hono()
    .get("/admin/catalogue", (context) => context.json({}))
    .route(
      "/admin/content",
      contentAdminApp({ database, localToken: access.token, token: undefined, onError: () => {} }),
    );
  listener.serve({ fetch: (request) => app.fetch(request) });
  try {
    await importAndExport();
    await rejectMistakes();
    expect((await fetch(`${listener.address}/admin/content`)).status).toBe(404);
    const headers = { authorization: `Bearer ${access.token}` };
    expect((await fetch(`${listener.address}/admin/content`, { method: "POST", headers })).status).toBe(405);
  } finally {
    access.close();
    await listener.drain(1);
    await database.close();
  }
});
