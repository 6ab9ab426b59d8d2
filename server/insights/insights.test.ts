// Events over HTTP become numbers that the operator reads; a failing database costs only numbers.

import { expect, test } from "vitest";
import { onPostgres } from "../../commerce/database/testing.ts";
import type { Database } from "#commerce/database";
import { dayOf } from "#commerce/insights";
import { CREDENTIALS, testApp } from "../search/algolia/testing-algolia.ts";
import { insightsAdminApp } from "./admin-app.ts";
import { openEventSink } from "./event-sink.ts";

const headers = { "x-algolia-application-id": CREDENTIALS.applicationId, "x-algolia-api-key": CREDENTIALS.apiKey };
const TOKEN = "the operator's token";

onPostgres("insights", (database) => {
  const operator = async (query = "") => {
    const app = insightsAdminApp({ database: database.current, localToken: TOKEN, token: undefined });
    return app.request(`/${query}`, { headers: { authorization: `Bearer ${TOKEN}` } });
  };

  test("[OC-18] insights events are counted by day, name, record, query and position, without user tokens", async () => {
    const sink = openEventSink(database.current, (error) => {
      throw error;
    });
    const app = testApp({ events: sink });
    const post = async (path: string, body: object): Promise<Record<string, unknown>> => {
      const response = await app.request(path, { method: "POST", headers, body: JSON.stringify(body) });
      return (await response.json()) as Record<string, unknown>;
    };
    const { queryID } = await post("/1/indexes/shop/query", { query: " Wool COAT ", clickAnalytics: true });
    const click = {
      eventType: "click",
      eventName: "Product opened",
      index: "shop",
      userToken: "secret-user",
      queryID,
      objectIDs: ["p0-38"],
      positions: [3],
    };
    const bought = {
      eventType: "conversion",
      eventSubtype: "purchase",
      eventName: "Bought",
      index: "shop",
      userToken: "secret-user",
      objectIDs: ["p0-38", "p1-38"],
    };
    expect(await post("/1/events", { events: [click, click, bought] })).toMatchObject({ status: 200 });
    await sink.flush();
    await post("/1/events", { events: [click] });
    await sink.flush();
    const text = await (await operator()).text();
    expect(text).not.toContain("secret-user");
    const day = dayOf(Date.now());
    const shared = { day, index: "shop" };
    const read = JSON.parse(text) as { readonly counts: readonly object[] };
    expect(read.counts).toHaveLength(3);
    expect(read.counts).toEqual(
      expect.arrayContaining([
        {
          ...shared,
          type: "click",
          name: "Product opened",
          object: "p0-38",
          query: "wool coat",
          position: 3,
          count: 3,
        },
        { ...shared, type: "conversion/purchase", name: "Bought", object: "p1-38", query: "", position: 0, count: 1 },
      ]),
    );
    expect(await (await operator("?from=2020-01-01&to=2020-01-02")).json()).toMatchObject({ counts: [] });
    expect((await operator("?from=yesterday")).status).toBe(400);
    const stranger = insightsAdminApp({ database: database.current, localToken: TOKEN, token: "x" });
    expect((await stranger.request("/")).status).toBe(401);
  });

  test("[OC-18] while the database is down, events are accepted, and their numbers are written later", async () => {
    const told: unknown[] = [];
    let isDown = true;
    const flaky = new Proxy(database.current, {
      get: (target, name: keyof Database) => {
        if (isDown && name === "sql") throw new Error("connection refused");
        return target[name];
      },
    });
    const sink = openEventSink(flaky, (error) => told.push(error));
    const event = { eventType: "view", eventName: "Seen", index: "shop", timestamp: Date.now(), objectIDs: ["late"] };
    sink.take([event]);
    await sink.flush();
    expect(told).toHaveLength(1);
    isDown = false;
    await sink.flush();
    expect(await (await operator("?limit=10000")).text()).toContain('"object":"late"');
  });
});
