// The audit: every operation that changes something, over HTTP.

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ALL_PERMISSIONS, createApiToken, ENVIRONMENT_OWNER, needsReason } from "#commerce/staff";
import { onDatabase } from "../../commerce/database/testing.ts";
import {
  CHANGING,
  openAuditedShop,
  OWNER_TOKEN,
  type AuditedRequest,
  type AuditedShop,
} from "./testing-audited-shop.ts";

const isRaw = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === "string" || body instanceof Uint8Array;

onDatabase("the audit", (database) => {
  let shop: AuditedShop;
  beforeAll(async () => {
    shop = await openAuditedShop(database.current);
    // Lets every transaction with an entry fail at its end.
    await database.current.sql.execute(sql`
      create function fail_at_commit() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`);
    await database.current.sql.execute(sql`
      create constraint trigger fail_at_commit after insert on audit_entry
      deferrable initially deferred for each row execute function fail_at_commit()`);
    await setFailing(false);
  });
  afterAll(() => shop.close());

  const setFailing = async (isFailing: boolean) =>
    database.current.sql.execute(
      isFailing
        ? sql`alter table audit_entry enable trigger fail_at_commit`
        : sql`alter table audit_entry disable trigger fail_at_commit`,
    );
  const send = async ({ method, path, body }: AuditedRequest, token = OWNER_TOKEN) => {
    const response = await shop.app.request(`/admin${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  };
  const entries = async () =>
    (await database.current.sql.execute<Record<string, unknown>>(sql`select * from audit_entry order by number`)).rows;

  describe("every operation that changes something", () => {
    test.each(CHANGING)(
      "[CN-03] %s leaves one entry with its change, and none if it is rolled back",
      async (operation) => {
        const request = await shop.requests[operation]();
        const before = (await entries()).length;
        await setFailing(true);
        const failed = await send(request).finally(() => setFailing(false));
        expect(failed.text).toContain('"kind":"failed"');
        expect(await entries()).toHaveLength(before);
        // Possible again, because the change was rolled back too.
        const done = await send(request);
        expect(done.status, done.text).toBeLessThan(300);
        const added = (await entries()).slice(before);
        expect(added, done.text).toHaveLength(1);
        expect(added[0]).toMatchObject({
          operation,
          operator_kind: "environment",
          operator_name: "ADMIN_TOKEN",
        });
        const reasons = ["the parcel was late", ...(needsReason(operation) ? [] : [null])];
        expect(reasons).toContain(added[0]?.["reason"]);
        expect(JSON.stringify(added[0])).not.toMatch(/vitrine_|argon2|example\.com|Zenobia/);
      },
    );
  });

  test("[CN-03] money moves only with a reason", async () => {
    for (const operation of CHANGING.filter(needsReason)) {
      const before = (await entries()).length;
      const { body, ...request } = await shop.requests[operation]();
      for (const reason of [undefined, " "]) {
        expect((await send({ ...request, body: { ...(body as object), reason } })).status, operation).toBe(400);
      }
      expect(await entries()).toHaveLength(before);
    }
  });

  test("[CN-03] a refused operation, a repeated refund and a change to the same value leave no entry", async () => {
    const refund = await shop.requests["refund-order"]();
    await send(refund);
    await send(await shop.requests["change-setting"]());
    const before = (await entries()).length;
    expect((await send(refund)).status).toBe(200);
    await send(await shop.requests["change-setting"]());
    await send({ method: "POST", path: "/orders/V0/ship", body: {} });
    await send({ method: "PUT", path: "/settings/facts", body: { name: "" } });
    await send({ method: "PUT", path: "/settings/facts?dry-run", body: { name: "Else" } });
    await send({ method: "PUT", path: "/shop?dry-run", body: { facts: { name: "Else" } } });
    expect(await entries()).toHaveLength(before);
  });

  test("[CN-03] someone who works for some markets sees and changes orders and returns of these only", async () => {
    const now = new Date();
    const tokenOf = async (markets: readonly string[]) => {
      const by = { ...ENVIRONMENT_OWNER, markets };
      const wanted = { name: markets.join(), permissions: ALL_PERMISSIONS, expiresAt: null };
      const created = await createApiToken(database.current, wanted, by, now);
      return created.kind === "created" ? created.token : "";
    };
    const [french, german] = [await tokenOf(["fr"]), await tokenOf(["de", "at"])];
    const cancel = await shop.requests["cancel-order"]();
    const refund = await shop.requests["refund-return"]();
    const seeOrder = { method: "GET", path: cancel.path.replace("/cancel", "") };
    const seeReturn = { method: "GET", path: refund.path.replace("/refund", "") };
    for (const request of [seeOrder, cancel, seeReturn]) expect((await send(request, german)).status).toBe(404);
    expect((await send(refund, german)).text).toBe('{"kind":"no-such-return"}');
    expect((await send({ method: "GET", path: "/orders" }, german)).text).toBe('{"orders":[]}');
    expect((await send({ method: "GET", path: "/after-sales/returns" }, german)).text).toBe('{"returns":[]}');
    for (const request of [seeOrder, cancel, seeReturn, refund]) {
      expect((await send(request, french)).status, request.path).toBe(200);
    }
    expect((await send({ method: "GET", path: "/orders" }, french)).text).toContain('"number"');
  });

  test("[CN-03] entries are found by operator, operation, subject, day and text, page by page", async () => {
    const search = async (query: string) => JSON.parse((await send({ method: "GET", path: `/audit?${query}` })).text);
    const all = await entries();
    for (let at = 0; at < 60; at += 1) {
      await send({ method: "PUT", path: "/settings/facts", body: { name: `Shop ${at}` } });
    }
    const first = await search("");
    expect([first.entries.length, first.entries[0].after]).toEqual([50, { name: "Shop 59" }]);
    const second = await search(`cursor=${first.next}`);
    expect(second.entries[0].number).toBeLessThan(first.entries[49].number);
    const cancelled = await search("operation=cancel-order");
    expect(cancelled.entries[0]).toMatchObject({
      before: { state: "placed" },
      after: { state: "cancelled" },
      market: "fr",
    });
    const { subjectId } = cancelled.entries.at(-1);
    expect((await search(`subject=order:${subjectId}`)).entries).toHaveLength(1);
    expect((await search("subject=gift-card")).entries.length).toBeGreaterThan(1);
    expect((await search("text=PARCEL%20was")).entries.length).toBeGreaterThan(3);
    expect((await search("who=admin_tok&text=Shop%2031")).entries).toHaveLength(2);
    expect((await search("who=%25&text=_")).entries).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    expect((await search(`from=${today}&to=${today}&operation=ship-order`)).entries).toHaveLength(1);
    expect((await search("to=2020-01-01")).entries).toEqual([]);
    for (const wrong of ["cursor=x", "operation=x", "from=today", "unknown=1"]) {
      expect((await send({ method: "GET", path: `/audit?${wrong}` })).status, wrong).toBe(400);
    }
    const csv = (await send({ method: "GET", path: "/audit/audit.csv" })).text.trim().split("\r\n");
    expect(csv).toHaveLength(1 + all.length + 60);
    expect(csv[0]).toMatch(/^at,operator,/);
    const lines = (await send({ method: "GET", path: "/audit/audit.jsonl?operation=ship-order" })).text;
    expect(JSON.parse(lines)).toMatchObject({ operation: "ship-order", requestId: expect.any(String) });
  });
});
