// The index of designers over the embedded index of products.

import { beforeAll, expect, test } from "vitest";
import { DEFAULT_MARKET, DEFAULT_TAXONOMY, marketOf, priceField } from "#catalogue";
import type { Database } from "#commerce/database";
import { openEmbedded, PRODUCT_SCHEMA } from "#search";
import { useNoContent } from "../../../commerce/content/testing-content.ts";
import { doubleDatabase } from "../../../commerce/database/testing-double.ts";
import { GUEST, NO_SESSION, testingAccounts } from "../../../commerce/accounts/testing-accounts.ts";
import { someDemoRecords } from "../../../search/testing/testing-demo.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { loader } from "./designers.server.ts";
import { testOrderServices } from "../../../commerce/checkout/testing-order-services.ts";
import { initialSettings } from "../../../commerce/settings/testing-settings.ts";

useNoContent();

const index = openEmbedded({ schema: PRODUCT_SCHEMA });
const records = someDemoRecords(900, { products: 900 });

beforeAll(async () => {
  await index.replace(records);
  return () => index.close();
});

const ask = (query: string, code?: string) => {
  const url = new URL(`${code ? `/${code}` : ""}/pages/designers${query}`, "http://shop.test");
  const database: Database = doubleDatabase({} as Database["sql"]);
  const market = marketOf(code ?? "") ?? DEFAULT_MARKET;
  const args: LoaderArgs = {
    request: new Request(url),
    url,
    params: {},
    visitor: { code: code ?? null, market, language: "en", isMobile: false, unsold: null, hidesVideo: false, ...GUEST },
    shop: {
      id: "vitrine",
      database,
      taxonomy: DEFAULT_TAXONOMY,
      setting: initialSettings,
      search: index,
      accounts: testingAccounts(database),
      orderServices: testOrderServices(database),
    },
    session: NO_SESSION,
    device: NO_SESSION,
    pending: NO_SESSION,
    cart: NO_SESSION,
    config: {
      shopName: "Vitrine",
      icon: "/brand/1.svg",
      appIcon: "/brand/1-180.png",
      singlePageRouting: true,
      cdn: "",
      origin: "https://shop.example",
    },
    out: new Headers(),
    onError: (error) => expect.unreachable(String(error)),
  };
  return loader(args);
};

const namesOf = ({ groups }: Awaited<ReturnType<typeof ask>>): string[] =>
  groups.flatMap(({ designers }) => designers.map(([name]) => name));

test("[RT-14] every designer stands once, # first and then A to Z, with how many products", async () => {
  const data = await ask("");
  const products = new Map<string, Set<unknown>>();
  for (const { fields } of records) {
    const isShown = fields["visibility"] === "YES" && Number(fields["viplevel"] ?? 0) === 0;
    if (!isShown || fields[priceField("www_usd")] == null) continue;
    const vendor = String(fields["vendor"]);
    products.set(vendor, (products.get(vendor) ?? new Set()).add(fields["product_id"]));
  }
  const vendors = new Map([...products].map(([vendor, ids]) => [vendor, ids.size]));
  expect(namesOf(data).toSorted()).toEqual([...vendors.keys()].toSorted());
  expect(data.total).toBe(vendors.size);
  const letters = data.groups.map(({ letter }) => letter);
  expect(letters[0]).toBe("#");
  expect(letters.slice(1)).toEqual(letters.slice(1).toSorted());
  const counted = data.groups.flatMap(({ designers }) => designers);
  expect(new Map(counted.map(([name, count]) => [name, count]))).toEqual(vendors);
});

test("[RT-14] a department has its own designers, counted in it, and leads to its listing of them", async () => {
  const [everyone, kids] = [await ask("", "de"), await ask("?department=kids", "de")];
  expect(kids.total).toBeGreaterThan(0);
  expect(kids.total).toBeLessThan(everyone.total);
  expect(kids.under).toBe("/de/collections/kids");
  expect(kids.canonical).toBe("https://shop.example/de/pages/designers?department=kids");
});

const vendorsOf = (isWanted: (fields: (typeof records)[number]["fields"]) => boolean): string[] => {
  const shown = records.filter(
    ({ fields }) =>
      fields["visibility"] === "YES" && Number(fields["viplevel"] ?? 0) === 0 && fields[priceField("www_usd")] != null,
  );
  const wanted = shown.filter(({ fields }) => isWanted(fields));
  return [...new Set(wanted.map(({ fields }) => String(fields["vendor"])))].toSorted();
};

test.each(["technology", "tops", "tote-bags", "umbrellas", "underwear-and-socks", "wallets", "watches"])(
  "[RT-30] %s have their own list of designers, for everyone and for a department",
  async (slug) => {
    const name = DEFAULT_TAXONOMY.type(slug)?.value;
    const everyone = await ask(`?type=${slug}`);
    expect(namesOf(everyone).toSorted()).toEqual(vendorsOf(({ product_type }) => product_type === name));
    expect([everyone.type, everyone.under]).toEqual([slug, `/collections/${slug}`]);
    const women = await ask(`?department=women&type=${slug}`);
    expect(namesOf(women).toSorted()).toEqual(
      vendorsOf(
        ({ product_type, department }) => product_type === name && String(department).split(/[\t,]/).includes("women"),
      ),
    );
    expect(women.canonical).toBe(`https://shop.example/pages/designers?department=women&type=${slug}`);
  },
);

test("[RT-30] a category has its own list, and offers the types that are on sale in it", async () => {
  const bags = await ask("?category=bags&department=women");
  expect(namesOf(bags).length).toBeGreaterThan(0);
  expect(namesOf(bags).length).toBeLessThan(namesOf(await ask("?department=women")).length);
  expect([bags.under, bags.name]).toEqual(["/collections/women-bags", "Women’s Bags"]);
  expect(bags.types.map(({ href }) => href)).toContain("/pages/designers?department=women&type=tote-bags");
  expect((await ask("?department=kids&category=bags")).category).toBe("");
});

test("[RT-14] a name that is asked for narrows the index, which search engines then leave alone", async () => {
  const [name = ""] = namesOf(await ask(""));
  const found = await ask(`?find=${encodeURIComponent(name.toLowerCase())}`);
  expect(namesOf(found)).toContain(name);
  expect(found.groups.length).toBeLessThan(5);
  expect([found.canonical, found.robots]).toEqual([undefined, "noindex, follow"]);
  expect((await ask("?find=zzzzzz")).groups).toEqual([]);
});

test("[RT-14] an unknown department is everyone's", async () => {
  expect((await ask("?department=cats")).department).toBe("");
});
