import { expect, test } from "vitest";
import { readArguments, readConfig } from "./config.ts";

test("an empty environment is a valid configuration", () => {
  const config = readConfig({});
  expect(config).toMatchObject({ PORT: 3000, DEMO_PRODUCTS: 24_000, SINGLE_PAGE_ROUTING: true });
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
  ["SEARCH_URL", "http://search-1:4000,search-2:4000"],
  ["SEARCH_TOKEN", "short"],
  ["PUBLIC_URL", "http://shop.example/shop"],
  ["CDN_DOMAIN", "https://cdn.example?shop"],
  ["OTEL_EXPORTER_OTLP_HEADERS", "key=100%"],
])("an invalid %s is reported by name", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name}: `));
});

test("Algolia needs its key and excludes OpenSearch [SR-07]", () => {
  expect(() => readConfig({ ALGOLIA_APP_ID: "APP" })).toThrow(/ALGOLIA_API_KEY: /);
  const both = { ALGOLIA_APP_ID: "APP", ALGOLIA_API_KEY: "0123456789", OPENSEARCH_URL: "http://search.example:9200" };
  expect(() => readConfig(both)).toThrow(/ALGOLIA_APP_ID: /);
});

test("a search service excludes other engines, and its own process needs the shop's database", () => {
  const SEARCH_URL = "http://search-1:4000, http://search-2:4000";
  expect(readConfig({ SEARCH_URL }).SEARCH_URL).toEqual(["http://search-1:4000", "http://search-2:4000"]);
  const algolia = { ALGOLIA_APP_ID: "APP", ALGOLIA_API_KEY: "0123456789" };
  for (const other of [{ OPENSEARCH_URL: "http://search.example:9200" }, algolia])
    expect(() => readConfig({ SEARCH_URL, ...other })).toThrow(/SEARCH_URL: cannot be combined with \w+/);
  const DATABASE_URL = "postgres://db.example/shop";
  expect(readConfig({ SEARCH_ONLY: "true", DATABASE_URL }).SEARCH_ONLY).toBe(true);
  expect(() => readConfig({ SEARCH_ONLY: "true" })).toThrow(/DATABASE_URL: required if SEARCH_ONLY is true/);
  expect(() => readConfig({ SEARCH_ONLY: "true", DATABASE_URL, SEARCH_URL })).toThrow(/SEARCH_URL: /);
});

test("a replica needs a primary", () => {
  const DATABASE_REPLICA_URL = "postgres://replica.example/shop";
  expect(() => readConfig({ DATABASE_REPLICA_URL })).toThrow(/DATABASE_REPLICA_URL: /);
  const both = readConfig({ DATABASE_REPLICA_URL, DATABASE_URL: "postgres://primary.example/shop" });
  expect(both).toMatchObject({ DATABASE_REPLICA_URL });
});

test("an unknown argument is reported, not ignored", () => {
  expect(readArguments(["--workers", "2"])).toEqual({ environment: { WORKERS: "2" } });
  expect(readArguments(["--search-only"])).toEqual({ environment: { SEARCH_ONLY: "true" } });
  expect(readArguments([])).toEqual({ environment: {} });
  expect(readArguments(["--currency", "EUR", "--import", "a.csv", "--workers", "2", "--dry-run"])).toEqual({
    environment: { WORKERS: "2" },
    importWords: ["a.csv", "--currency", "EUR", "--dry-run"],
  });
  for (const words of [["--wrokers", "2"], ["--workers"], ["2"]])
    expect(() => readArguments(words)).toThrow(`not: ${words.join(" ")}`);
});

test("a public shop must set its payment provider [CO-03]", () => {
  const PUBLIC_URL = "https://shop.example";
  expect(() => readConfig({ PUBLIC_URL })).toThrow(/PAYMENT_PROVIDER: /);
  expect(() => readConfig({ PUBLIC_URL, PAYMENT_PROVIDER: "" })).toThrow(/PAYMENT_PROVIDER: /);
  expect(readConfig({ PUBLIC_URL, PAYMENT_PROVIDER: "test" }).PAYMENT_PROVIDER).toBe("test");
  expect(readConfig({ PUBLIC_URL: "http://localhost:3000" }).PAYMENT_PROVIDER).toBe("test");
});

test("an empty value counts as unset", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "" })).toEqual(readConfig({}));
});

test("an error shows the value, unless it may contain a secret", () => {
  expect(() => readConfig({ PORT: "http" })).toThrow(
    'The configuration is not valid. PORT: expected 0 to 65535, got "http". docs/configuration.md describes every variable.',
  );
  const secrets = { DATABASE_URL: "mysql://user:hunter2@host/shop", ADMIN_TOKEN: "hunter2" };
  expect(() => readConfig(secrets)).toThrow(
    /ADMIN_TOKEN: expected 16 characters or more; DATABASE_URL: expected a URL such as postgres:/,
  );
  expect(() => readConfig(secrets)).not.toThrow(/hunter2/);
});
