// Crawls the whole shop over HTTP: every link works, every route is reached, every picture loads, and structured data is valid.

import { matchRoutes } from "react-router";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PICTURE_FORMATS, SRC_WIDTHS } from "#catalogue";
import { openDatabase, type Database } from "#commerce/database";
import { copyDatabase } from "../../commerce/database/testing.ts";
import { routes } from "../../storefront/routes.ts";
import { fillCatalogue } from "../seed/catalogue.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "../integration/testing-shop.ts";
import { crawl, pathOf, type CrawledPage } from "./testing-crawl.ts";
import { checkStructuredData, structuredDataOf, typesIn } from "./testing-schema-org.ts";
import { UNLINKED } from "./testing-unlinked.ts";

const PRODUCTS = 24;

/** Intended redirects, by path without the country. */
const MEANT_REDIRECTS: Readonly<Record<string, string>> = {
  "/account/privacy": "/login?returnTo=",
  "/account": "/login?returnTo=",
  "/account/alerts": "/login?returnTo=",
  "/pages/size-guide": "/sizeGuideWomens",
};

const shapes = routes.map(({ name, path }) => ({ id: name, path }));
const routeOf = (path: string): string => matchRoutes(shapes, path)?.[0]?.route.id ?? "none";

let shop: TestingShop;
let database: Database;
let remove: () => Promise<void>;
const crawls = new Map<string, ReadonlyMap<string, CrawledPage>>();
const pagesUnder = (prefix: string): CrawledPage[] => [...(crawls.get(prefix)?.values() ?? [])];

beforeAll(async () => {
  const fresh = await copyDatabase();
  const opened = await openDatabase(fresh.location);
  if (opened.kind === "refused") throw new Error(`The database for a test did not open: ${opened.reason}`);
  ({ remove } = fresh);
  ({ database } = opened);
  await fillCatalogue(database, { products: PRODUCTS, print: () => undefined });
  shop = await openTestingShop(database);
  for (const prefix of ["", "/de"]) {
    const isOwn = (path: string) =>
      prefix === "" ? !/^\/(?:[a-z]{2}(?:\/|$)|media\/)/.test(path) : `${path}/`.startsWith(`${prefix}/`);
    // Help texts are written by hand, so each is requested.
    const documents = (kind: string) => (kind === "help" ? Number.POSITIVE_INFINITY : 2);
    crawls.set(prefix, await crawl(shop.app, prefix || "/", { isWithin: isOwn, kindOf: routeOf, documents }));
  }
  // Generous, to catch a hang.
}, 600_000);
afterAll(async () => {
  await shop.close();
  await database.close();
  await remove();
});

describe.each(["", "/de"])("the shop under %j", (prefix) => {
  test("every internal link works, or redirects as intended", () => {
    const pages = pagesUnder(prefix);
    expect(pages.length).toBeGreaterThan(150);
    const dead = pages.filter(({ address, status, location }) => {
      if (status === 200) return false;
      const meant = MEANT_REDIRECTS[pathOf(address).slice(prefix.length)];
      return ![301, 303].includes(status) || !meant || !location?.startsWith(prefix + meant);
    });
    expect(dead.map(({ address, from, status }) => `${from} links ${address}: ${status}`)).toEqual([]);
    const used = pages
      .filter(({ status }) => status !== 200)
      .map(({ address }) => pathOf(address).slice(prefix.length));
    expect(used.toSorted()).toEqual(Object.keys(MEANT_REDIRECTS).toSorted());
  });

  test("links stay in their country", () => {
    const leaving = pagesUnder(prefix).flatMap(({ address, links }) =>
      links
        .map(pathOf)
        .filter((path) => prefix !== "" && !/^\/(?:[a-z]{2}(?:\/|$)|media\/)/.test(path))
        .map((path) => `${address} links ${path}`),
    );
    expect(leaving).toEqual([]);
  });

  test("fragment links have a target on their page", () => {
    const nowhere = pagesUnder(prefix).flatMap(({ address, html, fragments }) =>
      fragments.filter((id) => !html.includes(`id="${id}"`)).map((id) => `${address}#${id}`),
    );
    expect(nowhere).toEqual([]);
  });

  test("structured data is valid schema.org", () => {
    const structured = pagesUnder(prefix).flatMap(({ address, html }) =>
      structuredDataOf(html).map((data) => ({ address, data })),
    );
    const wrong = structured.flatMap(({ address, data }) =>
      checkStructuredData(data).map((one) => `${address}: ${one}`),
    );
    expect(wrong).toEqual([]);
    const types = new Set(structured.flatMap(({ data }) => typesIn(data)));
    for (const type of ["Organization", "SearchAction", "BreadcrumbList", "ItemList", "Product", "Offer", "FAQPage"]) {
      expect(types).toContain(type);
    }
  });
});

test("every route is linked, or listed as reached in another way with its status", async () => {
  const linked = new Set(
    ["", "/de"].flatMap((prefix) => pagesUnder(prefix).map(({ address }) => routeOf(pathOf(address)))),
  );
  const orphans = routes.map(({ name }) => name).filter((name) => !linked.has(name));
  expect(orphans.toSorted()).toEqual(Object.keys(UNLINKED).toSorted());
  const product = pagesUnder("").find(({ address }) => address.startsWith("/products/"));
  for (const [name, { address, status }] of Object.entries(UNLINKED)) {
    const path = address.replace("{product}", product?.address ?? "");
    expect(routeOf(path), path).toBe(name);
    expect((await shop.app.request(path)).status, path).toBe(status);
  }
});

test("every picture loads, in a width and format that the shop serves", async () => {
  const addresses = new Set(["", "/de"].flatMap((prefix) => pagesUnder(prefix).flatMap(({ pictures }) => pictures)));
  const renditions = Map.groupBy(
    [...addresses].filter((address) => address.startsWith("/media/art/")),
    (address) => address.slice(0, address.lastIndexOf("/")),
  );
  expect(renditions.size).toBeGreaterThan(20);
  const served = new Set(SRC_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => `${width}.${format}`)));
  const unserved = [...renditions].flatMap(([picture, all]) =>
    all.filter((address) => !served.has(address.slice(picture.length + 1))),
  );
  expect(unserved).toEqual([]);
  const others = [...addresses].filter((address) => !address.startsWith("/media/art/"));
  const cards = others.filter((address) => address.startsWith("/media/cards/"));
  expect(others.filter((address) => !address.startsWith("/media/cards/"))).toEqual([]);
  // One rendition of each picture is enough, because all come from the same drawing.
  for (const address of [...[...renditions.keys()].map((picture) => `${picture}/160.webp`), ...cards.slice(0, 3)]) {
    const answer = await shop.app.request(`${TESTING_ORIGIN}${address}`);
    expect([answer.status, answer.headers.get("content-type")?.split("/")[0]], address).toEqual([200, "image"]);
    await answer.body?.cancel();
  }
}, 600_000);
