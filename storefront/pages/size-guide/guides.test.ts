import { expect, test } from "vitest";
import { DEFAULT_TAXONOMY, ONE_SIZE, SIZE_CHARTS } from "#catalogue";
import { chartsOf as chartsIn, GUIDES, type Guide, guideAt, guideOf } from "./guides.server.ts";

const chartsOf = (guide: Pick<Guide, "wearer">) => chartsIn(guide, DEFAULT_TAXONOMY);

test("[RT-17] every chart that has sizes stands in a guide, once a guide", () => {
  const shown = GUIDES.flatMap((guide) => chartsOf(guide));
  expect(new Set(shown)).toEqual(new Set(SIZE_CHARTS.filter((chart) => chart !== ONE_SIZE)));
  for (const guide of GUIDES) expect(new Set(chartsOf(guide)).size, guide.path).toBe(chartsOf(guide).length);
});

test("[RT-17] a guide begins with its wearer's clothing and has nobody else's", () => {
  expect(chartsOf({ wearer: "women" })[0]?.id).toBe("womens-clothing");
  expect(chartsOf({ wearer: "men" })[0]?.id).toBe("mens-clothing");
  expect(chartsOf({ wearer: "women" }).map(({ id }) => id)).not.toContain("mens-shoes");
  expect(chartsOf({ wearer: "kids" }).every(({ id }) => /^(?:kids|baby|child|teen)-/.test(id))).toBe(true);
});

test("[RT-17] a chart knows its guide, and a path in other letters the same", () => {
  const shirts = SIZE_CHARTS.find(({ id }) => id === "shirts");
  expect(shirts && guideOf(shirts).wearer).toBe("men");
  expect(guideAt("/sizeguidewomens")?.path).toBe("/sizeGuideWomens");
  expect(guideAt("/sizeGuide")).toBeUndefined();
});
