import { expect, test } from "vitest";
import { SIZE_CHARTS, SYSTEM_NAMES, wordsIn } from "#catalogue";
import { chartName } from "./names.ts";
import { sizeChart } from "./words/index.ts";

test("[I18-04] every chart and every system has a name in the messages, in English the catalogue's own", () => {
  const say = wordsIn(sizeChart, "en");
  for (const chart of SIZE_CHARTS) expect(chartName(say, chart), chart.id).toBe(chart.name);
  expect(sizeChart.en).toMatchObject(SYSTEM_NAMES);
  expect(chartName(wordsIn(sizeChart, "de"), { id: "womens-shoes" })).toBe("Damenschuhe");
});
