import { expect, test } from "vitest";
import { fileRows, formatBytes, formatMeasure, navigationRows, rate, vitalRows } from "./measures.ts";

test("[RT-05] a vital is rated by its two bounds, both of which still count as the better", () => {
  expect([rate("lcp", 2_500), rate("lcp", 2_501), rate("lcp", 4_000), rate("lcp", 4_001)]).toEqual([
    "good",
    "fair",
    "fair",
    "poor",
  ]);
  expect(rate("cls", 0.3)).toBe("poor");
});

test("[RT-05] what has not been measured yet has neither value nor rating", () => {
  const rows = vitalRows({ fcp: 900 });
  expect(rows.find(({ name }) => name === "First contentful paint")).toMatchObject({ value: 900, rating: "good" });
  const inp = rows.find(({ name }) => name === "Interaction to next paint");
  expect(inp).toMatchObject({ value: undefined, rating: undefined });
  expect(formatMeasure(inp ?? { value: 0, unit: "ms" })).toBe("not yet");
});

test("[RT-05] a navigation is told step by step, and a page that still loads has no end", () => {
  const times = {
    startTime: 0,
    domainLookupStart: 2,
    domainLookupEnd: 12,
    connectStart: 12,
    secureConnectionStart: 30,
    connectEnd: 50,
    requestStart: 51,
    responseStart: 151,
    responseEnd: 171,
    domInteractive: 300,
    domContentLoadedEventEnd: 320,
    loadEventEnd: 0,
  };
  expect(navigationRows(times).map(({ value }) => value)).toEqual([10, 18, 20, 100, 20, 300, 320, undefined]);
  // Without TLS the connection takes all of the time.
  const plain = navigationRows({ ...times, secureConnectionStart: 0 });
  expect(plain.slice(1, 3).map(({ value }) => value)).toEqual([38, 0]);
});

test("[RT-05] files are summed up by kind, the heaviest first", () => {
  const rows = fileRows([
    { initiatorType: "img", transferSize: 40_000, duration: 90 },
    { initiatorType: "script", transferSize: 90_000, duration: 40 },
    { initiatorType: "img", transferSize: 0, duration: 3 },
    { initiatorType: "beacon", transferSize: 10, duration: 1 },
  ]);
  expect(rows.map(({ kind, count, bytes, cached, slowest }) => [kind, count, bytes, cached, slowest])).toEqual([
    ["Scripts", 1, 90_000, 0, 40],
    ["Pictures", 2, 40_000, 1, 90],
    ["Other", 1, 10, 0, 1],
  ]);
  expect([formatBytes(10), formatBytes(90_000), formatBytes(2_340_000)]).toEqual(["10 B", "90.0 kB", "2.34 MB"]);
});
