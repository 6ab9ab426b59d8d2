import { Hono } from "hono";
import { expect, test } from "vitest";
import { accountTable } from "../../commerce/accounts/tables.ts";
import { accountsAdminApp } from "../accounts/admin-app.ts";
import { openAccess } from "../catalogue/access.ts";
import type { Config } from "../config.ts";
import { listen } from "../http/listener.ts";
import { openShopDatabase } from "../start/shop.ts";
import { runAccounts } from "./accounts.ts";
import { runSecurity } from "./security.ts";
import { EMBEDDED, makeDataFolder, makeEmbeddedDataFolder } from "./testing-data-folder.ts";

let config: Config;

/** Two accounts. */
async function fill(folder: Config): Promise<void> {
  config = folder;
  const database = await openShopDatabase(config);
  const now = new Date();
  const row = (email: string) => ({ id: email, email, passwordHash: "", createdAt: now, passwordChangedAt: now });
  await database.sql.insert(accountTable).values([row("ana@example.com"), row("bo+'x@example.com")]);
  await database.close();
}

async function run(...words: string[]): Promise<string[]> {
  const printed: string[] = [];
  await runAccounts(words, config, { print: (text) => printed.push(text), info: () => {} });
  return printed;
}

test("[UF-15] the events of commands are exported as JSON lines, without the address", async () => {
  const exported = async (...words: string[]) => {
    const printed: string[] = [];
    await runSecurity(["export", ...words], config, { print: (text) => printed.push(text), info: () => {} });
    return printed;
  };
  await fill(await makeDataFolder());
  await run("vip", "ana@example.com", "2");
  await run("list");
  const [event, ...others] = await exported();
  expect(others).toEqual([]);
  expect(JSON.parse(event ?? "")).toMatchObject({
    kind: "operator-action",
    details: {
      method: "PUT",
      path: expect.stringMatching(/^\/admin\/accounts\/[\da-f]{16}\/vip$/),
      status: 200,
      operator: "command line",
    },
  });
  expect(await exported("2999-01-01")).toEqual([]);
  await expect(exported("yesterday")).rejects.toThrow('"yesterday" is not a date');
});

async function useEveryCommand(): Promise<void> {
  expect(await run("vip", "Ana@Example.com", "2")).toEqual(["ana@example.com has VIP level 2."]);
  expect((await run("list")).map((line) => line.split("\t").slice(0, 2))).toEqual([
    ["ana@example.com", "2"],
    ["bo+'x@example.com", "0"],
  ]);
  expect(JSON.parse((await run("show", "bo+'x@example.com"))[0] ?? "")).toMatchObject({ vipLevel: 0 });
  await expect(run("vip", "ana@example.com", "-1")).rejects.toThrow("Use a whole number from 0 to 100");
  await expect(run("vip", "nobody@example.com", "1")).rejects.toThrow(
    "No account has the email address nobody@example.com.",
  );
  await expect(run("show", "../catalogue")).rejects.toThrow("No account has the email address");
  await expect(run("vip", "ana@example.com")).rejects.toThrow("npm run shop -- accounts");
  expect((await run("show", "ana@example.com")).join()).not.toContain("assword");
}

test("[AC-01] the operator sets VIP levels in the database if no shop runs", async () => {
  await fill(await makeDataFolder());
  expect(await run("list")).toHaveLength(2);
  await useEveryCommand();
});

test(
  "[AC-01] the operator sets VIP levels through the running shop, which rejects everyone else",
  EMBEDDED,
  async () => {
    await fill(await makeEmbeddedDataFolder());
    const database = await openShopDatabase(config);
    const listening = await listen({ host: "127.0.0.1", port: 0, timeoutSeconds: 30 });
    if (listening.kind !== "listening") throw new Error(listening.kind);
    const { listener } = listening;
    const access = openAccess(config.dataDir, listener.address);
    const parts = { database, localToken: access.token, onError: () => {} };
    const app = new Hono()
      .get("/admin/catalogue", (context) => context.json({}))
      .route("/admin/accounts", accountsAdminApp({ ...parts, token: undefined }));
    listener.serve({ fetch: (request) => app.fetch(request) });
    try {
      await useEveryCommand();
      for (const path of ["", "/ana@example.com", "/ana@example.com/vip"]) {
        expect((await fetch(`${listener.address}/admin/accounts${path}`)).status).toBe(404);
      }
      const guarded = accountsAdminApp({ ...parts, token: "0123456789abcdef" });
      expect((await guarded.request("/", { headers: { authorization: "Bearer guess" } })).status).toBe(401);
      const known = await guarded.request("/", { headers: { authorization: "Bearer 0123456789abcdef" } });
      expect([known.status, known.headers.get("cache-control")]).toEqual([200, "no-store"]);
    } finally {
      access.close();
      await listener.drain(1);
      await database.close();
    }
  },
);
