import { expect, test } from "vitest";
import { openEmbedded, PRODUCT_SCHEMA, productRecord } from "#search";
import { is } from "#search/query";
import { products } from "../feed/catalogue-fixture.ts";
import { judge, JUDGED_QUERIES, judgedProduct, mean } from "./index.ts";

// What the rules of search/engine/DESIGN.md reach; whoever makes them better raises both.
const LEAST_GAIN = 0.92;
const LEAST_PRECISION = 0.91;

const visible = products.filter(([first]) => first?.visibility === "YES");
const catalogue = new Map(visible.map((rows) => [rows[0]!.product_id, judgedProduct(rows)]));

test("[SR-16] what shoppers type finds what they mean", async () => {
  const backend = openEmbedded({ schema: PRODUCT_SCHEMA });
  await backend.replace(products.map(productRecord));
  const verdicts = await judge(JUDGED_QUERIES, catalogue, async (text, limit) => {
    const found = await backend.search({ text, limit, filter: is("visibility", "YES"), fields: ["title"] });
    return found.kind === "found" ? found.hits.map(({ id }) => id) : [];
  });
  await backend.close();
  const [gain, precision] = [mean(verdicts.map((one) => one.gain)), mean(verdicts.map((one) => one.precision))];
  const worst = verdicts.toSorted((one, other) => one.gain - other.gain).slice(0, 12);
  const report = [
    `${verdicts.length} judged queries: nDCG@10 ${gain.toFixed(3)}, precision@10 ${precision.toFixed(3)}; the worst:`,
    ...worst.map(({ text, gain: own, shown, meant }) => `  ${own.toFixed(2)} ${text}: ${shown.join("")} of ${meant}`),
  ].join("\n");
  console.info(report);
  expect(gain, report).toBeGreaterThan(LEAST_GAIN);
  expect(precision, report).toBeGreaterThan(LEAST_PRECISION);
});

test("at least 60 different queries are judged, each of which something in the catalogue answers", () => {
  expect(new Set(JUDGED_QUERIES.map(({ text }) => text)).size).toBe(JUDGED_QUERIES.length);
  expect(JUDGED_QUERIES.length).toBeGreaterThanOrEqual(60);
  const unanswerable = JUDGED_QUERIES.filter(
    ({ grades }) =>
      ![...catalogue.values()].some((product) => grades.some(([grade, rule]) => grade === 3 && rule(product))),
  );
  expect(unanswerable.map(({ text }) => text)).toEqual([]);
});
