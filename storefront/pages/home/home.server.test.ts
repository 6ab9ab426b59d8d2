import { expect, test } from "vitest";
import { DEFAULT_MARKET } from "#catalogue";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { pageSectionTable, shopTable } from "../../../commerce/content/tables.ts";
import { loader } from "./home.server.ts";
import { initialSettings } from "../../../commerce/settings/testing-settings.ts";

const section = (id: string, type: string) => ({
  id,
  shopId: "shop",
  place: "page",
  position: 0,
  enabled: true,
  name: id,
  type,
  title: `Title of ${id}`,
  subTitle: null,
  link: null,
  showFrom: null,
  showUntil: null,
  items: [],
  locale: null,
  regionCode: null,
  localeLangCode: "en",
  localeCountryCodes: ["default"],
  platforms: [],
});

/** Throws for everything but content. */
const select = () => ({
  from: (table: unknown) => {
    if (table !== pageSectionTable && table !== shopTable) throw new Error("Home reads content alone.");
    const rows = table === pageSectionTable ? [section("hero", "hero"), section("new", "new-arrivals")] : [];
    return { where: () => Object.assign(Promise.resolve(rows), { limit: async () => rows }) };
  },
});

test("[ER-01] a section whose products cannot be read is logged; the page is shown with the rest", async () => {
  const errors: unknown[] = [];
  const args = {
    shop: {
      id: "shop",
      setting: initialSettings,
      search: {
        search: async () => {
          throw new Error("no products today");
        },
      },
      database: { sql: { select }, replica: { select }, revisions: { of: () => 0 } },
    },
    visitor: { code: null, market: DEFAULT_MARKET, language: "en", isMobile: false, account: null, vipLevel: 0 },
    config: { origin: "" },
    url: new URL("http://shop.test/"),
    onError: (error: unknown) => errors.push(error),
  } as unknown as LoaderArgs;
  const { sections } = await loader(args);
  expect(sections).toMatchObject([
    { id: "hero", title: "Title of hero" },
    { id: "new", title: "Title of new", products: [] },
  ]);
  expect(errors.map(String)).toEqual(["Error: no products today"]);
});
