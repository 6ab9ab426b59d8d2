import { ALL_PRICES } from "#catalogue";
import { expect, test } from "vitest";
import { pickerAreas } from "./areas.ts";
import { renderCountryChoices } from "./country-choices.tsx";
import type { FrameData } from "./frame-data.ts";
import { renderFrame } from "./frame.tsx";
import { renderMenuParts } from "./menu-parts.tsx";
import type { MenuDepartment } from "#browsing";

const department = (slug: string): MenuDepartment => ({
  slug,
  name: slug,
  href: `/de/collections/${slug}`,
  lead: [{ id: "new-in", name: "New in", href: `/de/collections/${slug}-new-arrivals` }],
  groups: [
    {
      id: "clothing",
      name: "Clothing",
      href: `/de/collections/${slug}-clothing`,
      links: [{ id: "coats", name: "Coats", href: `/de/collections/${slug}-coats` }],
    },
  ],
  designers: [{ id: "halden-rue", name: "Halden & Rue", href: "/de/collections/halden-rue" }],
  allDesigners: `/de/pages/designers?department=${slug}`,
  picture: { name: "Coat", href: "/de/products/coat", address: "/media/art/coat/front" },
});

const data: FrameData = {
  language: "en",
  path: "/de/collections/men-coats",
  announcements: [{ text: "Returns are <free>", href: "/de/collections/all" }],
  departments: [department("women"), department("men")],
  market: { code: "de", country: "de", name: "Germany", currency: "EUR", language: "English" },
  hasCountries: true,
  menu: "/de/menu",
  countries: "/de/country",
  address: "/de/collections/men-coats?page=2",
  home: "/de",
  search: "/de/pages/search",
  searchIn: { priceList: "eu_eur", country: "DE" },
  newsletter: "/de/newsletter",
  privacyChoices: "/de/privacy-choices",
  wishlist: "/de/wishlist",
  cart: "/de/cart",
  columns: [
    {
      id: "help",
      name: "Help",
      href: "/de/pages",
      links: [{ id: "contact", name: "Contact", href: "/de/pages/contact" }],
    },
  ],
  social: [],
  legal: [{ id: "terms-conditions", name: "Terms", href: "/de/pages/terms-conditions" }],
  account: { name: "Sign in", href: "/de/login" },
};
const config = {
  shopName: "Vitrine",
  icon: "/brand/1.svg",
  appIcon: "/brand/1-180.png",
  singlePageRouting: true,
  cdn: "https://cdn.example",
  origin: "",
};
const { above, below } = renderFrame(data, config);
const html = above + below;
const menus = renderMenuParts(data.departments, { config, language: "en" });
const choicesIn = (language: "en" | "ar") =>
  renderCountryChoices({ country: "de", areas: pickerAreas(language, ALL_PRICES) }, { config, language });
const attributes = (name: string): string[] =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, "g"))].map(([, value = ""]) => value);

test("[RT-22] every link and form of the frame carries the country, but those that change it", () => {
  const links = [...html.matchAll(/<a [^>]*>/g)].map(([tag]) => tag);
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) expect(link).toMatch(/ href="(\/de(\/|")|#main")/);
  expect(attributes("action")).toEqual(["/de/pages/search", "/de/newsletter", "/de/pages/search", "/choose"]);
  expect(attributes("formAction")).toEqual(["/de/country"]);
});

test("nothing in it needs a weaker content security policy", () => {
  expect(html).not.toMatch(/ style=| on[a-z]+=|<script|<style/);
  expect(html).toContain("Returns are &lt;free&gt;");
});

test("a product type's page marks its department and its category, and shows that department's row", () => {
  expect(above).toMatch(/<a [^>]*href="\/de\/collections\/men"[^>]*aria-current="true"/);
  expect(above).not.toContain('data-categories="women"');
  expect(above).toMatch(/data-categories="men">.*href="\/de\/collections\/men-clothing" aria-current="page"/);
});

test("[PG-05] the document has links to the departments; their menus and the countries are separate parts", () => {
  expect(html).toMatch(/<a [^>]*href="\/de\/collections\/women" aria-expanded="false"/);
  expect(html).not.toContain("/de/collections/women-coats");
  expect(html).not.toContain('name="country"');
  expect(menus.departments.map(({ slug }) => slug)).toEqual(["women", "men"]);
  for (const { slug, panel, row } of menus.departments) {
    expect(panel).toContain(`href="/de/collections/${slug}-coats"`);
    expect(row).toMatch(new RegExp(`^<nav [^>]*data-categories="${slug}" hidden=""`));
    expect(menus.drawer).toMatch(
      new RegExp(`<summary>Clothing</summary><ul><li><a href="/de/collections/${slug}-clothing">All clothing<`),
    );
  }
  expect(choicesIn("en")).toMatch(/<button [^>]*aria-current="true"[^>]*><span>Germany/);
});

test("a page may name its department itself", () => {
  const product = renderFrame({ ...data, path: "/de/products/coat", department: "women" }, config);
  expect(product.above).toMatch(/<a [^>]*href="\/de\/collections\/women"[^>]*aria-current="true"/);
});

test("[SB-01] [SB-03] every search field says what it does and what it takes", () => {
  const fields = [...html.matchAll(/<search .*?<\/search>/g)].map(([field]) => field);
  expect(fields).toHaveLength(2);
  for (const field of fields) {
    expect(field).toContain('placeholder="Search here…"');
    expect(field).toContain('title="Submit your search query."');
    expect(field).toContain('title="Clear the search query."');
    expect(field).toMatch(/required=""[^>]*maxLength="512"[^>]*autoComplete="off"[^>]*spellCheck="false"/);
  }
});

test("[LP-19] [TG-03] the search box is told whose prices and which country it searches for", () => {
  expect(below).toMatch(/<dialog id="search-layer"[^>]*data-list="eu_eur" data-country="DE" data-code="de"/);
});

test("ids are unique, and every reference to one is answered", () => {
  const ids = attributes("id");
  expect(new Set(ids).size).toBe(ids.length);
  for (const name of ["commandfor", "aria-labelledby"]) {
    for (const id of attributes(name)) expect(ids).toContain(id);
  }
});

test("a shop without departments or announcements still has a frame", () => {
  const empty = renderFrame({ ...data, departments: [], announcements: [], hasCountries: false }, config);
  expect(empty.above).toContain("Vitrine, home");
});

test("[I18-09] the menus' pictures come from the CDN", () => {
  const sources = [...JSON.stringify(menus).matchAll(/ src=\\"([^"]*)\\"/g)].map(([, source]) => source);
  expect(new Set(sources)).toEqual(new Set(["https://cdn.example/media/art/coat/front/600.jpg"]));
});

test("[I18-04] the frame speaks the visitor's language, the names of countries too", () => {
  const frame = renderFrame({ ...data, language: "ar" }, config);
  const arabic = frame.above + frame.below + choicesIn("ar");
  expect(arabic).toContain('aria-label="حقيبة التسوق"');
  expect(arabic).toContain("<span>ألمانيا</span>");
  expect(arabic).toContain('data-country-none="لا نوصل إلى «{query}»."');
  const words = ["Menu", "Search", "Close", "Wishlist", "Bag", "Country", "Subscribe", "Europe", "Germany", "Cancel"];
  const withoutAttributesOfScripts = arabic.replaceAll(/ (?:id|class|aria-labelledby|data-[a-z-]+|name)="[^"]*"/g, "");
  for (const word of words) expect(withoutAttributesOfScripts).not.toContain(`>${word}<`);
  for (const word of words) expect(withoutAttributesOfScripts).not.toContain(`"${word}"`);
});
