// Several worker processes on one port: rolling restarts under load, crashes, and a shared catalogue.

import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { addressOf, startShop } from "../../tools/test-runner/shop-process.ts";
import { NOT_INSTALLED, test } from "./postgresql.ts";

test.describe.configure({ timeout: 240_000 });

test("several workers without a shared database are refused in one sentence", async () => {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-workers-"));
  const { code, errors } = await startShop({ DATA_DIR: folder, PORT: "0", DATABASE_URL: "" }, ["--workers", "2"]).exit;
  expect(code).toBe(1);
  expect(errors.trim()).toMatch(/^Several workers need a shared database\. .*DATABASE_URL.*\.$/);
  await rm(folder, { recursive: true, force: true });
});

test("two workers both see an external import, a rolling restart fails no request, and crashed ones are replaced [ER-02] [UF-13]", async ({
  postgresql,
}) => {
  test.skip(postgresql === undefined, NOT_INSTALLED);
  const folder = await mkdtemp(join(tmpdir(), "vitrine-workers-"));
  const environment = {
    DATABASE_URL: (await postgresql?.createDatabase()) ?? "",
    DATA_DIR: join(folder, "data"),
    PORT: "0",
    DEMO_PRODUCTS: "120",
    LOG_LEVEL: "warn",
  };
  const shop = startShop(environment, ["--workers", "2"]);
  try {
    const address = await addressOf(shop);
    const processes = async () => /^shop_processes (\d+)$/m.exec(await ask(`${address}/metrics`))?.[1];
    await expect.poll(processes, { timeout: 60_000 }).toBe("2");

    // Like another machine: with a separate data folder it does not find the running shop.
    const own = { ...environment, DATA_DIR: join(folder, "elsewhere") };
    const feed = join(folder, "feed.jsonl");
    await writeFile(feed, await demoFeed(own));
    await cli(own, "catalogue", "import", feed);
    // Some of the 60 products are for VIPs. Before the import there were 120.
    const isSeenByAll = async () => {
      const totals = await Promise.all(Array.from({ length: 8 }, () => totalOf(address)));
      return new Set(totals).size === 1 && totals.every((total) => total <= 60);
    };
    await expect.poll(isSeenByAll, { timeout: 30_000 }).toBe(true);

    const before = childrenOf(shop.child.pid);
    const load = startLoad(address);
    shop.child.kill("SIGHUP");
    await expect
      .poll(() => childrenOf(shop.child.pid).some((pid) => before.includes(pid)), { timeout: 90_000 })
      .toBe(false);
    await expect.poll(processes, { timeout: 30_000 }).toBe("2");
    const { answered, failures } = await load.end();
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(20);

    const [victim] = childrenOf(shop.child.pid);
    process.kill(victim ?? 0, "SIGKILL");
    await expect.poll(() => childrenOf(shop.child.pid).includes(victim ?? 0)).toBe(false);
    await expect.poll(processes, { timeout: 60_000 }).toBe("2");

    // Without a living worker, the parent answers.
    // A connection that a dying worker was given is never answered.
    const statusNow = () =>
      fetch(address, { headers: { connection: "close" }, signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
    for (const pid of childrenOf(shop.child.pid)) process.kill(pid, "SIGKILL");
    let refused: Response | undefined;
    await expect.poll(async () => (refused = await statusNow())?.status, { intervals: [50] }).toBe(503);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    // A worker may die while the parent hands the port over to it, for which an unfinished request gives it a second.
    const { hostname, port } = new URL(address);
    const unfinished = connect(Number(port), hostname).on("error", () => undefined);
    unfinished.write("GET / HTTP/1.1\r\n");
    await expect.poll(() => isOpen(address), { timeout: 60_000, intervals: [300] }).toBe(false);
    for (const pid of childrenOf(shop.child.pid)) process.kill(pid, "SIGKILL");
    await expect.poll(async () => (await statusNow())?.status, { timeout: 60_000 }).toBe(200);
    await expect.poll(processes, { timeout: 60_000 }).toBe("2");

    shop.child.kill("SIGTERM");
    expect((await shop.exit).code).toBe(0);
  } finally {
    shop.child.kill("SIGKILL");
    await shop.exit;
    await rm(folder, { recursive: true, force: true });
  }
});

const cli = (environment: Record<string, string>, ...words: string[]) =>
  promisify(execFile)(process.execPath, ["server/cli.ts", ...words], { env: { ...process.env, ...environment } });

async function demoFeed(environment: Record<string, string>): Promise<string> {
  const file = join(environment["DATA_DIR"] ?? "", "..", "demo.jsonl");
  await cli(environment, "demo", "feed", "--products", "60", "--out", file);
  return readFileSync(file, "utf8");
}

/** Uses a new connection, so that any worker may respond. */
function ask(address: string, accept = "*/*"): Promise<string> {
  return new Promise((resolve, reject) => {
    request(address, { agent: false, headers: { accept } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      answer.on("end", () => resolve(text)).on("error", reject);
    })
      .on("error", reject)
      .end();
  });
}

/** False if nobody has the port. */
const isOpen = (address: string): Promise<boolean> =>
  ask(address).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== "ECONNREFUSED",
  );

async function totalOf(address: string): Promise<number> {
  const answer = await ask(`${address}/collections/all`, "application/vnd.vitrine.data+json;routes=collection");
  return JSON.parse(answer).loaderData.collection.paging.total;
}

/** Visitors with keep-alive connections, until `end` is called. */
function startLoad(address: string) {
  const over = new AbortController();
  let answered = 0;
  const failures: string[] = [];
  const visitors = Array.from({ length: 3 }, async () => {
    while (!over.signal.aborted) {
      try {
        const answer = await fetch(`${address}/pages/size-fit`);
        await answer.arrayBuffer();
        if (answer.ok) answered += 1;
        else failures.push(String(answer.status));
      } catch (error) {
        failures.push(String(error instanceof Error ? (error.cause ?? error) : error));
      }
    }
  });
  return {
    end: async () => {
      over.abort();
      await Promise.all(visitors);
      return { answered, failures };
    },
  };
}

const childrenOf = (pid: number | undefined): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);
