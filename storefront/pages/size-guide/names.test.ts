import { expect, test } from "vitest";
import { SIZE_CHARTS, SYSTEM_NAMES, messagesIn } from "#catalogue";
import { sizeCharts } from "#locales/size-charts";
import { chartName } from "./names.ts";

test("[I18-04] every chart and every system has a name in the messages, in English the catalogue's own", () => {
  const say = messagesIn(sizeCharts, "en");
  for (const chart of SIZE_CHARTS) expect(chartName(say, chart), chart.id).toBe(chart.name);
  expect(sizeCharts.en).toMatchObject(SYSTEM_NAMES);
  expect(chartName(messagesIn(sizeCharts, "de"), { id: "womens-shoes" })).toBe("Damenschuhe");
});
