import { expect, test } from "vitest";
import { COUNTRY_MARKETS, REGION_MARKETS } from "#catalogue";
import { isConsentDue, mayMeasure } from "./consent.ts";

/** Price regions whose markets are all under the GDPR, the UK's copy of it or the Swiss one. */
const REGIONS: ReadonlySet<string> = new Set(["eu", "uk", "dk", "se"]);

test("[AN-02] consent is due in the markets of the EU and the UK, and not elsewhere", () => {
  for (const { code, region } of [...COUNTRY_MARKETS, ...REGION_MARKETS]) {
    expect(isConsentDue(`/${code}/collections/women`), code).toBe(REGIONS.has(region));
  }
  expect(isConsentDue("/collections/women")).toBe(false);
  expect(isConsentDue("/")).toBe(false);
});

test.each([
  ["", "/de", false],
  ["", "/us/cart", true],
  ["", "/cart", true],
  ["analytics=granted", "/de", true],
  ["theme=dark; analytics=granted; bag=1", "/uk/cart", true],
  ["analytics=denied", "/us/cart", false],
  ["analytics=denied", "/cart", false],
  ["analytics=yes", "/de", false],
  ["xanalytics=granted", "/de", false],
])("[AN-02] with the cookies %j at %s measuring is %s", (cookies, path, expected) => {
  expect(mayMeasure(cookies, path)).toBe(expected);
});
