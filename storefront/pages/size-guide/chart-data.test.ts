import { expect, test } from "vitest";
import { SIZE_CHARTS, SYSTEM_NAMES, WOMENS_SHOES } from "#catalogue";
import { sizeCharts } from "#locales/size-charts";
import { chartIn } from "./chart-data.server.ts";

test("[I18-04] every chart and every system has a name in the messages, in English the catalogue's own", () => {
  for (const chart of SIZE_CHARTS) expect(chartIn(chart, "en").name, chart.id).toBe(chart.name);
  expect(sizeCharts.en).toMatchObject(SYSTEM_NAMES);
  expect(chartIn(WOMENS_SHOES, "de").name).toBe("Damenschuhe");
});
