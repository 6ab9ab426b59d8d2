// docs/search-client.md as a developer follows it: in an empty folder, against a running shop.

import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importFeed } from "#commerce/products";
import { listen, type Listener } from "#server/http/listener.ts";
import { openTestingShop, type TestingShop } from "#server/integration/testing-shop.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedLines } from "../../commerce/products/testing-feed.ts";

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, "../..");
const PRODUCTS = 120;

const snippets = [...readFileSync(join(ROOT, "docs/search-client.md"), "utf8").matchAll(/^```ts\n(.*?)^```/gms)].map(
  ([, code = ""]) => code,
);

/** Prints JSON, and slows down the clock: on a busy machine a request may take longer than the client waits. */
const HOOK = `
  console.log = (...values) => process.stdout.write(JSON.stringify(values) + "\\n");
  const { setTimeout: set } = globalThis;
  globalThis.setTimeout = (run, wait, ...rest) => set(run, wait * 60, ...rest);
`;

/** A project as `npm install ../vitrine` leaves it, with a link in node_modules. */
function openProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-front-end-"));
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(ROOT, join(folder, "node_modules", "vitrine"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  return folder;
}

onDatabase("the documentation of the search client", (database) => {
  let shop: TestingShop;
  let listener: Listener;
  let folder = "";
  const requests: { path: string; body: string; status: number }[] = [];
  beforeAll(async () => {
    await importFeed(database.current, feedLines(PRODUCTS), { source: "spring.jsonl" });
    shop = await openTestingShop(database.current);
    const started = await listen({ host: "127.0.0.1", port: 0, timeoutSeconds: 30 });
    if (started.kind !== "listening") throw new Error(`The shop could not listen: ${started.kind}`);
    listener = started.listener;
    listener.serve({
      fetch: async (request) => {
        const body = await request.clone().text();
        const response = await shop.app.request(request);
        requests.push({ path: new URL(request.url).pathname, body, status: response.status });
        return response;
      },
    });
    folder = openProject();
    const code = snippets.join("\n").replaceAll("https://shop.example", listener.address);
    writeFileSync(join(folder, "listing.ts"), code);
  });
  afterAll(async () => {
    await listener.drain(0);
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test("[SR-02] [SR-06] [SR-12] [SR-13] its snippets run in order and print what they say", async () => {
    const hook = `data:text/javascript,${encodeURIComponent(HOOK)}`;
    const { stdout, stderr } = await run(process.execPath, ["--import", hook, "listing.ts"], { cwd: folder });
    expect(stderr.replaceAll(/.*ExperimentalWarning.*|\(Use `node.*/g, "").trim()).toBe("");
    const printed = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as readonly unknown[])
      // Progress of the subscription.
      .filter(([first]) => !/^(?:Searching …|\d+ products)$/.test(String(first)));
    const [titles, vendors, ofNordlys, refined, found, priced, nextPage, resumed, controlled, recommended, ...more] =
      printed;
    expect(more).toEqual([]);
    expect(titles![0]).toHaveLength(12);
    const items = ["Ateliér 27", "Harrow & Pike", "Maison Ødell", "Nordlys"].map((value) => ({
      value,
      label: value,
      count: 30,
      isRefined: false,
    }));
    expect(vendors).toEqual([items]);
    expect(ofNordlys).toEqual([30]);
    expect(refined).toEqual([[{ ...items[3], isRefined: true }, ...items.slice(0, 3)]]);
    expect(found).toEqual([[{ value: "Nordlys", highlighted: "<em>Nor</em>dlys", count: 60 }]]);
    // Numbers 3, 7, … 119: from 103 to 219 euros.
    expect(priced).toEqual([{ min: 103, max: 219 }, 18]);
    expect(nextPage).toEqual(["page 2 of 2", 6]);
    expect(resumed).toEqual([PRODUCTS, true]);
    expect(controlled).toEqual(["sneakers", 30]);
    expect(recommended).toEqual([104]);
  });

  test("[SR-13] [SR-14] [AN-02] the events arrive with the query that found them, and the server's results save a request", () => {
    expect(requests.every(({ status }) => status === 200)).toBe(true);
    const events = requests
      .filter(({ path }) => path === "/1/events")
      .map(({ body }) => (JSON.parse(body) as { readonly events: readonly unknown[] }).events[0]);
    const event = {
      index: "vitrine_products",
      userToken: "visitor-7",
      queryID: expect.stringMatching(/^[\da-f]{32}$/),
      objectIDs: [expect.stringMatching(/^v\d+-\d$/)],
      timestamp: expect.any(Number),
    };
    expect(events).toEqual([
      { ...event, eventType: "click", eventName: "Product opened", positions: [13] },
      { ...event, eventType: "conversion", eventName: "Product added to bag", eventSubtype: "addToCart" },
    ]);
    // start, a facet, a price, a page, the server's results, and the controlled search twice.
    expect(requests.filter(({ path }) => path === "/1/indexes/*/queries")).toHaveLength(7);
  });

  test("its snippets are well typed", async () => {
    const options = "--noEmit --strict --target es2024 --module nodenext --allowImportingTsExtensions --types";
    const compiler = join(ROOT, "node_modules/.bin/tsc");
    const checked = run(compiler, [...options.split(" "), "", "listing.ts"], { cwd: folder });
    await expect(checked).resolves.toMatchObject({ stdout: "" });
  });
});

test("the client has no imports once it is bundled, so browsers can run it", async () => {
  const { build } = await import("vite");
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: "silent",
    publicDir: false,
    build: { write: false, lib: { entry: "search/client/index.ts", formats: ["es"] } },
  });
  const [{ output } = { output: [] }] = Array.isArray(built) ? built : [];
  expect(output).toHaveLength(1);
  expect(output[0]).toMatchObject({
    imports: [],
    dynamicImports: [],
    exports: expect.arrayContaining(["createSearch"]),
  });
});
