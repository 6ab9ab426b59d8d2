// The shop's texts are complete, match its tables, and have no dead links.

import { expect, test } from "vitest";
import { COUNTRY_MARKETS, DEFAULT_MARKET, LANGUAGES, marketOf, REGION_MARKETS } from "#catalogue";
import { DELIVERY, TAX, type ReadSetting } from "#commerce/settings";
import { factsFor, withFacts } from "./facts.server.ts";
import { readTextFile } from "./front-matter.ts";
import { blockText, type Block, type Inline } from "./markdown/model.ts";
import { blocksFor, HELP_TEXTS, mobileText, textLanguage, type HelpText } from "./texts.server.ts";
import { DEMO, demoSettings } from "./testing-settings.ts";

const markets = [...COUNTRY_MARKETS, ...REGION_MARKETS];
const words = (name: string, code: string) => {
  const text = HELP_TEXTS.find((one) => one.name === name);
  return text
    ? blocksFor(text, DEMO, marketOf(code) ?? DEFAULT_MARKET)
        .map(blockText)
        .join("\n")
    : "";
};

test("[RT-16] every page that the routes promise has a text", () => {
  const names = HELP_TEXTS.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      "terms-conditions",
      "privacy-cookie-policy",
      "oops",
      "orders-shipping",
      "flash-sale-terms-conditions",
      "faq",
      "return-refund",
      "return-policy",
      "accessibility",
      "contact",
      "size-fit",
    ]),
  );
  for (const name of [
    "terms-conditions-mobile",
    "privacy-policy-mobile",
    "orders-shipping-mobile",
    "return-refund-mobile",
    "return-policy-mobile",
    "faq-mobile",
  ]) {
    expect(mobileText(name), name).toBeDefined();
  }
});

test("[RT-16] titles and descriptions are in every language of the shop", () => {
  for (const { name, titles, descriptions } of HELP_TEXTS) {
    const isMissing = (code: string) => !titles[code] || !descriptions[code];
    const missing = LANGUAGES.filter(({ code }) => code !== "en" && isMissing(code)).map(({ code }) => code);
    expect(missing, name).toEqual([]);
  }
});

const translated = HELP_TEXTS.flatMap((text) =>
  [...text.translations.keys()].map((language) => [language, text.name, text] as const),
);

test.each(translated)("[RT-16] [I18-01] in %s, %s says all that the English text says", (language, _name, text) => {
  const [own, english] = [language, "en" as const].map((one) => blocksFor(text, DEMO, DEFAULT_MARKET, one));
  const shapeOf = (blocks: readonly Block[] = []) =>
    blocks.map((block) => {
      if (block.kind === "heading") return `${block.level} ${block.id}`;
      if (block.kind === "list") return `list of ${block.items.length}`;
      return block.kind === "table" ? `table of ${block.rows.length} rows, ${block.head.length} wide` : block.kind;
    });
  expect(shapeOf(own)).toEqual(shapeOf(english));
  expect(hrefsIn(own ?? []).toSorted()).toEqual(hrefsIn(english ?? []).toSorted());
  expect(own?.map(blockText).join(" ")).not.toBe(english?.map(blockText).join(" "));
});

test("[RT-16] [I18-01] every text is there in every language of the shop", () => {
  const missing = HELP_TEXTS.flatMap((text) =>
    LANGUAGES.filter(({ code }) => textLanguage(text, code) !== code).map(({ code }) => `${text.name} in ${code}`),
  );
  expect(missing).toEqual([]);
});

test("[RT-16] [I18-01] a text without a translation is English, and said to be", () => {
  const [text] = HELP_TEXTS;
  if (!text) throw new Error("There are no texts");
  const plain: HelpText = { ...text, translations: new Map([["fr", "Bonjour {{country}}"]]) };
  expect(blocksFor(plain, DEMO, DEFAULT_MARKET, "de")).toEqual(blocksFor(text, DEMO, DEFAULT_MARKET));
  expect([textLanguage(plain, "de"), textLanguage(plain, "fr")]).toEqual(["en", "fr"]);
  expect(blocksFor(plain, DEMO, marketOf("jp") ?? DEFAULT_MARKET, "fr").map(blockText)).toEqual(["Bonjour Japon"]);
});

test("[RT-16] no text has a fact without a value, in any market", () => {
  for (const text of HELP_TEXTS) {
    for (const market of markets) {
      const all = blocksFor(text, DEMO, market, market.language).map(blockText).join(" ");
      expect(all, `${text.name} ${market.code}`).not.toMatch(/\{\{|\}\}|undefined|NaN/);
    }
  }
});

test("[RT-16] what a country is told is what its checkout does", () => {
  expect(words("orders-shipping", "de")).toContain("Delivery to Germany");
  expect(words("orders-shipping", "de")).toMatch(/Standard delivery 2 to 4 working days €10.*free from €200/);
  expect(words("return-refund", "de")).toContain("30 days");
  expect(words("return-refund", "cn")).toContain("7 days");
  expect(words("payment", "cn")).toContain("WeChat Pay, Alipay");
});

test("[RT-16] no link of a text goes astray: to a page of the help centre, or one of the shop's", () => {
  const known = new Set(HELP_TEXTS.map(({ name }) => `/pages/${name}`));
  const shop =
    /^\/(?:$|account$|account\/privacy$|cart$|privacy-choices$|giftcard$|wishlist$|password$|pages$|pages\/(?:return|designers|size-guide)$|collections\/new-arrivals$|sizeGuide(?:Womens|Mens|Kids)$)/;
  for (const text of HELP_TEXTS) {
    for (const href of hrefsIn(blocksFor(text, DEMO, DEFAULT_MARKET))) {
      const isKnown = known.has(href) || shop.test(href) || /^(?:mailto|tel):/.test(href);
      expect(isKnown, `${text.name} leads to ${href}`).toBe(true);
    }
  }
});

test("[RT-16] a mistake in a text is named with its file and line", () => {
  const head = (lines: string) => `---\n${lines}\n---\nText`;
  const whole = "title: A\ndescription: B\ngroup: legal";
  expect(readTextFile("a.md", head(whole))).toMatchObject({ title: "A", text: "Text", mobile: [], questions: false });
  expect(() => readTextFile("a.md", "Text")).toThrow("a.md: must start with front matter");
  expect(() => readTextFile("a.md", head(`${whole}\nnonsense`))).toThrow(/a\.md, line 5: /);
  expect(() => readTextFile("a.md", head(`${whole}\ntitle: C`))).toThrow("a.md, line 5: Map keys must be unique");
  expect(() => readTextFile("a.md", head("title: A\ndescription: B\ngroup: shoes"))).toThrow(/a\.md: group/);
  expect(() => readTextFile("a.md", head(`${whole}\ncolour: red`))).toThrow(/a\.md: .*colour/);
  expect(() => withFacts("{{nothing}}", factsFor(DEMO, DEFAULT_MARKET))).toThrow("{{nothing}} is not a known fact.");
});

test("[RT-16] the page about delivery names the last hour of a day and added tax, by the settings", () => {
  const cutOff = { time: "13:00", timeZone: "Europe/Berlin" };
  const delivery = { ...DELIVERY.initial, dispatch: { cutOff } };
  const tax = TAX.schema.parse({
    ...TAX.initial,
    countries: Object.fromEntries(
      ["US", "NG"].map((code) => [
        code,
        { name: "sales-tax", prices: "add", rates: [{ category: "standard", rate: 4 }] },
      ]),
    ),
  });
  const setting = ((asked) =>
    asked.name === DELIVERY.name ? delivery : asked.name === TAX.name ? tax : demoSettings(asked)) as ReadSetting;
  expect(factsFor({ setting, taxProvider: null }, marketOf("us")!)).toMatchObject({
    cutOff: "Orders from 1:00 PM on (Central European Time) count as of the next working day.",
    taxNote: "Tax is calculated at checkout.",
  });
  // Exports have no tax.
  expect(factsFor({ setting, taxProvider: null }, marketOf("ng")!).taxNote).toContain("duties");
  expect(factsFor(DEMO, marketOf("us")!)).toMatchObject({
    cutOff: "",
    taxNote: "Prices include import duties and taxes. There is nothing to pay on delivery.",
  });
});

const hrefsIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === "list") return block.items.flatMap(inlineHrefs);
    if (block.kind === "table") return [block.head, ...block.rows].flatMap((row) => row.flatMap(inlineHrefs));
    return inlineHrefs(block.children);
  });

const inlineHrefs = (parts: readonly Inline[]): string[] =>
  parts.flatMap((part) => {
    if (typeof part === "string" || part.kind === "code") return [];
    return [...(part.kind === "link" ? [part.href] : []), ...inlineHrefs(part.children)];
  });
