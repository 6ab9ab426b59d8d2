// The console's screens of the shop itself: settings, menus, collections, content and mails, edited with preview.

import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES, messagesIn, type LanguageCode } from "#catalogue";
import { searchAudit } from "#commerce/audit";
import { importContent, readSectionsById, readVersionedTag } from "#commerce/content";
import { mailShop, mailTable } from "#commerce/mail";
import { importFeed, variantTable } from "#commerce/products";
import {
  DELIVERY,
  FACTS,
  openSettings,
  PRICE_LISTS,
  readVersioned,
  TAX,
  writeSetting,
  type Setting,
} from "#commerce/settings";
import { defaultText, MAIL_TEXT_IDS, MAILS, readOwnTexts } from "#commerce/settings/mail-texts";
import { MENUS } from "#commerce/settings/menus";
import type { Role } from "#commerce/staff";
import { mailAccounts } from "#locales/mail-accounts";
import { mailNewsletter } from "#locales/mail-newsletter";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { joinStaff } from "../../commerce/staff/testing-staff.ts";
import { ALL_MAILS } from "../../console/pages/mails/all-mails.server.ts";
import { TEXTS_OF_MAIL } from "../../console/pages/mails/mail-texts.ts";
import { samplesOf } from "../../console/pages/mails/sample-order.server.ts";
import { LOCAL_TOKEN, openTestingShop, TESTING_ORIGIN, type TestingShop } from "../integration/testing-shop.ts";

const NOW = new Date("2026-11-17T12:00:00Z");

/** A text that passes for the merchant's, and is recognised in each of its forms. */
const markedText = (id: string): string =>
  defaultText(id, "en").includes(", plural,")
    ? defaultText(id, "en").replaceAll(/\{(?=[A-Z#])/gu, "{MARKED ")
    : `${defaultText(id, "en")} MARKED`;

const ROLES = ["owner", "editor", "read-only", "warehouse"] as const satisfies readonly Role[];

const fieldsOf = (value: object): Record<string, string> =>
  Object.fromEntries(Object.entries(value).map(([name, one]) => [name, JSON.stringify(one)]));

onDatabase("the shop in the console", (database) => {
  const tokens = new Map<string, string>();
  let shop: TestingShop;

  beforeAll(async () => {
    const accounts = testingAccounts(database.current);
    const rows = [4, 5].map((number) => `${JSON.stringify(feedRow(number, 0, { inventory_quantity: 2 }))}\n`);
    await importFeed(database.current, rows, { source: "test" });
    await importContent(database.current, { shop: { id: "vitrine", name: "Shop", slug: "vitrine" }, sections: [] });
    for (const role of ROLES) tokens.set(role, (await joinStaff(accounts, `${role}@example.com`, role)).token);
    shop = await openTestingShop(database.current);
    return () => shop.close();
  });

  type Who = (typeof ROLES)[number];
  const get = async (path: string, role: Who = "owner", headers: Record<string, string> = {}) =>
    shop.app.request(TESTING_ORIGIN + path, {
      headers: { ...headers, cookie: `__Host-console=${tokens.get(role)}` },
    });
  const text = async (path: string, role?: Who) => (await get(path, role)).text();
  const page = async (path: string) => (await shop.app.request(TESTING_ORIGIN + path)).text();
  const post = async (path: string, fields: Record<string, string>, role: Who = "owner") => {
    const response = await shop.app.request(TESTING_ORIGIN + path, {
      method: "POST",
      headers: {
        "sec-fetch-site": "same-origin",
        origin: TESTING_ORIGIN,
        cookie: `__Host-console=${tokens.get(role)}`,
      },
      body: new URLSearchParams(fields),
    });
    return { status: response.status, text: await response.text() };
  };
  /** Pages of the shop that were asked for so far. */
  const pagesAsked = async () =>
    [...(await shop.metrics.print()).matchAll(/_count\{method="GET",route="page",status="\d+"\} (\d+)/g)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    );
  const audit = async (kind: string, id: string) =>
    (await searchAudit(database.current, { subject: { kind, id } })).entries;
  /** The fields that the form of a setting sends, starting from the stored value. */
  const started = async (setting: Setting<never>, change: (value: never) => unknown) => {
    const { value, version } = await readVersioned(database.current.sql, setting as unknown as Setting);
    const changed = change(value as never) as object;
    return {
      draft: JSON.stringify(changed),
      save: { intent: "save", version, base: JSON.stringify(fieldsOf(value as object)), ...fieldsOf(changed) },
    };
  };
  const look = { language: "en", device: "desktop" } as const;

  test("[CN-08] [CN-03] shop facts are previewed, saved and shown in the shop, with one entry in the audit", async () => {
    const form = await started(FACTS as never, (value: object) => ({ ...value, name: "Maison Ondine" }));
    const url = "/console/settings/facts";
    expect(await text(url)).toContain("Shop facts");
    const before = await audit("setting", "facts");
    const preview = await post(url, { intent: "preview", path: "/", ...look, value: form.draft });
    expect([preview.status, preview.text.includes("Maison Ondine")]).toEqual([200, true]);
    expect(await page("/")).not.toContain("Maison Ondine");
    expect(await audit("setting", "facts")).toEqual(before);

    expect((await post(url, form.save)).status).toBe(200);
    expect(await page("/")).toContain("Maison Ondine");
    expect((await audit("setting", "facts"))[0]).toMatchObject({
      operation: "change-setting",
      operatorName: "owner",
      before: { name: "Shop" },
      after: { name: "Maison Ondine" },
    });
    expect(await audit("setting", "facts")).toHaveLength(before.length + 1);
  });

  test("[CN-08] [CN-07] a save that came too late changes nothing, and says who saved first", async () => {
    const url = "/console/settings/facts";
    const mine = await started(FACTS as never, (value: object) => ({ ...value, company: "Mine Ltd" }));
    const theirs = await started(FACTS as never, (value: object) => ({ ...value, phone: "+44 20 1234 5678" }));
    expect((await post(url, theirs.save)).status).toBe(200);
    const late = await post(url, mine.save);
    expect(late.status).toBe(409);
    expect(late.text).toContain("owner saved this first");
    expect(late.text).toContain("+44 20 1234 5678");
    const stored = async () => (await readVersioned(database.current.sql, FACTS as unknown as Setting)).value;
    expect(await stored()).toMatchObject({ phone: "+44 20 1234 5678" });
    expect(await stored()).not.toHaveProperty("company");
    // The merge screen sends both changes, with the version that is stored now.
    const merged = await started(FACTS as never, (value: object) => ({ ...value, company: "Mine Ltd" }));
    expect((await post(url, merged.save)).status).toBe(200);
    expect(await stored()).toMatchObject({ phone: "+44 20 1234 5678", company: "Mine Ltd" });
  });

  test("[CN-08] mistakes are named at their fields, and store nothing", async () => {
    const wrong = async (name: string, setting: Setting<never>, change: (value: never) => unknown) => {
      const sent = await post(`/console/settings/${name}`, (await started(setting, change)).save);
      return [sent.status, sent.text] as const;
    };
    expect(await wrong("facts", FACTS as never, (value: object) => ({ ...value, name: " ", email: "x" }))).toEqual([
      422,
      expect.stringMatching(/"email":"Must be an email address\."|"name":"Must not be empty\."/),
    ]);
    const noTagline = (value: object) => ({ ...value, tagline: { de: " " } });
    expect((await wrong("facts", FACTS as never, noTagline))[1]).toContain("Tagline, German must not be empty.");
    const yen = (value: { methods: { prices: object }[] }) => ({
      ...value,
      methods: value.methods.map((method) => ({ ...method, prices: { ...method.prices, www_usd: { price: 1.005 } } })),
    });
    expect((await wrong("delivery", DELIVERY as never, yen as never))[1]).toContain("must be a multiple of 0.01 USD.");
    const overlapping = (value: { countries: object }) => ({
      ...value,
      countries: { ...value.countries, DE: { rates: [0, 1].map(() => ({ category: "standard", rate: 19 })) } },
    });
    expect((await wrong("tax", TAX as never, overlapping as never))[1]).toContain("has days in common");
    expect(
      (await post("/console/settings/facts", { intent: "save", name: "{", version: "x", base: "{}" })).status,
    ).toBe(422);
    expect((await get("/console/settings/none")).status).toBe(404);
    expect(await audit("setting", "tax")).toEqual([]);
  });

  test("[CN-08] a dated tax rate is stored, and every setting has a form", async () => {
    const rates = [
      { category: "standard", rate: 19, until: "2026-12-31" },
      { category: "standard", rate: 20, from: "2027-01-01" },
    ];
    const form = await started(TAX as never, (value: { countries: object }) => ({
      ...value,
      countries: { ...value.countries, DE: { name: "vat", prices: "include", rounding: "line", rates } },
    }));
    expect((await post("/console/settings/tax", form.save)).status).toBe(200);
    expect(await text("/console/settings/tax")).toContain("2027-01-01");
    const names = [...(await text("/console/settings")).matchAll(/href="\/console\/settings\/([\w-]+)"/gu)];
    expect(new Set(names.map(([, name]) => name)).size).toBeGreaterThan(12);
    for (const [, name] of names) expect((await get(`/console/settings/${name}`)).status, name).toBe(200);
    expect(await text("/console/settings/payments")).toContain("PAYMENT_PROVIDER");
  });

  test("states and provinces are chosen by their names [CN-08]", async () => {
    const form = await text("/console/settings/tax");
    expect(form).toMatch(/"CA\.regions":\{[^}]*"QC":"Quebec"/u);
    expect(form).toMatch(/"US\.regions":\{[^}]*"NY":"New York"/u);
  });

  test("a new tax rate starts as standard, and the categories of the shop's types are suggested [CN-08]", async () => {
    const form = await text("/console/settings/tax");
    const suggested = ["standard", "clothing", "childrens-clothing", "delivery", "gift-wrap"];
    expect(form).toContain(`"default":"standard","examples":${JSON.stringify(suggested)}`);
  });

  test("a price list without a conversion is refused with what to enter, and the form offers the lists to convert from [CN-08]", async () => {
    const url = "/console/settings/price-lists";
    expect(await text(url)).toMatch(/"from":\{"type":"string".{0,300}"enum":\["www_usd","eu_eur"/u);
    const japan = { code: "jp_jpy", name: "Japan", markets: ["jp"] };
    const adding = (list: object) => (value: { lists: readonly object[] }) => ({
      ...value,
      lists: [...value.lists, list],
    });
    const kenya = { code: "ke_kes", name: "Kenya", markets: ["ke"] };
    const refused = await post(url, (await started(PRICE_LISTS as never, adding(kenya) as never)).save);
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining("gift cards in KES: enter the list to convert from, and the rate;"),
    ]);
    const yen = { ...japan, convert: { from: "www_usd", rate: 152 } };
    expect((await post(url, (await started(PRICE_LISTS as never, adding(yen) as never)).save)).status).toBe(200);
    expect(await text("/console/products/import")).toContain("<option>JPY</option>");
    // Products are converted unless the merchant says no.
    expect(await text(url)).toMatch(/"products":\{[^}]*"default":true/u);
    // A converted list is no base for others.
    expect(await text(url)).not.toMatch(/"enum":\[[^\]]*"jp_jpy"/u);
    const { save } = await started(PRICE_LISTS as never, (value: { lists: readonly object[] }) => ({
      ...value,
      lists: value.lists.slice(0, -1),
    }));
    expect((await post(url, save)).status).toBe(200);
  });

  describe("previews", () => {
    /** The document in the answer, and its text. */
    const shown = async (name: string, draft: string, fields: Record<string, string>) => {
      const answer = await post(`/console/settings/${name}`, { intent: "preview", ...look, value: draft, ...fields });
      const [, json = '""'] = /"html":("(?:[^"\\]|\\.)*")/u.exec(answer.text) ?? [];
      const html = (JSON.parse(json) as string).replaceAll("\\u003c", "<");
      return { ...answer, html, words: html.replaceAll(/<[^>]*>/gu, " ").replaceAll(/\s+/gu, " ") };
    };
    const draftOf = async (setting: Setting<never>, change: (value: never) => unknown = (value) => value) =>
      (await started(setting, change)).draft;

    test("[CN-08] delivery prices are previewed in the shop's own checkout, with a bag of any number of pieces", async () => {
      const costing = (price: number, freeFrom?: number) => (value: { methods: { prices: object }[] }) => ({
        ...value,
        methods: value.methods.map((method) => ({
          ...method,
          prices: { ...method.prices, eu_eur: { price, ...(freeFrom && { freeFrom }) } },
        })),
      });
      const step = { path: "/fr/checkout?step=delivery" };
      const dear = await shown("delivery", await draftOf(DELIVERY as never, costing(12.5) as never), step);
      expect(dear.words).toMatch(/Delivery method Standard delivery [^€]*€12,50/u);
      expect(dear.words).toMatch(/Subtotal €104,00 .*Total €116,50/u);
      const two = { ...step, quantity: "2", item: "product-4" };
      const free = await shown("delivery", await draftOf(DELIVERY as never, costing(12.5, 200) as never), two);
      expect(free.words).toMatch(/Subtotal €208 .*Total €208/u);
      expect((await shop.app.request(`${TESTING_ORIGIN}/fr/checkout`)).headers.get("location")).toContain("/fr/cart");
      expect(await audit("setting", "delivery")).toEqual([]);
    });

    test("[CN-08] tax is previewed as a shopper of the market pays it, by state too", async () => {
      const rates = (country: string, tax: object) => (value: { countries: object }) => ({
        ...value,
        countries: { ...value.countries, [country]: { name: "vat", rounding: "line", rates: [], ...tax } },
        byProvider: [],
      });
      const included = { prices: "include", rates: [{ category: "standard", rate: 10 }] };
      const paris = await shown("tax", await draftOf(TAX as never, rates("FR", included) as never), {
        path: "/fr/checkout",
      });
      expect(paris.words).toMatch(/Total €114 Including VAT €10,36/u);
      const added = { prices: "add", regions: { NY: { rates: [{ category: "standard", rate: 10 }] } } };
      const american = await draftOf(TAX as never, rates("US", added) as never);
      expect((await shown("tax", american, { path: "/us/checkout", region: "NY" })).words).toMatch(
        /\$13\.94 .*Total \$153\.34/u,
      );
      expect((await shown("tax", american, { path: "/us/checkout", region: "TX" })).words).toContain("Total $139.40");
    });

    test("[CN-08] a bag with a product that is not sold there, or a wrong number of pieces, is refused with a sentence", async () => {
      const draft = await draftOf(TAX as never);
      const none = await shown("tax", draft, { path: "/fr/checkout", item: "no-such-coat" });
      expect([none.status, none.text]).toEqual([422, expect.stringContaining("“no-such-coat” is not sold")]);
      const many = await shown("tax", draft, { path: "/fr/checkout", quantity: "11" });
      expect([many.status, many.text]).toEqual([422, expect.stringContaining("Enter 10 pieces or fewer.")]);
    });

    test("[CN-08] a shop that sells nothing yet has previews of its pages, and a sentence in place of a bag", async () => {
      const stock = (quantity: number) =>
        database.current.sql.update(variantTable).set({ inventoryQuantity: quantity });
      await stock(0);
      const facts = await shown("theme", JSON.stringify({}), { path: "/us" });
      expect([facts.status, facts.html.includes("<main")]).toEqual([200, true]);
      const bag = await shown("theme", JSON.stringify({}), { path: "/us/cart" });
      expect([bag.status, bag.text]).toEqual([
        422,
        expect.stringContaining("Nothing is sold and in stock in this market"),
      ]);
      await stock(2);
      expect((await shown("theme", JSON.stringify({}), { path: "/us/cart" })).status).toBe(200);
    });

    test("[CN-08] logo and theme are previewed with the files and colours that are not saved", async () => {
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h20v10z"/></svg>';
      const mark = await shown("logo", JSON.stringify({ logo: { svg } }), { path: "/" });
      expect(mark.html).toContain(`src="data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}"`);
      const colours = { ground: "#102030", ink: "#ffffff" };
      const dark = await shown("theme", JSON.stringify({ colours, headings: "uppercase" }), { path: "/" });
      expect(dark.html).toMatch(/<template id="draft-theme">[^<]*--white:#102030[^<]*<\/template>/u);
      expect(await page("/")).not.toMatch(/draft-theme|data:image\/svg/u);
      const unreadable = await shown("theme", JSON.stringify({ colours: { ...colours, ink: "#112233" } }), {
        path: "/",
      });
      expect(unreadable.status).toBe(422);
    });
  });

  test("[CN-08] staff who may look change nothing, and others do not see it", async () => {
    const form = await started(FACTS as never, (value: object) => ({ ...value, name: "Taken over" }));
    expect((await post("/console/settings/facts", form.save, "editor")).status).toBe(403);
    expect(await text("/console/settings/facts", "read-only")).toContain("You can view this page, but not change it");
    expect((await get("/console/settings", "warehouse")).status).toBe(403);
    expect(await page("/")).not.toContain("Taken over");
  });

  test("[CN-08] a menu's new entry is checked against the shop, previewed, and shown in its place", async () => {
    const url = "/console/menus";
    const entry = (collection: string) => ({ id: "edit", name: { en: "The spring edit" }, to: { collection } });
    const draft = (collection: string) => ({
      header: { entries: [entry(collection)], order: ["edit", "women"] },
      footer: { entries: [{ id: "help", name: { en: "Care" } }] },
    });
    const wrong = await started(MENUS as never, () => draft("no-such-page"));
    expect(await post(url, wrong.save)).toMatchObject({
      status: 422,
      text: expect.stringContaining('"header.entries.0.to":"The shop has no page at /collections/no-such-page."'),
    });
    expect((await post(url, wrong.save)).text).toContain(
      "Nothing was saved: Header, entry 1, link: the shop has no page at /collections/no-such-page.",
    );
    const right = await started(MENUS as never, () => draft("women"));
    const seen = await post(url, { intent: "preview", path: "/", ...look, value: right.draft });
    expect(seen.text).toContain("The spring edit");
    expect(seen.text).not.toMatch(/<script(?! type="application\/json" id)/);
    expect(await page("/")).not.toContain("The spring edit");
    expect((await post(url, right.save, "editor")).status).toBe(403);
    const before = await pagesAsked();
    expect((await post(url, right.save)).status).toBe(200);
    expect(await pagesAsked()).toBe(before + 1);
    const home = await page("/");
    expect(home).toContain("The spring edit");
    expect(home).toContain("Care");
    expect(await text(url)).toContain("The spring edit");
    expect(await audit("setting", "menus")).toMatchObject([{ operation: "change-setting" }]);

    const unchangedLinks = await started(MENUS as never, () => ({ header: draft("women").header }));
    const later = await pagesAsked();
    expect((await post(url, unchangedLinks.save)).status).toBe(200);
    expect(await pagesAsked()).toBe(later);
  });

  test("[CN-08] sections of the home page are previewed, checked, saved in order, and never overwritten", async () => {
    const url = "/console/content";
    const versioned = () => readSectionsById(database.current.sql, "vitrine");
    const form = async (value: object) => {
      const { value: base, version } = await versioned();
      return { intent: "save", version, base: JSON.stringify(fieldsOf(base)), ...fieldsOf(value) };
    };
    const story = { id: "a", place: "page", name: "a", type: "story", title: "Rain *galoshes*", position: 1 };
    const hero = { id: "b", place: "page", name: "b", type: "hero", title: "Long days", position: 0 };
    expect(await text(url, "editor")).toContain("Home page");
    const preview = await post(
      url,
      { intent: "preview", path: "/", ...look, value: JSON.stringify({ a: story, b: hero }) },
      "editor",
    );
    expect(preview.text).toMatch(/Long.*days.*galoshes/s);
    expect(await page("/")).not.toContain("galoshes");

    const untitled = await post(url, await form({ a: { ...story, title: "" } }), "editor");
    expect([untitled.status, untitled.text]).toEqual([422, expect.stringContaining('"a.title":"Is needed')]);
    const astray = await post(url, await form({ a: { ...story, link: "/collections/nowhere-at-all" } }), "editor");
    expect([astray.status, astray.text]).toEqual([422, expect.stringContaining("has no page at")]);
    const backwards = { ...story, showFrom: "2027-01-02T00:00:00Z", showUntil: "2027-01-01T00:00:00Z" };
    expect((await post(url, await form({ a: backwards }), "editor")).text).toContain('"a.showUntil"');

    const late = await form({ a: { ...story, title: "Mine" } });
    expect((await post(url, await form({ a: story, b: hero }), "editor")).status).toBe(200);
    expect(await page("/")).toMatch(/Long.*days.*galoshes/s);
    const refused = await post(url, late, "editor");
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining("editor saved this first")]);
    const later = { ...story, showFrom: "2999-01-01T00:00:00.000Z" };
    expect((await post(url, await form({ a: later, b: hero }), "editor")).status).toBe(200);
    expect(await page("/")).not.toContain("galoshes");
    expect((await post(url, await form({}), "read-only")).status).toBe(403);
    expect(await audit("content", "vitrine")).toMatchObject([
      { operation: "change-content", before: { a: { showFrom: null } }, after: { a: later } },
      { operation: "change-content", operatorName: "editor", after: { a: { title: "Rain *galoshes*" } } },
    ]);
    expect(await text("/console/audit?operation=change-content")).toMatch(
      /Content(?:<!-- -->)? <a [^>]*>Sections of the shop<\/a>/,
    );
  });

  test("[CN-08] sections that only move or change their texts ask the shop for no page again", async () => {
    const url = "/console/content";
    const save = async (value: object) => {
      const { value: base, version } = await readSectionsById(database.current.sql, "vitrine");
      const before = await pagesAsked();
      const fields = { intent: "save", version, base: JSON.stringify(fieldsOf(base)), ...fieldsOf(value) };
      const { status } = await post(url, fields, "editor");
      return [status, (await pagesAsked()) - before];
    };
    const items = [{ text: "Men", url: "/collections/men" }];
    const story = { id: "a", place: "page", name: "a", type: "story", title: "One", link: "/collections/women", items };
    const hero = { id: "b", place: "page", name: "b", type: "hero", title: "Two", link: "/collections/women" };
    expect(await save({ a: { ...story, position: 0 }, b: { ...hero, position: 1 } })).toEqual([200, 2]);
    expect(await save({ a: { ...story, title: "Three", position: 1 }, b: { ...hero, position: 0 } })).toEqual([200, 0]);
    const hidden = { ...hero, id: "c", name: "c", enabled: false, link: "/collections/nowhere-at-all" };
    expect(await save({ a: story, c: hidden })).toEqual([200, 0]);
    // What was hidden has not been asked for.
    expect(await save({ a: story, c: { ...hidden, enabled: true } })).toEqual([422, 1]);
  });

  test("[CN-08] a collection is created, filled with a product, shown in the shop, changed and deleted", async () => {
    const list = "/console/collections";
    const create = (value: object) =>
      shop.app.request(`${TESTING_ORIGIN}${list}/new`, {
        method: "POST",
        headers: {
          "sec-fetch-site": "same-origin",
          origin: TESTING_ORIGIN,
          cookie: `__Host-console=${tokens.get("owner")}`,
        },
        body: new URLSearchParams({ intent: "save", version: "new", base: "{}", ...fieldsOf(value) }),
      });
    const spring = { name: "Spring edit", slug: "spring-edit", displayTitle: "The spring edit", seoTitle: "Spring" };
    expect((await create({ ...spring, slug: "Spring Edit" })).status).toBe(422);
    const created = await create(spring);
    const url = created.headers.get("location") ?? "";
    expect([created.status, url]).toEqual([302, expect.stringMatching(/^\/console\/collections\/[\w-]+$/)]);
    expect((await create(spring)).status).toBe(422);
    expect(await text(`${list}?q=spring`)).toContain("The spring edit");
    expect(await text(`${list}?q=autumn`)).toContain("No collection found");

    expect((await post(url, { intent: "feature", product: "none" })).status).toBe(422);
    const product = { intent: "feature", product: "https://shop.example/us/products/product-4" };
    expect((await post(url, product, "editor")).status).toBe(403);
    expect((await post(url, product)).status).toBe(200);
    expect(await text(url)).toContain('href="/products/product-4"');

    const id = url.split("/").at(-1)!;
    const stored = (await readVersionedTag(database.current.sql, "vitrine", id))!;
    const renamed = { ...stored.value, displayTitle: "Spring, early" };
    const preview = await post(url, {
      intent: "preview",
      path: "/collections/spring-edit",
      ...look,
      value: JSON.stringify(renamed),
    });
    expect(preview.text).toContain("Spring, early");
    const save = { intent: "save", version: stored.version, base: JSON.stringify(fieldsOf(stored.value)) };
    expect((await post(url, { ...save, ...fieldsOf(renamed) })).status).toBe(200);
    const late = await post(url, { ...save, ...fieldsOf({ ...stored.value, productOrder: ["p4"] }) });
    expect([late.status, late.text]).toEqual([409, expect.stringMatching(/Product order.*>1\. [^<]*number 4</su)]);
    expect(await page("/us/collections/spring-edit")).toContain("Spring, early");
    expect(await audit("tag", id)).toMatchObject([
      { before: { displayTitle: "The spring edit" }, after: { displayTitle: "Spring, early" } },
      { operation: "change-content", after: { slug: "spring-edit" } },
    ]);

    // A change of the collection since does not keep a product from leaving it.
    expect((await post(url, { intent: "unfeature", product: "product-4" })).status).toBe(200);
    expect(await text(url)).not.toContain('href="/products/product-4"');
    expect((await post(url, { intent: "delete", confirmation: "spring" })).status).toBe(422);
    expect((await post(url, { intent: "delete", confirmation: "spring-edit" })).status).toBe(302);
    expect((await get(url)).status).toBe(404);
  });

  test("[CN-08] a collection by a rule has its own order, names in each language and a schedule, in shop, sitemap and GraphQL", async () => {
    const id = "edit-of-two";
    const url = `/console/collections/${id}`;
    const handles = async (path: string) => [
      ...new Set([...(await page(path)).matchAll(/href="[^"]*\/products\/(product-\d)/gu)].map(([, handle]) => handle)),
    ];
    const stored = async () => (await readVersionedTag(database.current.sql, "vitrine", id))!;
    const save = async (change: object) => {
      const { value, version } = await stored();
      return post(url, {
        intent: "save",
        version,
        base: JSON.stringify(fieldsOf(value)),
        ...fieldsOf({ ...value, ...change }),
      });
    };
    const tag = { id, tagId: id, name: "Edit of two", slug: "edit-of-two", displayTitle: "The edit" };
    await importContent(database.current, { shop: { id: "vitrine", slug: "vitrine" }, tags: [tag] });
    // Nothing carries the tag.
    expect(await handles("/us/collections/edit-of-two")).toEqual([]);
    expect(await page("/us/sitemaps/collections.xml")).not.toContain("edit-of-two");

    const wrong = await save({ rule: "price >" });
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining("is not a filter")]);
    const rule = 'product_id = "p4" OR product_id = "p5"';
    const draft = JSON.stringify({ ...(await stored()).value, rule });
    const preview = await post(url, { intent: "preview", path: "/us/collections/edit-of-two", ...look, value: draft });
    expect(preview.text).toContain("/products/product-5");
    expect(await handles("/us/collections/edit-of-two")).toEqual([]);

    const texts = { titles: { fr: "Le choix" }, descriptions: { fr: "Deux pièces pour l’hiver." } };
    expect((await save({ rule, ...texts })).status).toBe(200);
    const usual = await handles("/us/collections/edit-of-two");
    expect(usual.toSorted()).toEqual(["product-4", "product-5"]);
    expect(await text(url)).toContain("Products that the saved rule matches");
    const byHand = await post(url, { intent: "feature", product: "product-4" });
    expect([byHand.status, byHand.text]).toEqual([422, expect.stringContaining("This collection has a rule now")]);
    const reversed = usual.toReversed();
    expect((await save({ productOrder: reversed.map((handle) => handle!.replace("product-", "p")) })).status).toBe(200);
    expect(await handles("/us/collections/edit-of-two")).toEqual(reversed);
    const french = await shop.app.request(`${TESTING_ORIGIN}/fr/collections/edit-of-two`, {
      headers: { cookie: "language=fr" },
    });
    expect(await french.text()).toMatch(/<h1[^>]*>Le choix.*Deux pièces pour l’hiver\./su);
    expect(await page("/us/collections/edit-of-two")).toContain("The edit");
    const graphql = async () => {
      const query = `{ collection(handle: "edit-of-two") { title products(first: 2) { nodes { handle } } } }`;
      const response = await shop.app.request(`${TESTING_ORIGIN}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: TESTING_ORIGIN },
        body: JSON.stringify({ query }),
      });
      return response.json();
    };
    expect(await graphql()).toEqual({
      data: { collection: { title: "The edit", products: { nodes: reversed.map((handle) => ({ handle })) } } },
    });
    expect(await page("/us/sitemaps/collections.xml")).toContain("/us/collections/edit-of-two<");

    const backwards = await save({ showFrom: "2020-01-01T00:00:00Z", showUntil: "2019-01-01T00:00:00Z" });
    expect(backwards).toMatchObject({
      status: 422,
      text: expect.stringContaining("Shown until must be after the start"),
    });
    expect((await save({ showFrom: "2020-01-01T00:00:00Z", showUntil: "2999-01-01T00:00:00Z" })).status).toBe(200);
    expect(await handles("/us/collections/edit-of-two")).toEqual(reversed);
    expect((await save({ showUntil: "2020-02-01T00:00:00Z" })).status).toBe(200);
    expect((await shop.app.request(`${TESTING_ORIGIN}/us/collections/edit-of-two`)).status).toBe(404);
    expect(await page("/us/sitemaps/collections.xml")).not.toContain("edit-of-two");
    expect(await graphql()).toEqual({ data: { collection: null } });
  });

  test("[CN-08] a collection cannot take the address of a listing of the shop, unless it has it already", async () => {
    const create = (slug: string) => {
      const value = { tagId: `own-${slug}`, name: `My ${slug}`, slug };
      return post("/console/collections/new", { intent: "save", version: "new", base: "{}", ...fieldsOf(value) });
    };
    for (const [slug, name] of [
      ["women", "Women"],
      ["coats", "Coats"],
      ["new-arrivals", "New Arrivals"],
      ["women-sale", "Women’s Sale"],
      ["all", "All"],
    ] as const) {
      const refused = await create(slug);
      expect([refused.status, refused.text]).toEqual([422, expect.stringContaining(`own listing “${name}”`)]);
    }
    expect((await create("women-of-the-year")).status).toBe(302);

    const put = async (tags: readonly object[]) => {
      const response = await shop.app.request(`${TESTING_ORIGIN}/admin/content`, {
        method: "PUT",
        headers: { authorization: `Bearer ${LOCAL_TOKEN}`, "content-type": "application/json" },
        body: JSON.stringify({ tags }),
      });
      return [response.status, await response.text()];
    };
    const rule = 'product_id = "p4"';
    const sale = { id: "own-sale", tagId: "own-sale", name: "My sale", slug: "sale" };
    expect(await put([{ ...sale, rule }])).toEqual([422, expect.stringContaining("own listing “Sale”")]);
    // Without a rule, it has the texts of the listing.
    expect(await put([sale])).toEqual([200, expect.any(String)]);
    expect(await put([{ ...sale, rule }])).toEqual([200, expect.any(String)]);
    const { value, version } = (await readVersionedTag(database.current.sql, "vitrine", "own-sale"))!;
    const saved = await post("/console/collections/own-sale", {
      intent: "save",
      version,
      base: JSON.stringify(fieldsOf(value)),
      ...fieldsOf({ ...value, rule: null, displayTitle: "Last chance" }),
    });
    expect(saved.status).toBe(200);
  });

  describe("mails", () => {
    const names = Object.keys(TEXTS_OF_MAIL);
    const url = (name: string, language = "en") => `/console/mails/${name}?language=${language}`;
    /** Form fields for a change that started from the stored texts. */
    const form = async (name: keyof typeof TEXTS_OF_MAIL, language: LanguageCode, texts: Record<string, string>) => {
      const { value, version } = await readOwnTexts(database.current.sql, TEXTS_OF_MAIL[name], language);
      return { intent: "save", version, base: JSON.stringify(value), ...value, ...texts };
    };
    const subject = "newsletter.subject";
    let people = 0;
    /** The mail that the shop sends to someone who subscribes. */
    const sent = async (language = "en") => {
      await database.current.sql.delete(mailTable);
      people += 1;
      await shop.app.request(`${TESTING_ORIGIN}/newsletter`, {
        method: "POST",
        headers: { "sec-fetch-site": "same-origin", origin: TESTING_ORIGIN, cookie: `language=${language}` },
        body: new URLSearchParams({ email: `person-${people}@example.com`, source: "footer" }),
      });
      const [mail] = await database.current.sql.select().from(mailTable);
      return mail;
    };

    test("[CN-08] the list has each mail in each of the languages, each opens as people receive it, and a test goes to oneself", async () => {
      for (const { code } of LANGUAGES) {
        const list = await text(`/console/mails?language=${code}`, "editor");
        for (const name of names) expect(list).toContain(`/console/mails/${name}?language=${code}`);
        expect(list).toContain(messagesIn(mailAccounts, code)("takenSubject"));
      }
      for (const [index, name] of names.entries()) {
        const language = LANGUAGES[index % LANGUAGES.length]?.code ?? "en";
        const shown = await get(url(name, language), "editor", { accept: "application/vnd.vitrine.data+json" });
        expect([name, shown.status]).toEqual([name, 200]);
        expect(await shown.text()).toContain(String.raw`<html lang=\"${language}\"`);
      }
      expect((await get(url("none"))).status).toBe(404);
      await database.current.sql.delete(mailTable);
      const tested = await post(url("placed", "de"), { intent: "test", "orders.thanks": "Merci." }, "editor");
      expect([tested.status, tested.text]).toEqual([200, expect.stringContaining("on its way to editor@example.com")]);
      const [mail] = await database.current.sql.select().from(mailTable);
      expect([mail?.subject, mail?.text]).toEqual([
        expect.stringMatching(/^\[Test\] .*V2026000001/),
        expect.stringMatching(/^Merci\./),
      ]);
      expect((await get("/console/mails", "warehouse")).status).toBe(403);
    });

    test("[CN-08] each text belongs to a mail, and each mail uses no text that its screen lacks", async () => {
      expect(new Set<string>(Object.values(TEXTS_OF_MAIL).flat())).toEqual(new Set(MAIL_TEXT_IDS));
      const samples = await samplesOf({ database: database.current, setting: ({ initial }) => initial }, "en", NOW);
      for (const [name, write] of ALL_MAILS) {
        const unlisted = MAIL_TEXT_IDS.filter((id) => !TEXTS_OF_MAIL[name].some((one) => one === id));
        const marked = Object.fromEntries(unlisted.map((id) => [id, { en: markedText(id) }]));
        const plain = { ...samples, origin: TESTING_ORIGIN, language: "en", now: NOW } as const;
        const written = write({ ...plain, shop: mailShop("Shop", "UTC", marked) });
        expect([name, JSON.stringify(written).includes("MARKED")]).toEqual([name, false]);
      }
    });

    test("[CN-08] [CN-03] a merchant's subject is previewed, sent at once by every process and after a restart, and restored", async () => {
      const before = await audit("setting", "mails");
      const fields = await form("newsletter-confirm", "en", { [subject]: "One more step" });
      const preview = await post(url("newsletter-confirm"), { ...fields, intent: "preview" });
      expect([preview.status, preview.text.includes("One more step")]).toEqual([200, true]);
      expect((await sent())?.subject).toBe("Confirm your subscription");
      expect((await post(url("newsletter-confirm"), fields, "read-only")).status).toBe(403);
      expect((await post(url("newsletter-confirm"), fields)).status).toBe(200);
      expect((await audit("setting", "mails")).length).toBe(before.length + 1);
      expect((await audit("setting", "mails"))[0]).toMatchObject({
        operation: "change-setting",
        after: { [subject]: { en: "One more step" } },
      });
      expect((await sent())?.subject).toBe("One more step");
      expect((await sent("de"))?.subject).toBe(messagesIn(mailNewsletter, "de")("subject"));
      expect(await text("/console/mails")).toContain("One more step");
      // Another process has nothing but the database.
      const restarted = await openTestingShop(database.current);
      const list = await restarted.app.request(`${TESTING_ORIGIN}/console/mails`, {
        headers: { cookie: `__Host-console=${tokens.get("owner")}` },
      });
      expect(await list.text()).toContain("One more step");
      await restarted.close();

      const restore = await form("newsletter-confirm", "en", {});
      expect((await post(url("newsletter-confirm"), { ...restore, intent: "restore" })).status).toBe(200);
      expect((await sent())?.subject).toBe("Confirm your subscription");
      expect((await readVersioned(database.current.sql, MAILS as never)).value).toEqual({});
    });

    test.each([
      ["placed", "orders.placedSubject", "Your order", "Subject needs {number}."],
      [
        "placed",
        "orders.thanks",
        "Thanks, {name}",
        "Thanks has {name}, which the mail cannot fill in: this text has no",
      ],
      [
        "placed",
        "orders.placedSubject",
        "Order {number",
        "Subject is not a valid message: each { needs a }, use {number}",
      ],
      ["erased", "closing.erasedOrders", "{count, plural, other {# years}}", "needs the plural form one in English"],
    ] as const)("[CN-08] %s refuses %s as “%s”", async (mail, id, wrong, sentence) => {
      const refused = await post(url(mail), await form(mail, "en", { [id]: wrong }));
      expect(refused.status).toBe(422);
      // Once in the banner, once at the field.
      expect(refused.text.split(sentence).length).toBeGreaterThan(2);
      // Without scripts, the typed text is not lost.
      expect(refused.text).toContain(wrong);
      expect((await post(url(mail), { intent: "preview", [id]: wrong })).status).toBe(422);
    });

    test("[CN-08] [CN-07] who saves the same mail second gets the merge screen, another language is no conflict", async () => {
      const [first, second] = [
        await form("shipped", "en", { "orders.shipped": "It left our house." }),
        await form("shipped", "en", { "orders.shipped": "It is with the carrier." }),
      ];
      const german = await form("shipped", "de", { "orders.shipped": "Es ist unterwegs." });
      expect((await post(url("shipped"), first)).status).toBe(200);
      const late = await post(url("shipped"), second);
      expect([late.status, late.text]).toEqual([409, expect.stringContaining("It left our house.")]);
      expect(late.text).toContain("It is with the carrier.");
      expect((await post(url("shipped", "de"), german)).status).toBe(200);
      expect((await readVersioned(database.current.sql, MAILS as never)).value).toEqual({
        "orders.shipped": { en: "It left our house.", de: "Es ist unterwegs." },
      });
    });

    test("[CN-08] a stored text that no longer fits is left out of the mail and reported", async () => {
      const broken = {
        [subject]: { en: "Hello {nobody" },
        "newsletter.text": { en: "For {shop}:" },
        gone: { en: "x" },
      };
      await database.current.sql.transaction((tx) => writeSetting(tx, MAILS, broken, new Date()));
      expect((await sent())?.subject).toBe("Confirm your subscription");
      expect((await sent())?.text).toContain("For Maison Ondine:");
      const reported: string[] = [];
      (await openSettings(database.current, (error) => reported.push(String(error)))).close();
      expect(reported).toEqual([expect.stringMatching(/"mails" is not valid: .*newsletter.subject.en is not a valid/)]);
      await database.current.sql.transaction((tx) => writeSetting(tx, MAILS, {}, new Date()));
    });
  });
});
