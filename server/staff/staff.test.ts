// The API of staff, and sessions of the console on the admin APIs, over HTTP.

import { Hono } from "hono";
import { beforeAll, expect, test } from "vitest";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { hostCookies } from "../http/host-cookies.ts";
import { joinStaff, type Joined } from "../../commerce/staff/testing-staff.ts";
import { accountsAdminApp } from "../accounts/admin-app.ts";
import { staffAdminApp } from "./admin-app.ts";
import { identifyOperator } from "./identify.ts";

const ORIGIN = "https://shop.test";

onDatabase("staff over HTTP", (database) => {
  let ada: Joined;
  let bo: Joined;
  const app = new Hono();

  beforeAll(async () => {
    const parts = {
      ...testingAccounts(database.current),
      now: () => new Date(),
      localToken: "local",
      token: "an owner's token",
      onError: (error: unknown) => {
        throw error;
      },
    };
    app
      .use(hostCookies())
      .use("/admin/*", identifyOperator(database.current, ORIGIN))
      .route("/admin/staff", staffAdminApp(parts))
      .route("/admin/accounts", accountsAdminApp(parts));
    ada = await joinStaff(parts, "ada@shop.test", "owner");
    bo = await joinStaff(parts, "bo@shop.test", "client-care");
  });

  const send = async (path: string, by: Joined | undefined, { method = "GET", body, headers = {} }: Sent = {}) => {
    const response = await app.request(`/admin${path}`, {
      method,
      headers: {
        "sec-fetch-site": "same-origin",
        ...(by && { cookie: `__Host-console=${by.token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, data: await response.json() };
  };

  test("[CN-01] a session of the console opens the admin APIs with the permissions of its role", async () => {
    expect((await send("/accounts", bo)).status).toBe(200);
    expect(await send("/staff", bo)).toEqual({ status: 403, data: { kind: "forbidden", needs: "staff.view" } });
    expect((await send("/staff", undefined)).status).toBe(401);
    expect((await send("/staff", { ...ada, token: "a".repeat(43) })).status).toBe(401);
    // Another name, which a subdomain could set.
    expect((await send("/staff", undefined, { headers: { cookie: `console=${ada.token}` } })).status).toBe(401);
  });

  test("[CN-01] other sites cannot use a session of the console", async () => {
    const change = { method: "PUT", body: { requiresTwoFactor: false } };
    for (const headers of [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "none" },
    ]) {
      expect((await send("/staff/rules", ada, { ...change, headers })).data).toEqual({ kind: "cross-site" });
    }
    const old = (origin: string) =>
      app.request("/admin/staff/rules", {
        method: "PUT",
        headers: { cookie: `__Host-console=${ada.token}`, origin },
        body: JSON.stringify(change.body),
      });
    expect([(await old("https://evil.test")).status, (await old(ORIGIN)).status]).toEqual([403, 200]);
  });

  test("[CN-01] an owner invites, changes, signs out and removes people over HTTP", async () => {
    const invite = (body: object) => send("/staff/invitations", ada, { method: "POST", body });
    const invited = await invite({ email: "cy@shop.test", role: "warehouse", markets: ["fr"] });
    expect(invited).toMatchObject({
      status: 201,
      data: { href: expect.stringMatching(/\/console\/join\/[\w-]{43}$/) },
    });
    for (const wrong of [
      {},
      { email: "cy@shop.test", role: "king" },
      { email: "no address", role: "owner" },
      { email: "cy@shop.test", role: "owner", markets: ["atlantis"] },
      { email: "cy@shop.test", role: "owner", markets: [] },
    ]) {
      expect((await invite(wrong)).status, JSON.stringify(wrong)).toBe(400);
    }
    expect((await invite({ email: "BO@shop.test", role: "editor" })).data).toEqual({ kind: "already-staff" });
    const { data } = await send("/staff", ada);
    expect(data).toMatchObject({
      staff: [
        { id: ada.id, role: "owner", hasTwoFactor: false },
        { id: bo.id, role: "client-care", version: 1 },
      ],
      invitations: [{ email: "cy@shop.test", role: "warehouse", markets: ["fr"], invitedBy: "ada" }],
      rules: { requiresTwoFactor: false },
    });
    expect(JSON.stringify(data)).not.toMatch(/argon2|hash/i);
    const withdraw = () => send(`/staff/invitations/${data.invitations[0].id}`, ada, { method: "DELETE" });
    expect([(await withdraw()).status, (await withdraw()).status]).toEqual([200, 404]);
    const change = (version: number) =>
      send(`/staff/${bo.id}`, ada, { method: "PATCH", body: { role: "finance", version } });
    expect((await send(`/staff/${bo.id}/sessions`, ada)).data.sessions).toHaveLength(1);
    expect((await change(1)).data).toEqual({ kind: "changed", version: 2 });
    expect((await change(1)).status).toBe(409);
    expect((await send("/accounts", bo)).status).toBe(401);
    const mailed = await send(`/staff/${bo.id}/reset`, ada, { method: "POST" });
    expect(mailed.data).toEqual({ kind: "sent" });
    const ended = await send(`/staff/${bo.id}/sessions`, ada, { method: "DELETE" });
    expect(ended.data).toEqual({ kind: "ended", sessions: 0 });
    expect((await send(`/staff/${bo.id}/two-factor`, ada, { method: "DELETE" })).data).toEqual({ kind: "none" });
    const remove = (id: string) => send(`/staff/${id}`, ada, { method: "DELETE" });
    expect((await remove(bo.id)).data).toEqual({ kind: "removed" });
    for (const gone of [bo.id, "x", "%00"]) expect((await remove(gone)).status).toBe(404);
    expect((await remove(ada.id)).data).toEqual({ kind: "last-owner" });
  });
});

interface Sent {
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}
