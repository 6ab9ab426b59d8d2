// A stop under load, by one process, by two workers, and by a parent whose workers are all dead: no connection is reset.

import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { addressOf, startShop } from "../../tools/test-runner/shop-process.ts";
import { NOT_INSTALLED, test } from "./postgresql.ts";

test.describe.configure({ mode: "serial", timeout: 240_000 });

/** The shop of the first test serves all. */
let databaseUrl: string | undefined;
test.beforeAll(async ({ postgresql }) => {
  databaseUrl = await postgresql?.createDatabase();
});

for (const [title, workers, isDead] of [
  ["one process", 1, false],
  ["two workers", 2, false],
  ["a parent without a living worker", 2, true],
] as const) {
  test(`[UF-13] ${title} under load stops without resetting a connection`, async () => {
    test.skip(databaseUrl === undefined, NOT_INSTALLED);
    const folder = await mkdtemp(join(tmpdir(), "vitrine-stop-"));
    const environment = { DATABASE_URL: databaseUrl ?? "", DATA_DIR: join(folder, "data"), PORT: "0" };
    const shop = startShop({ ...environment, DEMO_PRODUCTS: "0", LOG_LEVEL: "warn" }, ["--workers", String(workers)]);
    try {
      const address = await addressOf(shop);
      const status = async () => {
        const asked = { headers: { connection: "close" }, signal: AbortSignal.timeout(1_000) };
        return (await fetch(`${address}/readyz`, asked).catch(() => undefined))?.status;
      };
      const processes = async () =>
        Number(/^shop_processes (\d+)$/m.exec(await (await fetch(`${address}/metrics`)).text())?.[1]);
      if (workers > 1) await expect.poll(processes, { timeout: 60_000 }).toBe(workers);
      if (isDead) {
        for (const pid of childrenOf(shop.child.pid)) process.kill(pid, "SIGKILL");
        await expect.poll(status, { intervals: [20] }).toBe(503);
      }
      const load = startLoad(address);
      await expect.poll(() => load.answered()).toBeGreaterThan(50);
      shop.child.kill("SIGTERM");
      const failures = await load.end;
      // Each client ends with a connection that is refused, once the port is closed.
      expect(failures.filter((code) => code !== "ECONNREFUSED")).toEqual([]);
      expect(failures.length).toBe(CLIENTS);
      expect((await shop.exit).code).toBe(0);
    } finally {
      shop.child.kill("SIGKILL");
      await shop.exit;
      await rm(folder, { recursive: true, force: true });
    }
  });
}

const CLIENTS = 18;

/** Clients that request a page again and again until they are refused, one in three with a connection that it keeps. */
function startLoad(address: string) {
  let answered = 0;
  const failures: string[] = [];
  const ask = (agent: Agent | false) =>
    new Promise<void>((resolve, reject) => {
      request(`${address.replace("localhost", "127.0.0.1")}/pages/size-fit`, { agent }, (response) => {
        response.resume().on("error", reject);
        response.on("end", () => {
          answered += 1;
          resolve();
        });
      })
        .on("error", reject)
        .end();
    });
  const clients = Array.from({ length: CLIENTS }, async (_, number) => {
    const agent = number % 3 === 0 && new Agent({ keepAlive: true, maxSockets: 1 });
    const next = (): Promise<string> =>
      ask(agent).then(
        () => "",
        (error: NodeJS.ErrnoException) => error.code ?? String(error),
      );
    for (let code = await next(); ; code = await next()) {
      if (code !== "") failures.push(code);
      if (code === "ECONNREFUSED") return;
    }
  });
  return { answered: () => answered, end: Promise.all(clients).then(() => failures) };
}

const childrenOf = (pid: number | undefined): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);
