// The shop as a process: refused starts, kills while the catalogue is filled, and graceful stops.

import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmod, lstat, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { expect } from "@playwright/test";
import { freePort } from "../../commerce/database/testing-postgres.ts";
import { openFaultLine } from "../../tools/chaos/fault-line.ts";
import { addressOf, startShop, type ShopProcess } from "../../tools/test-runner/shop-process.ts";
import { NOT_INSTALLED, test as base } from "./postgresql.ts";

/** `folder` is new for each test. */
const test = base.extend<{ start: (environment: Record<string, string>) => ShopProcess; folder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
  folder: async ({}, use) => {
    const folder = await newFolder();
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  start: async ({ folder }, use) => {
    const started: ShopProcess[] = [];
    await use((environment) => {
      const process = startShop({ DATA_DIR: folder, PORT: "0", LOG_LEVEL: "warn", ...environment });
      started.push(process);
      return process;
    });
    for (const { child, exit } of started) {
      child.kill("SIGKILL");
      await exit;
    }
  },
});

test.describe.configure({ timeout: 300_000 });

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), "vitrine-process-"));

test("after a stop or kill while the catalogue is filled, the next start completes it", async ({ start }) => {
  const filling = { DEMO_PRODUCTS: "400" };
  const stopped = start(filling);
  await stopped.line(/ of 400 products/);
  stopped.child.kill("SIGTERM");
  // Without errors.
  const { code, errors } = await stopped.exit;
  expect(code).toBe(0);
  expect(errors).not.toMatch(/Error| at /);

  const killed = start(filling);
  await killed.line(/ of 400 products/);
  killed.child.kill("SIGKILL");
  await killed.exit;

  const next = start(filling);
  await next.line(/ 400 products in [\d,]+ sizes are on sale/);
  const complete = await totalOf(`${await addressOf(next)}/collections/all`);
  expect(complete).toBeGreaterThan(330);
  next.child.kill("SIGTERM");
  expect((await next.exit).code).toBe(0);
  const last = start(filling);
  expect(await totalOf(`${await addressOf(last)}/collections/all`)).toBe(complete);
});

test("[PG-07] a large demo opens early and fills up while open, also after a kill", async ({ start }) => {
  const demo = { DEMO_PRODUCTS: "3100" };
  const killed = start(demo);
  const first = await addressOf(killed);
  const opening = await documentOf(first);
  expect(opening.total).toBeGreaterThan(1_500);
  expect(opening.total).toBeLessThan(2_001);
  const { filling } = await (await fetch(`${first}/readyz`)).json();
  expect(filling).toEqual({ products: expect.any(Number), of: 3_100, secondsLeft: expect.any(Number) });
  killed.child.kill("SIGKILL");
  await killed.exit;

  const next = start(demo);
  const address = await addressOf(next);
  expect(await documentOf(address)).toEqual(opening);
  await next.line(/ of 3,100 products, about \d+ s left/);
  const total = () => totalOf(`${address}/us/collections/all`);
  await expect.poll(total, { timeout: 120_000 }).toBeGreaterThan(2_500);
  // The cached document follows, and products of the part are still there.
  const complete = await total();
  await expect.poll(async () => (await documentOf(address)).total).toBe(complete);
  for (const path of opening.products.slice(0, 5)) expect((await fetch(address + path)).status).toBe(200);
  await next.line(/reviews added/);
  await expect.poll(async () => (await fetch(`${address}/readyz`)).json()).toEqual({ status: "ready" });
});

/** One shop, because creating a database takes long. The last test stops it. */
test.describe("an empty shop", () => {
  test.describe.configure({ mode: "serial" });

  let folder = "";
  let shop: ShopProcess;
  let address = "";
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    folder = await newFolder();
    await mkdir(join(folder, "mail"), { mode: 0o777 });
    await writeFile(join(folder, "mail", "old.eml"), "To: ana@example.com", { mode: 0o644 });
    await chmod(folder, 0o755);
    shop = startShop({ DATA_DIR: folder, PORT: "0", LOG_LEVEL: "warn", DEMO_PRODUCTS: "0" });
    address = await addressOf(shop);
  });
  test.afterAll(async () => {
    shop.child.kill("SIGKILL");
    await shop.exit;
    await rm(folder, { recursive: true, force: true });
  });

  test("[UF-05] other users of the machine may read nothing that the shop writes, nor what it wrote before", async () => {
    await fetch(`${address}/newsletter`, {
      method: "POST",
      headers: { origin: address },
      body: new URLSearchParams({ email: "bo@example.com" }),
    });
    const files = await readdir(folder, { recursive: true });
    expect(files.filter((name) => name.endsWith(".eml")).length).toBeGreaterThan(0);
    expect(files).toContain(join("database", "postgres", "PG_VERSION"));
    // The embedded database chooses the modes of its files itself; its folder is closed.
    const own = files.filter((name) => !name.startsWith(join("database", "postgres") + sep));
    const modes = await Promise.all(
      ["", ...own].map(async (name) => {
        const found = await lstat(join(folder, name)).catch(() => undefined);
        return found && (found.mode & 0o077) !== 0 ? [`${name} ${(found.mode & 0o777).toString(8)}`] : [];
      }),
    );
    expect(modes.flat()).toEqual([]);
  });

  test("[PG-07] its database is a copy of the one that the build packed", async () => {
    const [packed] = await readdir("dist").then((names) => names.filter((name) => name.endsWith(".tar.gz")));
    const built = execFileSync("tar", [
      "--extract",
      "--to-stdout",
      "-Pzf",
      join("dist", packed ?? ""),
      "/global/pg_control",
    ]);
    const used = await readFile(join(folder, "database", "postgres", "global", "pg_control"));
    // Each cluster that PostgreSQL creates has another identifier.
    expect(used.readBigUInt64LE()).toBe(built.readBigUInt64LE());
  });

  test("a second shop on the same data folder is refused in one sentence", async ({ start }) => {
    const { code, errors } = await start({ DEMO_PRODUCTS: "0", DATA_DIR: folder }).exit;
    expect(code).toBe(1);
    expect(errors).toContain(folder);
    expect(errors.trim()).toMatch(
      /^The data folder .* is in use by .*\. Stop that process, or choose another folder\.$/,
    );
  });

  test("a stop completes the current request and exits with 0", async () => {
    const body = "email=a%40b.example";
    const post = request(`${address}/newsletter`, {
      method: "POST",
      headers: {
        origin: address,
        "content-type": "application/x-www-form-urlencoded",
        "content-length": body.length,
        // The response to this confirms that the server has the request.
        expect: "100-continue",
      },
    });
    post.flushHeaders();
    await once(post, "continue");
    shop.child.kill("SIGTERM");
    // New connections are refused.
    const connect = () =>
      fetch(address, { headers: { connection: "close" } }).then(
        () => "open",
        () => "closed",
      );
    await expect.poll(connect).toBe("closed");
    post.end(body);
    const [answer] = await once(post, "response");
    expect(answer.statusCode).toBe(200);
    answer.resume();
    expect((await shop.exit).code).toBe(0);
  });
});

test("[UF-02] a start waits for PostgreSQL with 503, but not for a database that does not exist", async ({
  start,
  folder,
  postgresql,
}) => {
  test.skip(postgresql === undefined, NOT_INSTALLED);
  const databaseUrl = (await postgresql?.createDatabase()) ?? "";
  const { port } = new URL(databaseUrl);
  const line = await openFaultLine(Number(port));
  await line.fail("refused");
  const environment = { DEMO_PRODUCTS: "0", DATA_DIR: join(folder, "data") };
  const url = databaseUrl.replace(port, String(line.port));
  const own = await freePort();
  try {
    const shop = start({ ...environment, DATABASE_URL: url, PORT: String(own) });
    expect(await shop.line(/Cannot connect/)).toContain("answers 503 and keeps trying");
    const answer = await fetch(`http://127.0.0.1:${own}/`);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    await line.mend();
    await addressOf(shop);
    expect((await fetch(`http://127.0.0.1:${own}/`)).status).toBe(200);
    const wrong = start({ ...environment, DATABASE_URL: new URL("other", databaseUrl).href });
    const { code, errors } = await wrong.exit;
    expect([code, errors]).toEqual([1, expect.stringMatching(/^Cannot connect .*"other" does not exist/)]);
  } finally {
    await line.close();
  }
});

test("a busy port is refused in one sentence before the catalogue is filled", async ({ start }) => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const { code, errors } = await start({ PORT: String(port), DEMO_PRODUCTS: "6000" }).exit;
  other.close();
  expect(code).toBe(1);
  expect(errors.trim()).toBe(
    `Port ${port} is in use by another program. Choose a free port, for example: PORT=${port + 1} npm start`,
  );
});

test("an invalid setting is named", async ({ start }) => {
  const { code, errors } = await start({ PORT: "http" }).exit;
  expect(code).toBe(1);
  expect(errors.trim()).toMatch(
    /^The configuration is not valid\. PORT: .* docs\/configuration\.md describes every variable\.$/,
  );
});

async function totalOf(address: string): Promise<number> {
  const response = await fetch(address, { headers: { accept: "application/vnd.vitrine.data+json;routes=collection" } });
  return (await response.json()).loaderData.collection.paging.total;
}

/** The number of all products and the paths of the first ones, as the document of their listing shows them. */
async function documentOf(address: string): Promise<{ readonly total: number; readonly products: readonly string[] }> {
  const html = await (await fetch(`${address}/us/collections/all`)).text();
  const paths = [...html.matchAll(/href="(\/us\/products\/[^"?#]+)"/g)].map(([, path = ""]) => path);
  expect(paths.length).toBeGreaterThan(40);
  return { total: Number(/([\d,]+) items/.exec(html)?.[1]?.replace(",", "")), products: paths };
}
