import { expect, test } from "vitest";
import { COUNTRY_MARKETS, REGION_MARKETS } from "#catalogue";
import { isConsentDue, mayMeasure } from "./consent.ts";

/** Price regions whose markets are all under the GDPR, the UK's copy of it or the Swiss one. */
const REGIONS: ReadonlySet<string> = new Set(["eu", "uk", "dk", "se"]);

test("[AN-02] consent is due in the markets of the EU and the UK, and not elsewhere", () => {
  for (const { code, region } of [...COUNTRY_MARKETS, ...REGION_MARKETS]) {
    expect(isConsentDue(code), code).toBe(REGIONS.has(region));
  }
  expect(isConsentDue(null)).toBe(false);
});

test.each([
  ["", "de", false],
  ["", "us", true],
  ["", null, true],
  ["analytics=granted", "de", true],
  ["theme=dark; analytics=granted; bag=1", "uk", true],
  ["analytics=denied", "us", false],
  ["analytics=denied", null, false],
  ["analytics=yes", "de", false],
  ["xanalytics=granted", "de", false],
])("[AN-02] with the cookies %j at %s measuring is %s", (cookies, code, expected) => {
  expect(mayMeasure(cookies, code)).toBe(expected);
});
