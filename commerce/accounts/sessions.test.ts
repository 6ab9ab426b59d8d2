import { beforeAll, expect, test } from "vitest";
import { onDatabase } from "../database/testing.ts";
import { endSession, findSession, listSessions, revokeSession, startSession } from "./sessions.ts";
import { accountTable, sessionTable } from "./tables.ts";
import { testingAccounts, type TestingAccounts } from "./testing-accounts.ts";
import { createToken } from "./tokens.ts";

const DAY = 86_400_000;

onDatabase("sessions", (database) => {
  let accounts: TestingAccounts;
  const find = (token: string) => findSession(database.current, token, accounts.now());
  const start = (account: string, agent = "a browser") =>
    startSession(database.current.sql, account, agent, accounts.now());

  beforeAll(async () => {
    accounts = testingAccounts(database.current);
    const now = accounts.now();
    await database.current.sql.insert(accountTable).values([
      { id: "ana", email: "ana@example.com", passwordHash: "", vipLevel: 2, createdAt: now, passwordChangedAt: now },
      { id: "bo", email: "bo@example.com", passwordHash: "", createdAt: now, passwordChangedAt: now },
    ]);
  });

  test("only its token identifies a session, and the table does not store the token [AC-03]", async () => {
    const token = await start("ana");
    expect(await find(token)).toEqual({ id: "ana", email: "ana@example.com", vipLevel: 2 });
    for (const other of [createToken(), token.slice(1), `${token}x`, "", "' or 1=1 --", "%", "\0"]) {
      expect(await find(other), other).toBeUndefined();
    }
    const rows = JSON.stringify(await database.current.sql.select().from(sessionTable));
    expect(rows).not.toContain(token);
  });

  test("a session expires after 30 days of disuse, and after 180 days in any case [AC-03]", async () => {
    const unused = await start("ana");
    accounts.advance(30 * DAY - 1);
    const used = await start("ana");
    expect(await find(unused)).toBeDefined();
    accounts.advance(30 * DAY);
    expect(await find(unused)).toBeUndefined();
    const active = await start("ana");
    for (let days = 0; days < 160; days += 20) {
      accounts.advance(20 * DAY);
      expect(await find(active), `after ${days + 20} days`).toBeDefined();
    }
    accounts.advance(20 * DAY);
    expect(await find(active)).toBeUndefined();
    expect(await find(used)).toBeUndefined();
  });

  test("only the account itself lists and ends its sessions [AC-03]", async () => {
    const here = await start("ana", "Firefox");
    accounts.advance(1000);
    const there = await start("ana", `Chrome ${"x".repeat(1000)}`);
    const other = await start("bo");
    const listed = await listSessions(accounts, "ana", here);
    expect(listed.map(({ agent, isCurrent }) => [agent.slice(0, 7), isCurrent])).toEqual([
      ["Chrome ", false],
      ["Firefox", true],
    ]);
    expect(JSON.stringify(listed)).not.toContain(there);
    const [chrome] = listed;
    expect(await revokeSession(accounts, "bo", chrome?.id ?? "")).toBe("no-such-session");
    expect(await find(there)).toBeDefined();
    expect(await revokeSession(accounts, "ana", chrome?.id ?? "")).toBe("revoked");
    expect(await revokeSession(accounts, "ana", chrome?.id ?? "")).toBe("no-such-session");
    expect(await find(there)).toBeUndefined();
    await endSession(accounts, here);
    expect(await find(here)).toBeUndefined();
    expect(await find(other)).toBeDefined();
  });
});
