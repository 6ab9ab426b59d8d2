import { expect, test } from "vitest";
import { isNewSeason } from "#commerce/content";
import { sectionFacts } from "./shop-facts.ts";

test("[LP-20] a card is marked when the section is enabled and its title has one of the product's tags", () => {
  const { newSeason } = sectionFacts([{ type: "new-season", title: "Season_FW26 Season_SS27" }]);
  expect(isNewSeason(["Coats", "Season_FW26"], newSeason)).toBe(true);
  expect(isNewSeason(["Coats", "Season_SS26"], newSeason)).toBe(false);
  expect(isNewSeason(["Season_FW26"], sectionFacts([{ type: "hero", title: "Season_FW26" }]).newSeason)).toBe(false);
  expect(isNewSeason([], newSeason)).toBe(false);
});

test("[LP-18] recommendations are of the tag in their section's title, and none without one", () => {
  expect(sectionFacts([{ type: "recommendations", title: " Editor's picks " }])).toEqual({
    recommended: "Editor's picks",
  });
  expect(sectionFacts([{ type: "recommendations", title: null }])).toEqual({});
});
