// The security log in the console.

import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { recordSecurityEvent } from "#commerce/security";
import { signInStaff } from "#commerce/staff";
import { accountTable } from "../../commerce/accounts/tables.ts";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { testOrderServices } from "../../commerce/checkout/testing-order-services.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { securityEventTable } from "../../commerce/security/tables.ts";
import { DEVICE, joinStaff } from "../../commerce/staff/testing-staff.ts";
import { testConsole, type TestConsole } from "./testing-console.ts";

onDatabase("the security log in the console", (database) => {
  let console: TestConsole;
  let owner = { id: "", token: "" };
  let editor = "";
  const customer = randomUUID();
  const accounts = () => testingAccounts(database.current);

  beforeAll(async () => {
    console = testConsole(accounts(), testOrderServices(database.current));
    owner = await joinStaff(accounts(), "olga@example.com", "owner");
    editor = (await joinStaff(accounts(), "editor@example.com", "editor")).token;
    await database.current.sql.insert(accountTable).values({
      id: customer,
      email: "ana@example.com",
      firstName: "Ana",
      lastName: "Lima",
      passwordHash: "",
      createdAt: new Date(),
      passwordChangedAt: new Date(),
    });
    await database.current.sql.delete(securityEventTable);
  });

  const page = async (query = "") => (await console.get(`/console/security${query}`, owner.token)).text();
  /** The body of the table, without the filters above it. */
  const rows = async (query = "") => /<tbody>.*<\/tbody>/su.exec(await page(query))?.[0] ?? "";
  const record = (event: Omit<Parameters<typeof recordSecurityEvent>[1], "at">, at = new Date()) =>
    recordSecurityEvent(database.current.sql, { ...event, at });

  test("[UF-15] [CN-09] a shop without events says what will be here; only those who may see the log open it", async () => {
    expect(await page()).toContain("No events");
    expect((await console.get("/console/security", editor)).status).toBe(403);
    expect((await console.get("/console/security")).status).toBe(302);
    expect(await (await console.get("/console/profile", editor)).text()).not.toContain("/console/security");
    expect(await page()).toContain('href="/console/audit"');
    expect(await (await console.get("/console/audit", owner.token)).text()).toContain('href="/console/security"');
  });

  test("[UF-15] [CN-09] events name people, and are found by person, address, network, kind and day", async () => {
    for (const email of ["olga@example.com", "stranger@example.com"]) {
      const device = { ...DEVICE, network: "198.51.100.9" };
      await signInStaff(accounts(), { email, password: "wrong", device }, new Date());
    }
    await record({ kind: "signed-in", accountId: customer, network: "203.0.113.5" });
    await record({ kind: "password-changed", accountId: randomUUID(), network: "203.0.113.6" });
    const action = { method: "PUT", path: "/admin/settings/tax", status: 200, operator: "Warehouse robot" };
    await record({ kind: "operator-action", network: "203.0.113.7", details: action });
    await record({ kind: "registered", network: "203.0.113.8" }, new Date("2026-01-02T12:00:00Z"));
    const all = await rows();
    for (const found of [
      `href="/console/team/${owner.id}"`,
      `href="/console/customers/${customer}"`,
      "Deleted account",
      "PUT /admin/settings/tax",
      'href="/console/audit?who=Warehouse+robot"',
    ]) {
      expect(all).toContain(found);
    }
    expect(all).not.toContain("stranger");
    // The newest first.
    expect(all.indexOf("203.0.113.8")).toBeLessThan(all.indexOf("203.0.113.5"));
    const networks = async (query: string) => [
      ...new Set([...(await rows(query)).matchAll(/\?text=(\d+\.\d+\.\d+\.\d+)/g)].map(([, network]) => network)),
    ];
    expect(await networks("?text=ana@example.com")).toEqual(["203.0.113.5"]);
    expect(await networks("?text=olga")).toEqual(["198.51.100.9"]);
    expect(await networks("?text=stranger@example.com")).toEqual(["198.51.100.9"]);
    expect(await networks("?text=robot")).toEqual(["203.0.113.7"]);
    expect(await networks("?kind=password-changed")).toEqual(["203.0.113.6"]);
    expect(await networks("?since=2026-01-02&until=2026-01-02")).toEqual(["203.0.113.8"]);
    expect(await page("?kind=registered&text=robot")).toContain("No event matches");
    expect(await page("?kind=registered&since=2026-01-01")).toContain(
      'href="/admin/security/security.csv?kind=registered&amp;since=2026-01-01"',
    );
  });

  test("[UF-15] wrong parameters of the address are left out, and pages follow each other", async () => {
    const everything = await rows();
    for (const wrong of ["?kind=nothing", "?since=soon", "?until=2026-13-01", "?cursor=-1", "?cursor=x", "?text=%00"]) {
      expect(await rows(wrong), wrong).toBe(everything);
    }
    for (let count = 0; count < 60; count += 1) await record({ kind: "session-ended", details: { count } });
    const first = await page("?kind=session-ended");
    expect(first.match(/<tr/g)).toHaveLength(51);
    const next = /href="(\/console\/security\?[^"]*cursor=\d+)"/.exec(first)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const second = await (await console.get(next, owner.token)).text();
    expect(second.match(/<tr/g)).toHaveLength(11);
    expect(second).toContain("Back to the latest");
    expect(second).not.toContain("Earlier events");
  });
});
