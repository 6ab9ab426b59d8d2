import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readArguments, readConfig, variables } from "./config.ts";

test("an empty environment gives a shop that runs", () => {
  const config = readConfig({});
  expect(config).toMatchObject({ PORT: 3000, DEMO_PRODUCTS: 24_000, SINGLE_PAGE_ROUTING: true, MEDIA_HOSTS: [] });
});

test.each([
  ["PORT", "http"],
  ["PORT", "70000"],
  ["DATABASE_URL", "mysql://x/y"],
  ["PUBLIC_URL", "shop.example"],
  ["LOG_LEVEL", "loud"],
  ["SINGLE_PAGE_ROUTING", "yes"],
  ["METRICS_TOKEN", "short"],
  ["ADMIN_TOKEN", "short"],
  ["OPENSEARCH_URL", "https://search.example:9200,search-2.example"],
  ["OPENSEARCH_PREFIX", "Shop"],
  ["PUBLIC_URL", "http://shop.example/shop"],
  ["CDN_DOMAIN", "https://cdn.example?shop"],
  ["MEDIA_HOSTS", "cdn.example,cdn.example/pictures"],
  ["MEDIA_HOSTS", "http://cdn.example"],
  ["OTEL_EXPORTER_OTLP_HEADERS", "key=100%"],
])("a bad %s is refused by name", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name}: `));
});

test("one service searches, and Algolia needs its key [SR-07]", () => {
  expect(() => readConfig({ ALGOLIA_APP_ID: "APP" })).toThrow(/ALGOLIA_API_KEY: /);
  const both = { ALGOLIA_APP_ID: "APP", ALGOLIA_API_KEY: "0123456789", OPENSEARCH_URL: "http://search.example:9200" };
  expect(() => readConfig(both)).toThrow(/ALGOLIA_APP_ID: /);
});

test("a replica is one of a database [ER-02]", () => {
  const DATABASE_REPLICA_URL = "postgres://replica.example/shop";
  expect(() => readConfig({ DATABASE_REPLICA_URL })).toThrow(/DATABASE_REPLICA_URL: /);
  const both = readConfig({ DATABASE_REPLICA_URL, DATABASE_URL: "postgres://primary.example/shop" });
  expect(both).toMatchObject({ DATABASE_REPLICA_URL });
});

test("an argument that means nothing is named, not passed over [ER-02]", () => {
  expect(readArguments(["--workers", "2"])).toEqual({ WORKERS: "2" });
  expect(readArguments([])).toEqual({});
  for (const words of [["--wrokers", "2"], ["--workers"], ["2"]])
    expect(() => readArguments(words)).toThrow(`not: ${words.join(" ")}`);
});

test("a public shop must say who takes the money [CO-03]", () => {
  const PUBLIC_URL = "https://shop.example";
  expect(() => readConfig({ PUBLIC_URL })).toThrow(/PAYMENT_PROVIDER: /);
  expect(() => readConfig({ PUBLIC_URL, PAYMENT_PROVIDER: "" })).toThrow(/PAYMENT_PROVIDER: /);
  expect(readConfig({ PUBLIC_URL, PAYMENT_PROVIDER: "test" }).PAYMENT_PROVIDER).toBe("test");
  expect(readConfig({ PUBLIC_URL: "http://localhost:3000" }).PAYMENT_PROVIDER).toBe("test");
});

test("an empty value is the same as none", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "" })).toEqual(readConfig({}));
});

test("the README documents every variable and no other", () => {
  const readme = readFileSync("README.md", "utf8");
  const documented = [...readme.matchAll(/^\| `([A-Z_]+)`\s+\|/gm)].map(([, name]) => name);
  expect(documented.toSorted()).toEqual(Object.keys(variables).toSorted());
});
