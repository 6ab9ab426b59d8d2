// Webhooks over HTTP, from the API to a receiver.

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Hono } from "hono";
import { emitCustomerEvent, eventTable } from "#commerce/events";
import { mailTable } from "#commerce/mail";
import { signatureOf } from "#commerce/webhooks";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { joinStaff } from "../../commerce/staff/testing-staff.ts";
import { securityEventTable } from "../../commerce/security/tables.ts";
import { webhookTable } from "../../commerce/webhooks/tables.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { eventsAdminApp } from "../events/admin-app.ts";
import { webhooksAdminApp } from "./admin-app.ts";
import { startWebhooks } from "./delivery-job.ts";
import { openSender, privateOrigins } from "./send.ts";
import { openReceiver, type Receiver } from "./testing-receiver.ts";

const TOKEN = "the operator's token";
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

onDatabase("webhooks", (database) => {
  let receiver: Receiver;
  let time = Date.now();
  const now = () => new Date(time);
  const mayBePrivate = (url: URL) => privateOrigins([receiver.origin], false)(url);
  const job = (parts: Partial<Parameters<typeof startWebhooks>[0]> = {}) =>
    startWebhooks({
      database: database.current,
      origin: "https://shop.test",
      mayBePrivate,
      now,
      onError: (error) => {
        throw error;
      },
      ...parts,
    });
  /** Delivers everything that is due, as a process that starts and stops. */
  const deliver = async (parts?: Parameters<typeof job>[0]) => {
    const running = job(parts);
    await running.nudge();
    await running.close();
  };
  const sender = () => openSender({ mayBePrivate, signal: new AbortController().signal });
  const send = async (path: string, method = "GET", body?: object) => {
    const parts = { database: database.current, localToken: "local", token: TOKEN, onError: console.error };
    const app = new Hono()
      .route(
        "/webhooks",
        webhooksAdminApp({ ...parts, mayBePrivate, send: sender(), origin: "https://shop.test", onDue: () => {} }),
      )
      .route("/events", eventsAdminApp({ ...parts, origin: "https://shop.test" }));
    const headers = { authorization: `Bearer ${TOKEN}` };
    const response = await app.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return { status: response.status, body: await response.json() };
  };
  const create = async (name: string, kinds: readonly string[] = []) =>
    (await send("/webhooks", "POST", { name, url: `${receiver.origin}/${name}`, kinds })).body;
  const emit = (id: string) => emitCustomerEvent(database.current.sql, "customer.created", id, now());
  const requestsTo = (name: string) => receiver.received.filter(({ path }) => path === `/${name}`);
  const namesTo = (name: string) => requestsTo(name).map(({ body }) => JSON.parse(body).data.id);
  const deliveriesOf = async (id: string) => (await send(`/webhooks/${id}/deliveries`)).body.deliveries;

  beforeAll(async () => {
    receiver = await openReceiver();
  });
  afterAll(() => receiver.close());
  beforeEach(async () => {
    await database.current.sql.delete(webhookTable);
    await database.current.sql.delete(eventTable);
    receiver.received.length = 0;
  });

  test("[CN-11] an event is delivered signed, and again after a failure, also by another process", async () => {
    receiver.answer("/erp", 500);
    const { id, secret } = await create("erp");
    await emit("ana");
    await deliver();
    expect(requestsTo("erp")).toHaveLength(1);
    const [waiting] = await deliveriesOf(id);
    expect(waiting).toMatchObject({ state: "waiting", dueAt: new Date(time + MINUTE).toISOString() });
    expect(waiting.attempts).toMatchObject([{ status: 500, error: null }]);
    expect(waiting.attempts[0].response).toHaveLength(500);
    await deliver();
    expect(requestsTo("erp")).toHaveLength(1);
    time += MINUTE;
    await deliver();
    const [first, second] = requestsTo("erp");
    expect(second?.body).toBe(first?.body);
    expect(second?.headers["vitrine-event-id"]).toBe(first?.headers["vitrine-event-id"]);
    expect(second?.headers["vitrine-signature"]).toBe(signatureOf(second?.body ?? "", [secret], now()));
    expect(second?.headers["content-type"]).toBe("application/json");
    expect(await deliveriesOf(id)).toMatchObject([
      { state: "delivered", dueAt: null, attempts: [{ status: 500 }, { status: 200 }] },
    ]);
    const feed = await send("/events");
    expect(feed.body.events).toEqual([JSON.parse(second?.body ?? "")]);
  });

  test("[CN-11] a receiver that refuses is asked three times, and a redirect is not followed", async () => {
    receiver.answer("/refusing", 400, 302, 404, 200);
    const { id } = await create("refusing");
    await emit("ana");
    for (let tries = 0; tries < 6; tries += 1) {
      await deliver();
      time += 60 * MINUTE;
    }
    expect(receiver.received.map(({ path }) => path)).toEqual(["/refusing", "/refusing", "/refusing"]);
    expect(await deliveriesOf(id)).toMatchObject([
      { state: "failed", dueAt: null, attempts: [{ status: 400 }, { status: 302 }, { status: 404 }] },
    ]);
  });

  test("[CN-11] one event is replayed, or all since a position or a time", async () => {
    const { id } = await create("late");
    await emit("one");
    await deliver();
    await send(`/webhooks/${id}`, "PATCH", { isEnabled: false });
    time += DAY;
    await emit("two");
    await deliver();
    expect(namesTo("late")).toEqual(["one"]);
    const { webhook } = { webhook: (await send(`/webhooks/${id}`, "PATCH", { isEnabled: true })).body };
    expect(webhook).toMatchObject({ id, isEnabled: true, name: "late" });
    const [delivery] = await deliveriesOf(id);
    expect((await send(`/webhooks/${id}/deliveries/${delivery.id}/replay`, "POST")).body).toEqual({ kind: "replayed" });
    await deliver({ now: () => new Date() });
    expect(namesTo("late")).toEqual(["one", "one"]);
    const { events } = (await send("/events")).body;
    const after = events[0].position;
    expect((await send(`/webhooks/${id}/replay`, "POST", { after })).body).toEqual({ kind: "replayed", events: 1 });
    await deliver({ now: () => new Date() });
    expect(namesTo("late")).toEqual(["one", "one", "two"]);
    const since = now().toISOString();
    expect((await send(`/webhooks/${id}/replay`, "POST", { since })).body).toEqual({ kind: "replayed", events: 1 });
    for (const body of [{}, { after: 1, since }, { after: -1 }, { since: "yesterday" }]) {
      expect((await send(`/webhooks/${id}/replay`, "POST", body)).status).toBe(400);
    }
    expect((await send(`/webhooks/${id}/deliveries/999999/replay`, "POST")).status).toBe(404);
  });

  test("[CN-11] several processes deliver each event once, and only the kinds that a receiver wants", async () => {
    await create("all");
    await create("closed", ["customer.closed"]);
    for (let index = 0; index < 30; index += 1) await emit(String(index));
    await emitCustomerEvent(database.current.sql, "customer.closed", "last", now());
    const jobs = [job(), job(), job()];
    await Promise.all(jobs.map(({ nudge }) => nudge()));
    await Promise.all(jobs.map(({ close }) => close()));
    expect(namesTo("all")).toHaveLength(31);
    expect(new Set(namesTo("all")).size).toBe(31);
    expect(namesTo("closed")).toEqual(["last"]);
  });

  test("[CN-11] one process delivers in order, and a broken receiver delays no other", async () => {
    receiver.answer("/broken", 500, 500, 500);
    await create("broken");
    await create("fine");
    for (const id of ["a", "b", "c"]) await emit(id);
    await deliver();
    expect(namesTo("fine")).toEqual(["a", "b", "c"]);
    expect(namesTo("broken")).toEqual(["a", "b", "c"]);
  });

  test("[CN-11] after a rotation both secrets sign for a day", async () => {
    const { id, secret } = await create("rotated");
    const rotated = (await send(`/webhooks/${id}/rotate`, "POST")).body.secret;
    const inADay = new Date(Date.now() + DAY + MINUTE);
    await emit("one");
    await deliver({ now: () => new Date() });
    await emit("two");
    await deliver({ now: () => inADay });
    const [both, one] = requestsTo("rotated");
    const at = new Date(Number(/t=(\d+)/.exec(String(both?.headers["vitrine-signature"]))?.[1]) * 1_000);
    expect(both?.headers["vitrine-signature"]).toBe(signatureOf(both?.body ?? "", [rotated, secret], at));
    expect(one?.headers["vitrine-signature"]).toBe(signatureOf(one?.body ?? "", [rotated], inADay));
    const listed = JSON.stringify((await send("/webhooks")).body);
    for (const shownOnce of [secret, rotated]) expect(listed).not.toContain(shownOnce);
  });

  test("[CN-11] a test reaches the receiver signed, and only failed deliveries are replayed", async () => {
    receiver.answer("/probe", 204, ...Array<number>(3).fill(404));
    const { id, secret } = await create("probe");
    const tested = await send(`/webhooks/${id}/test`, "POST");
    expect(tested.body).toMatchObject({ answer: { kind: "answered", status: 204 } });
    const [request] = requestsTo("probe");
    const { body = "", headers } = request!;
    expect(JSON.parse(body)).toMatchObject({ kind: "webhook.test", position: 0 });
    const at = new Date(1_000 * Number(/t=(\d+)/.exec(String(headers["vitrine-signature"]))?.[1]));
    expect(headers["vitrine-signature"]).toBe(signatureOf(body, [secret], at));
    await emit("lost");
    for (let attempt = 0; attempt < 3; attempt += 1, time += 30 * MINUTE) await deliver();
    const [failed] = await deliveriesOf(id);
    expect(failed).toMatchObject({ state: "failed" });
    const one = await send(`/webhooks/${id}/deliveries/${failed.id}`);
    expect(one.body).toMatchObject({ delivery: { id: failed.id }, body: { kind: "customer.created" } });
    expect((await send(`/webhooks/${id}/deliveries/999999`)).status).toBe(404);
    expect((await send(`/webhooks/${id}/replay`, "POST", { failed: true, after: 0 })).status).toBe(400);
    expect((await send(`/webhooks/${id}/replay`, "POST", { failed: true })).body).toEqual({
      kind: "replayed",
      events: 1,
    });
    await deliver();
    expect((await deliveriesOf(id))[0]).toMatchObject({ state: "delivered" });
    expect((await send(`/webhooks/${id}/replay`, "POST", { failed: true })).body.events).toBe(0);
    expect((await send(`/webhooks/${id}/reveal`, "POST")).body).toEqual({ kind: "revealed", secret });
  });

  test("[CN-11] a receiver that only fails for five days is disabled, with a security event and a mail to owners", async () => {
    await joinStaff(testingAccounts(database.current), "owner@example.com", "owner");
    await joinStaff(testingAccounts(database.current), "editor@example.com", "editor");
    await database.current.sql.delete(mailTable);
    await database.current.sql.delete(securityEventTable);
    receiver.answer("/down", ...Array<number>(50).fill(503));
    const { id } = await create("down");
    for (let days = 0; days < 7; days += 1) {
      await emit(`day ${days}`);
      await deliver();
      time += DAY;
    }
    const { body } = await send(`/webhooks/${id}`);
    expect(body).toMatchObject({ isEnabled: false, disabledAt: expect.any(String) });
    const events = await database.current.sql.select().from(securityEventTable);
    expect(events).toMatchObject([{ kind: "webhook-disabled", details: { webhook: id, name: "down" } }]);
    const mails = await database.current.sql.select().from(mailTable);
    expect(mails).toMatchObject([{ recipient: "owner@example.com", subject: "The webhook “down” was disabled" }]);
    expect(mails[0]?.text).toContain(`https://shop.test/console/webhooks/${id}`);
    const before = receiver.received.length;
    await deliver();
    expect(receiver.received).toHaveLength(before);
  });

  test("[CN-11] private addresses are refused, by name and by number", async () => {
    for (const url of [
      "http://example.com/hook",
      "https://127.0.0.1/hook",
      "https://10.0.0.7/",
      "https://[::1]/",
      "https://169.254.169.254/latest",
      "https://localhost/hook",
      "https://user:password@example.com/",
      "ftp://example.com/",
      "nonsense",
    ]) {
      const { status, body } = await send("/webhooks", "POST", { name: "wrong", url });
      expect([status, body.kind], url).toEqual([400, "bad-url"]);
    }
    const url = "https://innocent.example.com/hook";
    const { id } = (await send("/webhooks", "POST", { name: "rebound", url })).body;
    await emit("ana");
    await deliver({ resolve: async () => [{ address: "127.0.0.1", family: 4 }] });
    expect((await deliveriesOf(id))[0].attempts).toMatchObject([
      { status: null, error: "innocent.example.com has a private address" },
    ]);
    expect(receiver.received).toEqual([]);
  });

  test("[CN-11] malformed requests are refused, and deleting a webhook ends its deliveries", async () => {
    for (const body of [
      {},
      { name: "", url: "https://example.com" },
      { name: "x", url: "https://example.com", kinds: ["a"] },
    ]) {
      expect((await send("/webhooks", "POST", body)).status, JSON.stringify(body)).toBe(400);
    }
    for (const query of ["?after=x", "?limit=0", "?limit=501", "?kinds=a", "?unknown=1"]) {
      expect((await send(`/events${query}`)).status, query).toBe(400);
    }
    const { id } = await create("gone");
    await emit("ana");
    expect((await send(`/webhooks/${id}`, "DELETE")).body).toEqual({ kind: "deleted" });
    await deliver();
    expect(receiver.received).toEqual([]);
    for (const [path, method] of [
      ["", "GET"],
      ["", "DELETE"],
      ["/rotate", "POST"],
      ["/deliveries", "GET"],
    ]) {
      for (const unknown of [id, "x"]) expect((await send(`/webhooks/${unknown}${path}`, method)).status).toBe(404);
    }
  });
});
