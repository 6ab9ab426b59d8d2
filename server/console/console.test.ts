// The console over HTTP: who gets in, and what each role may open.

import { beforeAll, expect, test } from "vitest";
import { DEFAULT_TAXONOMY } from "#catalogue";
import { pages } from "#console/entry-server.ts";
import { tmpdir } from "node:os";
import { searchAudit } from "#commerce/audit";
import { enqueueMail, mailTable } from "#commerce/mail";
import { SystemReport } from "#commerce/system";
import { readConfig } from "../config.ts";
import { createMetrics } from "../observability/metrics.ts";
import { openIndexRebuild } from "../system/index-rebuild.ts";
import { readReport } from "../system/read-report.ts";
import { findApiToken, listApiTokens, listStaff, OPERATIONS, ROLES, type Operation, type Role } from "#commerce/staff";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { openTestShop, testOrderServices } from "../../commerce/checkout/testing-order-services.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { initialSettings } from "../../commerce/settings/testing-settings.ts";
import { staffTwoFactorTable } from "../../commerce/staff/tables.ts";
import { joinStaff, PASSWORD } from "../../commerce/staff/testing-staff.ts";
import { createLog } from "../observability/log.ts";
import { createShop } from "../start/shop.ts";
import { Hono } from "hono";
import type { RequestVariables } from "../http/requests.ts";
import { consoleApp } from "./console-app.ts";
import { TEST_SERVICES } from "./testing-console.ts";

const ORIGIN = "http://localhost";

onDatabase("console", (database) => {
  const tokens = new Map<Role, string>();
  let app: Hono<{ Variables: RequestVariables }>;

  beforeAll(async () => {
    const accounts = testingAccounts(database.current);
    for (const role of Object.keys(ROLES) as Role[]) {
      tokens.set(role, (await joinStaff(accounts, `${role}@example.com`, role)).token);
    }
    const log = createLog("silent", false);
    app = new Hono<{ Variables: RequestVariables }>();
    app.use((context, next) => {
      context.set("log", log);
      context.set("requestId", "test");
      return next();
    });
    app.route(
      "/console",
      consoleApp({
        shop: {
          id: "vitrine",
          database: database.current,
          taxonomy: DEFAULT_TAXONOMY,
          setting: initialSettings,
          search: { search: () => Promise.reject(new Error("no search")) } as never,
          accounts,
          orderServices: testOrderServices(database.current),
        },
        ...TEST_SERVICES,
        head: () => "",
        publicUrl: undefined,
        networkOf: () => "192.0.2.1",
        countError: () => {},
        lanes: (_context, next) => next(),
      }),
    );
  });

  const get = async (path: string, token?: string) =>
    app.request(`${ORIGIN}${path}`, { headers: token ? { cookie: `console=${token}` } : {} });
  const post = async (path: string, fields: Record<string, string | string[]>, headers: Record<string, string> = {}) =>
    app.request(`${ORIGIN}${path}`, {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin", ...headers },
      body: new URLSearchParams(
        Object.entries(fields).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
      ),
    });

  /** Addresses of pages with a parameter name a record that does not exist. */
  const addressOf = (path: string): string => path.replaceAll(/:\w+/g, "none").replaceAll("*", "none");

  test("[CN-02] every page names what it does, and nobody opens it without signing in", async () => {
    for (const { path, loads, acts } of pages) {
      expect(loads.length, path).toBe(1);
      if (loads[0] === "anyone") continue;
      expect(acts, path).not.toContain("anyone");
      const response = await get(addressOf(path));
      expect([path, response.status, response.headers.get("location")?.split("?")[0]]).toEqual([
        path,
        302,
        "/console/sign-in",
      ]);
    }
  });

  test("[CN-02] each role opens the pages that its permissions allow, and no other", async () => {
    for (const [role, token] of tokens) {
      for (const { path, loads } of pages) {
        const [access = ""] = loads;
        if (!Object.hasOwn(OPERATIONS, access)) continue;
        const isPermitted = (ROLES[role] as readonly string[]).includes(OPERATIONS[access as Operation].needs);
        const { status } = await get(addressOf(path), token);
        expect([200, 404].includes(status) ? "opened" : status, `${role}: ${path}`).toBe(isPermitted ? "opened" : 403);
      }
    }
  });

  test("[CN-01] staff sign in with their password, come back to the page they wanted, and sign out", async () => {
    const wrong = await post("/console/sign-in", { intent: "sign-in", email: "owner@example.com", password: "wrong" });
    expect([wrong.status, wrong.headers.get("set-cookie")]).toEqual([422, null]);
    const form = { intent: "sign-in", email: "owner@example.com", password: PASSWORD, to: "/console/orders?q=1" };
    const signedIn = await post("/console/sign-in", form);
    expect([signedIn.status, signedIn.headers.get("location")]).toEqual([302, "/console/orders?q=1"]);
    const cookie = /console=[^;]+/.exec(signedIn.headers.getSetCookie().join("\n"))?.[0] ?? "";
    const page = await app.request(`${ORIGIN}/console/orders`, { headers: { cookie } });
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const out = await post("/console/profile", { intent: "sign-out" }, { cookie });
    expect(out.headers.get("location")).toBe("/console/sign-in");
    expect((await app.request(`${ORIGIN}/console/orders`, { headers: { cookie } })).status).toBe(302);
  });

  test("[UF-08] strangers who use up the limits of an address do not lock staff out of a browser that they use", async () => {
    const form = { intent: "sign-in", email: "merchandiser@example.com" };
    const cookies = (await post("/console/sign-in", { ...form, password: PASSWORD })).headers.getSetCookie().join("\n");
    const device = /console-device=[\w.-]+/.exec(cookies)?.[0] ?? "";
    for (let tries = 0; tries < 11; tries += 1) await post("/console/sign-in", { ...form, password: "a wrong guess" });
    const signIn = async (cookie: string, password = PASSWORD) =>
      (await post("/console/sign-in", { ...form, password }, { cookie })).status;
    expect(await signIn("")).toBe(422);
    expect(await signIn(device)).toBe(302);
    // Not in a browser with a forged token, nor for someone else.
    expect(await signIn(device.replace(/.$/, (last) => (last === "A" ? "B" : "A")))).toBe(422);
    const other = { ...form, email: "editor@example.com" };
    for (let tries = 0; tries < 11; tries += 1) await post("/console/sign-in", { ...other, password: "a wrong guess" });
    expect((await post("/console/sign-in", { ...other, password: PASSWORD }, { cookie: device })).status).toBe(422);
    // Known devices have a limit too.
    for (let tries = 0; tries < 10; tries += 1) await signIn(device, "a wrong guess");
    expect(await signIn(device)).toBe(422);
  });

  test("[CN-01] a sign-in never leads to another site, and another site's form changes nothing", async () => {
    const form = { intent: "sign-in", email: "owner@example.com", password: PASSWORD };
    for (const to of ["//example.org", "https://example.org", "/console//example.org", "/consolex"]) {
      expect((await post("/console/sign-in", { ...form, to })).headers.get("location"), to).toBe("/console");
    }
    expect((await post("/console/sign-in", form, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  });

  test("[UF-03] the body of a guest is read up to 64 kB, that of staff up to 32 MB", async () => {
    const send = async (token: string | undefined, bytes: number, isLengthKnown: boolean) => {
      let sent = 0;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (sent >= bytes) return controller.close();
          sent += 16_384;
          return controller.enqueue(new Uint8Array(16_384));
        },
      });
      const headers = {
        "content-type": "application/x-www-form-urlencoded",
        origin: ORIGIN,
        ...(isLengthKnown && { "content-length": String(bytes) }),
        ...(token && asStaff(token)),
      };
      const init = { method: "POST", headers, body, duplex: "half" };
      const { status } = await app.request(`${ORIGIN}/console/sign-in`, init as RequestInit);
      return { status, sent };
    };
    for (const token of [undefined, "A".repeat(43)]) {
      for (const isLengthKnown of [true, false]) {
        const { status, sent } = await send(token, 8 << 20, isLengthKnown);
        expect(status).toBe(413);
        expect(sent).toBeLessThanOrEqual(128 * 1024);
      }
    }
    expect(await send(tokens.get("owner"), 1 << 20, true)).not.toMatchObject({ status: 413 });
    expect(await send(tokens.get("owner"), 33 << 20, true)).toMatchObject({ status: 413 });
  });

  const asStaff = (token: string) => ({ cookie: `console=${token}` });

  test("[CN-01] [CN-03] [CN-07] [CN-09] an owner invites someone by the form, who joins, appears in the team and in the audit, and two editors merge their edits", async () => {
    const owner = tokens.get("owner") ?? "";
    const form = { intent: "invite", email: "nina@example.com", role: "editor", "markets[]": ["fr", "it", ""] };
    const unknown = await post("/console/team", { ...form, "markets[]": ["fr", "atlantis"] }, asStaff(owner));
    expect([unknown.status, (await unknown.text()).includes("These are not markets of the shop: atlantis.")]).toEqual([
      422,
      true,
    ]);
    const invited = await (await post("/console/team", form, asStaff(owner))).text();
    const path = /\/console\/join\/[\w-]+/.exec(invited)?.[0] ?? "";
    expect(await (await get("/console/team", owner)).text()).not.toContain(path);

    const joined = await post(path, { intent: "join", name: "Nina Berg", password: PASSWORD });
    expect(joined.status).toBe(302);
    const team = await (await get("/console/team", owner)).text();
    expect(team).toContain("Nina Berg");
    expect(team).toContain("France, Italy");
    const id = new RegExp(String.raw`/console/team/([\w-]{36})"[^>]*>(?:(?!</a>).)*Nina Berg`).exec(team)?.[1] ?? "";

    const change = { intent: "change", name: "Nina Berg", role: "finance", markets: "", version: "1" };
    expect((await post(`/console/team/${id}`, change, asStaff(owner))).status).toBe(200);
    const base = JSON.stringify({ name: "Nina Berg", role: "editor", markets: "fr, it" });
    const typed = { ...change, name: "N. Berg", role: "editor", markets: "fr, it", base };
    const stale = await post(`/console/team/${id}`, typed, asStaff(owner));
    expect(stale.status).toBe(409);
    const merge = await stale.text();
    expect(merge).toMatch(/owner saved this first/);
    expect(merge).toContain("Finance");
    expect(merge).toContain("All markets");
    // Values that only one person changed are preselected.
    expect(merge).toMatch(/name="name"[^>]*checked=""[^>]*value="N. Berg"/);
    expect(merge).toMatch(/name="role"[^>]*checked=""[^>]*value="finance"/);
    const merged = { ...change, name: "N. Berg", version: /name="version" value="(\d+)"/.exec(merge)?.[1] ?? "" };
    expect((await post(`/console/team/${id}`, merged, asStaff(owner))).status).toBe(200);
    expect(await (await get("/console/team", owner)).text()).toContain("N. Berg");

    const query = `text=${id}&operation=change-staff&who=own`;
    const audit = await (await get(`/console/audit?${query}`, owner)).text();
    expect(audit).toContain("Change someone&#x27;s role, markets or name");
    expect(audit).toContain(`/admin/audit/audit.csv?text=${id}&amp;who=own&amp;operation=change-staff`);
    const open = [...audit.matchAll(/entry=(\d+)/gu)].at(-1)?.[1];
    const entry = await (await get(`/console/audit?entry=${open}`, owner)).text();
    expect(entry).toContain("<del>editor</del><ins>finance</ins>");
    expect(await (await get(`/console/audit?text=${id}&to=2000-01-01`, owner)).text()).toContain("No entries");

    // Joining is a change of the team, by the person who joins; the invitation is named by its address.
    const joining = await searchAudit(database.current, { operation: "join-staff", subject: { kind: "staff", id } });
    expect(joining.entries).toMatchObject([
      {
        operatorId: id,
        operatorKind: "staff",
        operatorName: "Nina Berg",
        requestId: "test",
        after: { name: "Nina Berg", email: "nina@example.com", role: "editor", markets: ["fr", "it"] },
      },
    ]);
    const named = await (await get("/console/audit?operation=join-staff&who=Nina", owner)).text();
    expect(named).toContain("Join the team by an invitation");
    expect(named).toMatch(new RegExp(`href="/console/team/${id}"[^>]*>N. Berg</a>`));
    expect(await (await get("/console/audit?operation=invite-staff&text=nina", owner)).text()).toMatch(
      /Invitation of(?:<!-- -->)? <a [^>]*href="\/console\/team"[^>]*>nina@example\.com<\/a>/,
    );

    const wrong = await post(`/console/team/${id}`, { intent: "remove", email: "else@example.com" }, asStaff(owner));
    expect(wrong.status).toBe(422);
    const removed = await post(`/console/team/${id}`, { intent: "remove", email: "nina@example.com" }, asStaff(owner));
    expect([removed.status, removed.headers.get("location")]).toEqual([302, "/console/team"]);
    expect((await get(`/console/team/${id}`, owner)).status).toBe(404);
    const gone = await (await get(`/console/audit?text=${id}&operation=remove-staff`, owner)).text();
    expect(gone).toContain("N. Berg");
    expect(gone).not.toContain(`href="/console/team/${id}"`);
  });

  test("[CN-11] an owner creates an API token by the form, which works until it is revoked", async () => {
    const owner = asStaff(tokens.get("owner") ?? "");
    const page = "/console/tokens";
    const form = { intent: "create", name: "Warehouse robot", access: "chosen", "permissions[]": "orders.view" };
    for (const wrong of [
      { ...form, name: " " },
      { ...form, "permissions[]": "" },
      { ...form, expires: "2020-01-01" },
      { ...form, expires: "soon" },
      { ...form, name: "command line" },
    ]) {
      expect((await post(page, wrong, owner)).status, JSON.stringify(wrong)).toBe(422);
    }
    expect((await post(page, form, asStaff(tokens.get("editor") ?? ""))).status).toBe(403);
    const created = await (await post(page, { ...form, expires: "2999-12-31" }, owner)).text();
    const token = /vitrine_[\w-]{43}/.exec(created)?.[0] ?? "";
    expect(await findApiToken(database.current, token, new Date())).toMatchObject({ name: "Warehouse robot" });
    const listed = await (await get(page, tokens.get("owner"))).text();
    expect(listed).toContain("Warehouse robot");
    expect(listed).toContain("31 Dec 2999");
    expect(listed).not.toContain(token);
    const [listedToken] = await listApiTokens(database.current);
    const revoke = { intent: "revoke", id: listedToken?.id ?? "" };
    expect((await post(page, revoke, owner)).status).toBe(200);
    expect((await post(page, revoke, owner)).status).toBe(422);
    expect(await findApiToken(database.current, token, new Date())).toBeUndefined();
    expect(await (await get(page, tokens.get("owner"))).text()).toContain("Revoked on");
  });

  test("[CN-11] [CN-07] an owner adds a webhook, changes, pauses and tests it, sees its secret and deletes it", async () => {
    const token = tokens.get("owner") ?? "";
    const owner = asStaff(token);
    const form = { intent: "add", name: "ERP", url: "https://erp.example.com/hook", events: "all" };
    const bad = await post("/console/webhooks", { ...form, url: "http://10.0.0.1/" }, owner);
    expect([bad.status, (await bad.text()).includes("The URL must start with https://.")]).toEqual([422, true]);
    expect((await post("/console/webhooks", { ...form, events: "chosen" }, owner)).status).toBe(422);
    const added = await (await post("/console/webhooks", form, owner)).text();
    const secret = /whsec_[\w-]+/.exec(added)?.[0] ?? "";
    const list = await (await get("/console/webhooks", token)).text();
    expect(list).toContain("https://erp.example.com<");
    expect(list).not.toContain(secret);
    const page = /\/console\/webhooks\/[\w-]{36}/.exec(list)?.[0] ?? "";
    const version = /name="version" value="([\w-]+)"/.exec(await (await get(page, token)).text())?.[1] ?? "";
    const base = JSON.stringify({ name: "ERP", url: form.url, chosen: "" });
    const edit = { ...form, intent: "change", version, base };
    expect((await post(page, { ...edit, name: "ERP 2" }, owner)).status).toBe(200);
    // Someone who started from the same version sees both changes, and merges them.
    const late = await post(page, { ...edit, events: "chosen", "kinds[]": "order.placed" }, owner);
    const merge = await late.text();
    expect([late.status, merge.includes("saved this first"), merge.includes("ERP 2")]).toEqual([409, true, true]);
    const stored = /name="version" value="([\w-]+)"/.exec(merge)?.[1] ?? "";
    const merged = { intent: "change", version: stored, name: "ERP 2", url: form.url, chosen: "order.placed" };
    expect((await post(page, { ...merged, chosen: "no.such" }, owner)).status).toBe(422);
    expect((await post(page, merged, owner)).status).toBe(200);
    expect((await post(page, { intent: "pause" }, owner)).status).toBe(200);
    expect(await (await get(page, token)).text()).toContain("Paused");
    expect(await (await post(page, { intent: "reveal" }, owner)).text()).toContain(secret);
    expect(await (await post(page, { intent: "rotate" }, owner)).text()).not.toContain(secret);
    const tested = await post(page, { intent: "test" }, owner);
    expect([tested.status, (await tested.text()).includes("The test did not arrive: no network.")]).toEqual([
      422,
      true,
    ]);
    expect((await post(page, { intent: "replay", delivery: "1" }, owner)).status).toBe(422);
    expect((await post(page, { intent: "replay-failed" }, owner)).status).toBe(200);
    expect((await post(page, { intent: "replay-since", since: "" }, owner)).status).toBe(422);
    expect((await post(page, { intent: "replay-since", since: "2026-01-01" }, owner)).status).toBe(200);
    expect((await post(page, { intent: "delete" }, owner)).headers.get("location")).toBe("/console/webhooks");
    expect((await get(page, token)).status).toBe(404);
    const { entries } = await searchAudit(database.current, { subject: { kind: "webhook", id: page.slice(-36) } });
    expect(entries.map(({ operation }) => operation).toReversed()).toEqual([
      "create-webhook",
      "change-webhook",
      "change-webhook",
      "change-webhook",
      "reveal-webhook",
      "rotate-webhook",
      "replay-events",
      "replay-events",
      "delete-webhook",
    ]);
  });

  test("[CN-09] the system screen shows what fails, and failed mails are tried again", async () => {
    const owner = tokens.get("owner") ?? "";
    await database.current.sql.delete(mailTable);
    await enqueueMail(
      database.current.sql,
      "a@example.com",
      () => ({ language: "en", subject: "Hello", paragraphs: [] }),
      new Date(),
    );
    await database.current.sql.update(mailTable).set({ dueAt: null, attempts: 8, lastError: "mailbox full" });
    const page = await (await get("/console/system", owner)).text();
    for (const part of [
      "connection refused",
      "mailbox full",
      "1.2.3",
      "mail delivery failed",
      "Set SMTP_URL to send them",
    ]) {
      expect(page).toContain(part);
    }
    expect((await post("/console/system", { intent: "retry", outbox: "refunds" }, asStaff(owner))).status).toBe(422);
    expect((await post("/console/system", { intent: "retry", outbox: "mails" }, asStaff(owner))).status).toBe(200);
    expect(await database.current.sql.select().from(mailTable)).toMatchObject([
      { dueAt: expect.any(Date), attempts: 0 },
    ]);
    expect((await post("/console/system", { intent: "rebuild" }, asStaff(owner))).status).toBe(200);
    const { entries } = await searchAudit(database.current, { subject: { kind: "outbox", id: "mails" } });
    expect(entries).toMatchObject([{ operation: "retry-outbox", after: { retried: 1 } }]);
  });

  test("[CN-09] a report names what does not answer, and still has the rest", async () => {
    await database.current.sql.delete(mailTable);
    await enqueueMail(
      database.current.sql,
      "a@example.com",
      () => ({ language: "en", subject: "Hello", paragraphs: [] }),
      new Date(),
    );
    await database.current.sql.update(mailTable).set({ dueAt: null, lastError: "mailbox full" });
    const config = readConfig({ PAYMENT_PROVIDER: "test", SMTP_URL: "smtp://mail.example", DATA_DIR: tmpdir() });
    const down = async () => Promise.reject(new Error("connection refused"));
    const parts = {
      config,
      database: database.current,
      health: {
        ping: database.current.ping,
        isStopping: () => false,
        metrics: createMetrics(),
        metricsToken: undefined,
      },
      search: { products: { status: down } as never },
      rebuild: openIndexRebuild({ rebuild: down }, () => {}),
    };
    const report = SystemReport.parse(await readReport(parts));
    const state = Object.fromEntries(report.dependencies.map(({ name, ...rest }) => [name, rest]));
    expect(state).toMatchObject({
      database: { state: "ok", detail: expect.stringContaining("PostgreSQL") },
      search: { state: "failing", detail: "embedded: connection refused" },
      mail: { state: "failing", detail: "mailbox full" },
      payments: { state: "off" },
    });
    expect(report.outboxes.find(({ outbox }) => outbox === "mails")).toMatchObject({ waiting: 0, failed: 1 });
    const gone = await readReport({ ...parts, health: { ...parts.health, ping: down } });
    expect(gone.dependencies[0]).toEqual({ name: "database", state: "failing", detail: "connection refused" });
  });

  test("[CN-01] [CN-07] [CN-09] two-factor is required of everyone from their next request, by someone who has it, and of two owners the later compares", async () => {
    const owner = tokens.get("owner") ?? "";
    const me = (await listStaff(database.current)).find(({ email }) => email === "owner@example.com");
    const versionNow = async () => {
      const page = await (await get("/console/team", owner)).text();
      return /name="intent" value="rules"\/><input type="hidden" name="version" value="([^"]+)"/.exec(page)?.[1] ?? "";
    };
    const rule = { intent: "rules", required: "yes", version: await versionNow(), base: '{"required":""}' };
    expect((await post("/console/team", rule, asStaff(owner))).status).toBe(422);
    expect((await post("/console/team", rule, asStaff(tokens.get("editor") ?? ""))).status).toBe(403);
    await database.current.sql.insert(staffTwoFactorTable).values({
      staffId: me?.id ?? "",
      secret: "A",
      createdAt: new Date(),
      confirmedAt: new Date(),
    });
    expect((await post("/console/team", rule, asStaff(owner))).status).toBe(200);
    const sent = await get("/console/orders", tokens.get("warehouse"));
    expect([sent.status, sent.headers.get("location")]).toEqual([302, "/console/profile"]);
    expect((await get("/console/profile", tokens.get("warehouse"))).status).toBe(200);
    // Someone who saw the rule before this change does not undo it unknowingly.
    const { required: _required, ...off } = rule;
    const late = await post("/console/team", off, asStaff(owner));
    const merge = await late.text();
    expect([late.status, merge.includes("owner saved this first")]).toEqual([409, true]);
    expect(merge).toMatch(/name="required"[^>]*checked=""[^>]*value="yes"/);
    expect((await post("/console/team", { ...rule }, asStaff(owner))).status).toBe(200);
    expect((await get("/console/orders", tokens.get("warehouse"))).status).toBe(302);
    const version = await versionNow();
    expect((await post("/console/team", { ...off, version }, asStaff(owner))).status).toBe(200);
    expect((await get("/console/orders", tokens.get("warehouse"))).status).toBe(200);
    await database.current.sql.delete(staffTwoFactorTable);
  });

  test("[CN-01] a merchandiser cannot invite, and the last owner stays", async () => {
    const form = { intent: "invite", email: "kim@example.com", role: "read-only", markets: "" };
    expect((await post("/console/team", form, asStaff(tokens.get("merchandiser") ?? ""))).status).toBe(403);
    const owner = tokens.get("owner") ?? "";
    const staff = (await listStaff(database.current)).find(({ role }) => role === "owner")!;
    const page = `/console/team/${staff.id}`;
    expect(await (await get(page, owner)).text()).toContain("The shop needs an owner for all markets.");
    for (const fields of [
      { intent: "remove", email: staff.email },
      { intent: "change", name: staff.name, role: "editor", markets: "", version: "1" },
    ] as const) {
      const refused = await post(page, fields, asStaff(owner));
      expect([refused.status, (await refused.text()).includes("Make someone else an owner first.")]).toEqual([
        422,
        true,
      ]);
    }
  });

  test("[PM-01] [PM-07] a merchandiser creates, tries, starts and duplicates a promotion; a late save opens the merge screen", async () => {
    await openTestShop(database.current, 2, 5);
    await createShop(database.current);
    const token = tokens.get("merchandiser") ?? "";
    const editor = asStaff(token);
    const form = {
      intent: "save",
      "name-en": "Winter preview",
      trigger: "code",
      effect: "percentage lines",
      percent: "20",
      combines: "other-kinds",
      "row-field[]": "vendor",
      "row-is[]": "none",
      "row-values[]": "Shirane, Orlo",
      minimumAmount: "1 EUR",
      startsAt: "2026-11-20T09:00",
    };
    expect(await (await get("/console/promotions/new", token)).text()).toMatch(
      /<datalist[^>]*>.*<option value="Coats">/s,
    );
    const wrong = await post("/console/promotions/new", { ...form, percent: "", minimumAmount: "much" }, editor);
    const wrongText = await wrong.text();
    expect(wrong.status).toBe(422);
    for (const text of ["Must be a number such as 20 or 12.5.", "Must be an amount such as 50 EUR."]) {
      expect(wrongText).toContain(text);
    }
    // Without scripts, this page is the form: nothing that was entered is lost.
    for (const value of ["Winter preview", "much", "2026-11-20T09:00", "Shirane, Orlo"]) {
      expect(wrongText).toContain(`value="${value}"`);
    }
    expect(wrongText).toMatch(/<option[^>]* value="none" selected=""|<option[^>]* selected="" value="none"/);
    const page = (await post("/console/promotions/new", form, editor)).headers.get("location") ?? "";
    expect(page).toMatch(/^\/console\/promotions\/[\w-]{36}$/);
    const uncoded = await post(page, { intent: "start" }, editor);
    const needed = "This promotion needs a code, and has none.";
    expect([uncoded.status, await uncoded.text()]).toEqual([422, expect.stringContaining(needed)]);
    expect((await post(page, { intent: "add-code", code: "preview 20", codeUses: "" }, editor)).status).toBe(200);
    const tried = await (await get(`${page}?items=v1-0&country=DE&codes=PREVIEW20&at=2026-11-21T10:00`, token)).text();
    expect(tried).toContain("This promotion applies");
    const early = await (await get(`${page}?items=v1-0&country=DE&codes=PREVIEW20&at=2026-11-18T10:00`, token)).text();
    expect(early).toContain("It starts on 2026-11-20, 09:00.");
    expect((await post(page, { ...form, version: "1", priority: "3" }, editor)).status).toBe(200);
    const late = await post(page, { ...form, version: "1", percent: "30", base: "{}" }, editor);
    expect([late.status, (await late.text()).includes("Compare the changes")]).toEqual([409, true]);
    expect((await post(page, { intent: "start" }, editor)).status).toBe(200);
    const started = await (await get(page, token)).text();
    expect(started).not.toContain(needed);
    const [, codeId = ""] = /name="codeId" value="([^"]+)"/.exec(started) ?? [];
    expect((await post(page, { intent: "withdraw-code", codeId }, editor)).status).toBe(200);
    expect(await (await get(page, token)).text()).toContain(needed);
    const copy = (await post(page, { intent: "duplicate" }, editor)).headers.get("location") ?? "";
    expect(await (await get(copy, token)).text()).toContain("Draft");
    expect(await (await get("/console/promotions?view=draft", token)).text()).toContain("Winter preview");
    expect(await (await get(page, token)).text()).toContain("because it needs a code");
    const open = { ...form, trigger: "automatic", minimumAmount: "", startsAt: "", "name-en": "Coat week" };
    const shown = (await post("/console/promotions/new", open, editor)).headers.get("location") ?? "";
    const notes = await (await get(shown, token)).text();
    expect(notes).toContain("Product cards, product pages and feeds show its price.");
    expect(notes).toMatch(/May overlap with “Winter preview”; search is not responding\. “Winter preview” wins/);
    const polish = { ...open, "name-en": "Lublin week", "countries[]": ["PL", ""] };
    const places = (await post("/console/promotions/new", polish, editor)).headers.get("location") ?? "";
    const abroad = await (await get(`${places}?items=v1-0&country=DE`, token)).text();
    expect(abroad).toContain("Only for delivery to Poland.");
    expect(abroad).toMatch(/<option[^>]* value="DE" selected="">Germany</);
    expect(abroad).toMatch(/name="countries\[\]" value="PL"\/>Poland</);
    const elsewhere = { ...polish, version: "1", base: JSON.stringify({ countries: "PL" }) };
    expect((await post(places, { ...elsewhere, "countries[]": ["CZ"] }, editor)).status).toBe(200);
    const merge = await (await post(places, { ...elsewhere, "countries[]": ["CZ", "DE"] }, editor)).text();
    expect(merge).toContain("<p>Czechia, Germany</p>");
    expect(merge).toContain('value="CZ, DE"');
    const reader = tokens.get("finance") ?? "";
    expect((await get(page, reader)).status).toBe(200);
    expect((await post(page, { intent: "pause" }, asStaff(reader))).status).toBe(403);
  });
});
