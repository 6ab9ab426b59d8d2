import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { tagSources } from "./tag-sources.ts";

const sources = (environment: Readonly<Record<string, string>>) => tagSources(readConfig(environment));

test("[TD-05] without destinations, no other origin is allowed", () => {
  expect(sources({})).toEqual({ script: [], connect: [], img: [] });
  // A script's address alone configures nothing.
  expect(sources({ PLAUSIBLE_SCRIPT_URL: "https://stats.example/js/script.js" }).script).toEqual([]);
});

test("[TD-05] each destination allows its own origins", () => {
  expect(sources({ GTM_CONTAINER: "GTM-ABC1234" }).script).toEqual(["https://www.googletagmanager.com"]);
  expect(sources({ GTM_CONTAINER: "GTM-ABC1234" }).connect).toEqual(["https://www.googletagmanager.com"]);
  const ga4 = sources({ GA4_MEASUREMENT_ID: "G-ABC1234567" });
  expect(ga4.script).toEqual(["https://www.googletagmanager.com"]);
  expect(ga4.connect).toContain("https://*.google-analytics.com");
  const matomo = sources({ MATOMO_URL: "https://stats.example/matomo", MATOMO_SITE_ID: "3" });
  expect(matomo).toEqual({
    script: ["https://stats.example"],
    connect: ["https://stats.example"],
    img: ["https://stats.example"],
  });
  expect(sources({ PLAUSIBLE_DOMAIN: "shop.example" }).connect).toEqual(["https://plausible.io"]);
});

test("[TD-05] TAG_ORIGINS extends the directives that it names, or all three", () => {
  const TAG_ORIGINS = "https://Tags.example, connect=https://*.ads.example, img=http://localhost:9000";
  expect(sources({ TAG_ORIGINS })).toEqual({
    script: ["https://tags.example"],
    connect: ["https://tags.example", "https://*.ads.example"],
    img: ["https://tags.example", "http://localhost:9000"],
  });
});

test.each([
  "tags.example",
  "https://tags.example/js",
  "https://*",
  "*",
  "'unsafe-inline'",
  "https://a.example; script-src *",
  "https://user@tags.example",
  "style=https://tags.example",
])("[TD-05] TAG_ORIGINS refuses %s in a sentence that says what it takes", (TAG_ORIGINS) => {
  expect(() => readConfig({ TAG_ORIGINS })).toThrow(
    `TAG_ORIGINS: expected origins such as https://tags.example or connect=https://*.tags.example, separated by commas, got "${TAG_ORIGINS}"`,
  );
});

test("[TD-05] destinations need all their parts", () => {
  expect(() => readConfig({ GA4_API_SECRET: "secret-of-stream" })).toThrow(
    "GA4_MEASUREMENT_ID: required if GA4_API_SECRET is set",
  );
  expect(() => readConfig({ MATOMO_URL: "https://stats.example" })).toThrow(
    "MATOMO_SITE_ID: required if MATOMO_URL is set",
  );
  expect(() => readConfig({ GTM_CONTAINER: "UA-1234" })).toThrow(
    'GTM_CONTAINER: expected a container such as GTM-ABC1234, got "UA-1234"',
  );
  expect(readConfig({ MATOMO_URL: "https://stats.example/m", MATOMO_SITE_ID: "3" }).MATOMO_URL).toBe(
    "https://stats.example/m/",
  );
});
