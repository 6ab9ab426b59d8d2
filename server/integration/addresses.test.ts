// Other ways to write a page's address over HTTP: they redirect to the canonical one and keep what is chosen.

import { beforeAll, expect, test } from "vitest";
import { toHandle } from "#catalogue";
import { importContent } from "#commerce/content";
import { importFeed } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { SHOP_ID } from "../start/shop.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";
import type { MenuParts } from "#storefront/layout/menu-data.ts";

const HOMME = "Comme des Garçons – Homme+";
const AND = "Harrow & Pike";
const SLASH = "A/B Studio";
const CHINESE = "高定 & Co";
/** A designer whose tag has another slug than the name. */
const TAGGED = "Maison Ødell";
/** A designer to whom the feed gives a handle that is not that of the name. */
const OWN_HANDLE = "Ateliér 27";
/** Number of the only product for men. */
const MENS = 90;
const VENDORS = [HOMME, AND, SLASH, CHINESE, TAGGED, OWN_HANDLE];

const keywords = (value: string) => ({ key: "keywords", namespace: "catalogue", scope: "tag", value });
const pinned = (value: string) => ({ key: "pinned", namespace: "catalogue", scope: "tag", value });

onDatabase("addresses", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    await importFeed(database.current, feed(), { source: "test" });
    await importContent(database.current, {
      shop: { id: SHOP_ID, name: "Vitrine", slug: "vitrine" },
      tags: [
        {
          id: "t1",
          tagId: "ODELL",
          name: TAGGED,
          slug: "house-of-odell",
          position: 2,
          metafields: [keywords("designer, vendor"), pinned("women-coats")],
        },
        {
          id: "t2",
          tagId: "2",
          name: AND,
          slug: "harrow-pike",
          position: 1,
          metafields: [keywords("vendor"), pinned("women, women-coats")],
        },
        {
          id: "t4",
          tagId: "4",
          name: "Womenswear",
          slug: "the-edit",
          metafields: [{ key: "role", namespace: "catalogue", scope: "tag", value: "gender" }],
        },
        { id: "t3", tagId: "3", name: "Season_FW26", slug: "season-fw26", metafields: [keywords("season")] },
      ],
    });
    shop = await openTestingShop(database.current);
    return () => shop.close();
  });

  /** Two coats for women of each designer, more of those that come later in the list. */
  function* feed(): Generator<string> {
    let number = 0;
    for (const [at, vendor] of VENDORS.entries()) {
      const vendor_handle = vendor === OWN_HANDLE ? "vendor-27" : toHandle(vendor);
      for (let made = 0; made < 2 + at; made += 1) {
        number += 1;
        const of = { vendor, vendor_text: vendor, vendor_handle, department: "women", product_type: "Coats" };
        yield JSON.stringify(feedRow(number, 0, { ...of, tags: "Clothing\tWomen\tSeason_FW26" }));
      }
    }
    const vendor = { vendor: OWN_HANDLE, vendor_text: OWN_HANDLE, vendor_handle: "vendor-27" };
    const mens = { department: "men", product_type: "Coats", tags: "Clothing\tMen" };
    yield JSON.stringify(feedRow(MENS, 0, { ...vendor, ...mens }));
  }

  const get = async (path: string) => {
    const response = await shop.app.request(path);
    const html = await response.text();
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
    const hrefs = (text: string) => [...text.matchAll(/ href="(\/[^"]*)"/g)].map(([, href = ""]) => href);
    return {
      status: response.status,
      location: response.headers.get("location"),
      canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
      html,
      /** In the frame, and on the page itself. */
      links: hrefs(html),
      ownLinks: hrefs(main),
      main,
    };
  };

  test.each([
    [HOMME, "comme-des-garcons-homme"],
    [AND, "harrow-pike"],
    [AND.toUpperCase(), "harrow-pike"],
    [SLASH, "a-b-studio"],
    [CHINESE, "%E9%AB%98%E5%AE%9A-co"],
    [TAGGED, "house-of-odell"],
    [OWN_HANDLE, "atelier-27"],
    ["vendor-27", "atelier-27"],
    ["Coats", "coats"],
    ["Season_FW26", "season-fw26"],
    ["odell", "house-of-odell"],
    ["maison-odell", "house-of-odell"],
  ])("[RT-23] [RT-09] /collections/%s redirects to its handle and keeps what is chosen", async (label, handle) => {
    const query = "?refinementList%5BColor%5D%5B0%5D=Beige&page=2&utm_source=a%26b";
    const moved = await get(`/de/collections/${encodeURIComponent(label)}${query}`);
    expect([moved.status, moved.location]).toEqual([301, `/de/collections/${handle}${query}`]);
    const page = await get(`/collections/${handle}`);
    expect([page.status, page.canonical]).toEqual([200, `${TESTING_ORIGIN}/collections/${handle}`]);
    expect(page.ownLinks.some((href) => href.startsWith("/products/product-"))).toBe(true);
  });

  test("[RT-08] handles after the first redirect too, and several are joined by a plus sign", async () => {
    expect((await get("/collections/women/Harrow-Pike+SEASON-FW26")).location).toBe(
      "/collections/women/harrow-pike+season-fw26",
    );
    expect((await get("/collections/women/harrow-pike+season-fw26")).status).toBe(200);
    expect((await get("/collections/women/odell")).location).toBe("/collections/women/house-of-odell");
  });

  test("[RT-09] an unknown label is not found", async () => {
    for (const path of ["/collections/Nobody%20%26%20Co", "/collections/%20", "/collections/women/nobody"]) {
      expect((await get(path)).status, path).toBe(404);
    }
  });

  test("[RT-23] every link to a designer uses the handle of the tag with the keyword vendor", async () => {
    const pages = ["/collections/coats", "/pages/designers", "/pages/search", "/products/product-15"];
    for (const path of pages) {
      const { ownLinks: links } = await get(path);
      expect(links, path).toContain("/collections/house-of-odell");
      expect(links, path).not.toContain("/collections/maison-odell");
    }
    const sitemap = await (await shop.app.request("/sitemaps/designers.xml")).text();
    expect(sitemap).toContain(`<loc>${TESTING_ORIGIN}/collections/house-of-odell</loc>`);
    expect(sitemap).toContain(`<loc>${TESTING_ORIGIN}/collections/%E9%AB%98%E5%AE%9A-co</loc>`);
  });

  test("[TG-01] the product grid takes a tag's slug from the query, else its id, in any case, else shows everything", async () => {
    const headingOf = async (query: string) => {
      const { status, html } = await get(`/de/productgrid${query}`);
      return status === 200 ? /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, "") : status;
    };
    expect(await headingOf("?slug=Harrow-Pike")).toBe("Harrow &amp; Pike");
    expect(await headingOf("?tagId=ODELL")).toBe(TAGGED);
    expect(await headingOf("?slug=HARROW-PIKE&tagId=odell")).toBe("Harrow &amp; Pike");
    expect(await headingOf("")).toBe(await headingOf("?slug=all"));
    expect(await headingOf("?tagId=unknown")).toBe(404);
  });

  test("[TG-02] the listing of a tag that is marked as a department's shows that department", async () => {
    const { status, main, ownLinks } = await get("/collections/the-edit");
    expect(status).toBe(200);
    // No product carries the tag: its name decides.
    expect(ownLinks.filter((href) => href.startsWith("/products/")).length).toBeGreaterThan(VENDORS.length);
    expect(ownLinks).not.toContain(`/products/product-${MENS}`);
    expect(main.includes("Departments")).toBe(false);
    const coats = await get("/collections/coats");
    expect(coats.main.includes("Departments")).toBe(true);
    expect(coats.ownLinks).toContain(`/products/product-${MENS}`);
  });

  test("[RT-30] the designers of a department and type are those with such products, the operator's first", async () => {
    const stripOf = async (path: string) => {
      const { html } = await get(path);
      const strip = /<nav[^>]*aria-label="Designers"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? "";
      return [...strip.matchAll(/<bdi>(.*?)<\/bdi>/g)].map(([, name = ""]) => name.replace("&amp;", "&"));
    };
    const byCount = VENDORS.toReversed();
    const first = (...names: string[]) => [...names, ...byCount.filter((name) => !names.includes(name))];
    expect(await stripOf("/collections/coats")).toEqual(byCount);
    expect(await stripOf("/collections/women-coats")).toEqual(first(AND, TAGGED));
    expect(await stripOf("/collections/women")).toEqual(first(AND));
    // One designer is no choice, so there is no strip; the page of the listing's designers names it.
    expect(await stripOf("/collections/men-coats")).toEqual([]);
    const { main } = await get("/pages/designers/collections/men-coats");
    expect(VENDORS.filter((name) => main.includes(name.replace("&", "&amp;")))).toEqual([OWN_HANDLE]);
  });

  test("[RT-30] the header's menu of a department has the operator's designers first, the others by name", async () => {
    const answer = await shop.app.request("/menu", { headers: { accept: "application/vnd.vitrine.data+json" } });
    const { loaderData } = (await answer.json()) as { readonly loaderData: { readonly menu: MenuParts } };
    const html = loaderData.menu.departments.find(({ slug }) => slug === "women")?.panel ?? "";
    const menu =
      /<a [^>]*href="\/pages\/designers\?department=women"[^>]*>.*?<ul[^>]*>(.*?)<\/ul>/s.exec(html)?.[1] ?? "";
    const names = [...menu.matchAll(/<bdi>(.*?)<\/bdi>/g)].map(([, name = ""]) => name.replace("&amp;", "&"));
    const others = VENDORS.filter((name) => name !== AND).toSorted((one, other) => one.localeCompare(other, "en"));
    expect(names).toEqual([AND, ...others]);
    expect(menu).toContain('href="/collections/house-of-odell"');
  });

  test("[I18-01] a search without results leads to categories in the visitor's language", async () => {
    const { main } = await get("/de/pages/search?qTitle=zzqx");
    const [, ways = ""] = main.split("Beliebte Kategorien");
    expect(ways).toContain("Mäntel");
    expect(ways).not.toContain("Coats");
  });

  test.each(["q", "query"])("[RT-15] /pages/search?%s= redirects to qTitle and keeps the rest", async (name) => {
    const moved = await get(
      `/fr/pages/search?sortBy=price-asc&${name}=wool%20coats%26&refinementList%5BColor%5D%5B0%5D=Beige`,
    );
    const canonical = "/fr/pages/search?qTitle=wool+coats%26&sortBy=price-asc&refinementList%5BColor%5D%5B0%5D=Beige";
    expect([moved.status, moved.location]).toEqual([301, canonical]);
    const page = await get("/pages/search?qTitle=coats");
    expect(page.status).toBe(200);
    expect(page.main.includes("Results for coats")).toBe(true);
    expect(page.ownLinks.filter((href) => href.startsWith("/products/")).length).toBeGreaterThan(1);
  });

  test("[RT-15] qTitle comes first, and an empty text under another name is no search", async () => {
    expect((await get("/pages/search?qTitle=coats&q=shoes")).status).toBe(200);
    expect((await get("/pages/search?q=")).status).toBe(200);
    expect((await get("/pages/search?qTitle=&q=shoes")).location).toBe("/pages/search?qTitle=shoes");
  });
});
