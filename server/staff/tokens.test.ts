// Named API tokens, over HTTP.

import { Hono } from "hono";
import { expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { onDatabase } from "../../commerce/database/testing.ts";
import { accountsAdminApp } from "../accounts/admin-app.ts";
import { identifyOperator } from "./identify.ts";
import { tokensApp } from "./tokens-app.ts";

const OWNER = "an owner's token";
const DAY_MS = 86_400_000;

onDatabase("API tokens", (database) => {
  const send = async (path: string, { token = OWNER, method = "GET", body }: Sent = {}) => {
    const parts = { database: database.current, localToken: "local", token: OWNER, onError: () => {} };
    const app = new Hono()
      .use("/admin/*", identifyOperator(database.current, undefined))
      .route("/admin/tokens", tokensApp(parts))
      .route("/admin/accounts", accountsAdminApp(parts));
    return app.request(`/admin${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body !== undefined && {
        body: body instanceof ReadableStream ? body : JSON.stringify(body),
        duplex: "half",
      }),
    });
  };
  const create = async (body: object, token = OWNER) => send("/tokens", { method: "POST", body, token });

  test("[CN-10] a token has a name and permissions, is shown once and stored as a hash, and works until it is revoked", async () => {
    const created = await create({ name: "Customer export", permissions: ["customers.view"] });
    const { id, token } = await created.json();
    expect([created.status, token]).toEqual([201, expect.stringMatching(/^vitrine_[\w-]{43}$/)]);
    const listed = await (await send("/tokens")).text();
    expect(JSON.parse(listed).tokens).toMatchObject([
      { id, name: "Customer export", permissions: ["customers.view"], createdBy: "ADMIN_TOKEN", lastUsedAt: null },
    ]);
    const { rows } = await database.current.sql.execute(sql`select api_token::text as row from api_token`);
    for (const text of [listed, String(rows[0]?.["row"])]) expect(text).not.toContain(token);
    expect((await send("/accounts", { token })).status).toBe(200);
    const refused = await send("/accounts/a@example.com/vip", { token, method: "PUT", body: { level: 1 } });
    expect([refused.status, await refused.json()]).toEqual([403, { kind: "forbidden", needs: "customers.edit" }]);
    expect((await (await send("/tokens")).json()).tokens[0].lastUsedAt).not.toBeNull();
    expect((await send(`/tokens/${id}`, { method: "DELETE" })).status).toBe(200);
    expect((await send("/accounts", { token })).status).toBe(401);
    for (const gone of [id, "x", "%00"]) expect((await send(`/tokens/${gone}`, { method: "DELETE" })).status).toBe(404);
  });

  test("[CN-10] nobody grants what they lack", async () => {
    const { token } = await (await create({ name: "Robot", permissions: ["tokens.edit", "orders.view"] })).json();
    expect((await create({ name: "Same", permissions: ["orders.view"] }, token)).status).toBe(201);
    const more = await create({ name: "More", role: "warehouse" }, token);
    expect([more.status, await more.json()]).toEqual([
      403,
      {
        kind: "not-permitted",
        permissions: ["orders.edit", "orders.send", "returns.view", "returns.receive", "products.view"],
      },
    ]);
  });

  test("[CN-10] a token that expires creates none that lasts longer, and takes those it created with it", async () => {
    const soon = new Date(Date.now() + DAY_MS).toISOString();
    const later = new Date(Date.now() + 2 * DAY_MS).toISOString();
    const permissions = ["tokens.edit", "customers.view"];
    const parent = await (await create({ name: "Parent", permissions, expiresAt: soon })).json();
    const late = await create({ name: "Late", permissions, expiresAt: later }, parent.token);
    expect([late.status, await late.json()]).toEqual([400, { kind: "outlives-creator", until: soon }]);
    const child = await (await create({ name: "Child", permissions }, parent.token)).json();
    expect(child.expiresAt).toBe(soon);
    const grandchild = await (await create({ name: "Grandchild", permissions }, child.token)).json();
    const revoked = await send(`/tokens/${parent.id}`, { method: "DELETE" });
    expect((await revoked.json()).tokens.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      "Child",
      "Grandchild",
      "Parent",
    ]);
    for (const { token } of [parent, child, grandchild]) expect((await send("/accounts", { token })).status).toBe(401);
  });

  test("[CN-10] a token that is revoked while its request arrives creates no other", async () => {
    const thief = await (await create({ name: "Thief", permissions: ["tokens.edit"] })).json();
    const body = new ReadableStream(
      {
        pull: async (controller) => {
          // The token was right when the body is read.
          expect((await send(`/tokens/${thief.id}`, { method: "DELETE" })).status).toBe(200);
          controller.enqueue(Buffer.from(JSON.stringify({ name: "Spare", permissions: ["tokens.edit"] })));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const spare = await send("/tokens", { method: "POST", token: thief.token, body });
    expect([spare.status, await spare.json()]).toEqual([403, { kind: "not-permitted", permissions: ["tokens.edit"] }]);
  });

  test("[CN-10] nobody revokes a token with permissions that they lack", async () => {
    const weak = await (await create({ name: "Weak", permissions: ["tokens.edit"] })).json();
    const strong = await (await create({ name: "Strong", permissions: ["customers.view"] })).json();
    const refused = await send(`/tokens/${strong.id}`, { method: "DELETE", token: weak.token });
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { kind: "not-permitted", permissions: ["customers.view"] },
    ]);
    expect((await send("/accounts", { token: strong.token })).status).toBe(200);
    expect((await send(`/tokens/${weak.id}`, { method: "DELETE", token: weak.token })).status).toBe(200);
  });

  test("[CN-10] a token cannot have the name of another kind of operator", async () => {
    for (const name of ["ADMIN_TOKEN", "admin token", "Command  Line", "ＣＯＭＭＡＮＤ line"]) {
      expect((await (await create({ name, role: "owner" })).json()).kind, name).toBe("reserved-name");
    }
  });

  test("[CN-10] an expired token is refused, and malformed ones are not created", async () => {
    const soon = new Date(Date.now() + DAY_MS).toISOString();
    const { token } = await (await create({ name: "Day", role: "read-only", expiresAt: soon })).json();
    expect((await send("/accounts", { token })).status).toBe(200);
    await database.current.sql.execute(sql`update api_token set expires_at = now() where name = 'Day'`);
    expect((await send("/accounts", { token })).status).toBe(401);
    for (const wrong of [
      {},
      { name: "", role: "owner" },
      { name: "x" },
      { name: "x", role: "king" },
      { name: "x", permissions: [] },
      { name: "x", permissions: ["constructor"] },
      { name: "x", role: "owner", permissions: ["orders.view"] },
      { name: "x", role: "owner", expiresAt: "2020-01-01" },
      { name: "x\u0000", role: "owner" },
    ]) {
      expect((await create(wrong)).status, JSON.stringify(wrong)).toBe(400);
    }
  });
});

interface Sent {
  readonly token?: string;
  readonly method?: string;
  readonly body?: object;
}
