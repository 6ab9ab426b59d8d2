import { expect, test } from "./shop.ts";

/** Gzipped bytes of JavaScript that a page without content of its own may load. */
const EMPTY_PAGE = 106_000;

test("an empty page loads at most 106 kB of gzipped JavaScript", async ({ page, request, expectConsole }) => {
  expectConsole(/404/);
  const scripts = new Set<string>();
  page.on("request", (one) => {
    if (one.resourceType() === "script") scripts.add(one.url());
  });
  await page.goto("/no/such/page", { waitUntil: "networkidle" });
  expect(scripts.size).toBeGreaterThan(1);
  const sizes = await Promise.all(
    [...scripts].map(async (url) => {
      const answer = await request.head(url, { headers: { "accept-encoding": "gzip" } });
      expect(answer.headers()["content-encoding"]).toBe("gzip");
      return Number(answer.headers()["content-length"]);
    }),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(EMPTY_PAGE);
});
