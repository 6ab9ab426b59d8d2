// The worked example of docs/graphql.md, as a client without cookies sends it to a listening shop.

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importFeed } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { listen, type Listener } from "../http/listener.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "../integration/testing-shop.ts";

const [, example = ""] =
  /^## From search to a paid order\n(.*?)^## /ms.exec(readFileSync("docs/graphql.md", "utf8")) ?? [];

const STEP = /^```graphql\n(.*?)^```\n+^```json\n(.*?)^```\n+^```json\n(.*?)^```/gms;

const steps = [...example.matchAll(STEP)].map(([, query = "", variables = "", answer = ""]) => ({
  query,
  variables,
  answer,
  name: /^\w+ (\w+)/.exec(query)?.[1] ?? "",
}));

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A text that ends in "…" is a placeholder for any value that the shop returns. */
const isPlaceholder = (value: Json): value is string => typeof value === "string" && value.endsWith("…");

/** The variables with the values that earlier answers had. */
const fill = (value: Json, known: ReadonlyMap<string, Json>): Json => {
  if (isPlaceholder(value)) return known.get(value) ?? expect.unreachable(`${value} is in no earlier answer.`);
  if (Array.isArray(value)) return value.map((one) => fill(one, known));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one, known)]));
};

/** The response with the documentation's placeholders; records their values in `known`. */
const generalise = (actual: Json, written: Json, known: Map<string, Json>): Json => {
  if (isPlaceholder(written) && typeof actual === "string" && actual !== "") {
    known.set(written, actual);
    return written;
  }
  if (Array.isArray(actual) && Array.isArray(written)) {
    return actual.map((one, at) => generalise(one, written[at] ?? null, known));
  }
  if (typeof actual !== "object" || actual === null || Array.isArray(actual)) return actual;
  const shape = (typeof written === "object" && written !== null ? written : {}) as { readonly [key: string]: Json };
  return Object.fromEntries(
    Object.entries(actual).map(([key, one]) => [key, generalise(one, shape[key] ?? null, known)]),
  );
};

function* lines(): Generator<string> {
  for (let number = 1; number <= 120; number++) {
    const title_de = `Wollmantel mit Gürtel ${number}`;
    for (const variant of [0, 1]) yield JSON.stringify({ ...feedRow(number, variant), title_de });
  }
}

onDatabase("the documentation of the GraphQL API", (database) => {
  let shop: TestingShop;
  let listener: Listener;
  beforeAll(async () => {
    await importFeed(database.current, lines(), { source: "spring.jsonl" });
    shop = await openTestingShop(database.current);
    const started = await listen({ host: "127.0.0.1", port: 0, timeoutSeconds: 30 });
    if (started.kind !== "listening") throw new Error(`The shop could not listen: ${started.kind}`);
    listener = started.listener;
    listener.serve({ fetch: (request) => shop.app.request(request) });
  });
  afterAll(async () => {
    await listener.drain(0);
    await shop.close();
  });

  test("[OC-17] [OC-01] [GQ-06] its example goes from a search to a paid order, as written and without cookies", async () => {
    expect(steps.map(({ name }) => name)).toEqual(["Search", "NextPage", "Product", "Add", "Checkout", "Pay", "Order"]);
    const known = new Map<string, Json>();
    for (const { name, query, variables, answer } of steps) {
      const response = await fetch(`${listener.address}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query, variables: fill(JSON.parse(variables) as Json, known) }),
      });
      const text = (await response.text()).replaceAll(listener.address, TESTING_ORIGIN);
      const written = JSON.parse(answer) as Json;
      expect(generalise(JSON.parse(text) as Json, written, known), name).toEqual(written);
    }
  });
});
