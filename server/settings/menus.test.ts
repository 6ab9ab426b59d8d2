// The merchant's menus over HTTP: they change header, drawer and footer of every page.

import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { importFeed } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { LOCAL_TOKEN, openTestingShop, type TestingShop } from "../integration/testing-shop.ts";
import type { MenuParts } from "#storefront/layout/menu-data.ts";

const WOMEN = { department: "women", tags: "Clothing\tWomen", product_type: "Coats", product_type_text: "Coats" };
const MEN = { department: "men", tags: "Shoes\tMen", product_type: "Sneakers", product_type_text: "Sneakers" };
const PRAIRIE = { ...WOMEN, vendor: "Prairie", vendor_text: "Prairie", vendor_handle: "prairie" };

onDatabase("the menus", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    // Not sold in euros.
    const { eu_eur_price_f: _, ...american } = feedRow(7, 0, PRAIRIE);
    const rows = [feedRow(1, 0, WOMEN), feedRow(2, 0, WOMEN), feedRow(3, 0, MEN), american];
    await importFeed(
      database.current,
      rows.map((row) => `${JSON.stringify(row)}\n`),
      { source: "menus.jsonl" },
    );
    shop = await openTestingShop(database.current);
    return () => shop.close();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await send("DELETE");
  });

  const send = async (method: string, body?: unknown, query = "") => {
    const response = await shop.app.request(`/admin/settings/menus${query}`, {
      method,
      headers: { authorization: `Bearer ${LOCAL_TOKEN}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, json: (await response.json()) as unknown };
  };
  const save = async (menus: object) =>
    expect(await send("PUT", menus)).toEqual({ status: 200, json: { kind: "changed" } });

  /** The menus that a page loads. */
  const menuOf = async (path: string): Promise<MenuParts> => {
    const address = path.replace(/\/pages\/.*/, "/menu");
    const answer = await shop.app.request(address, { headers: { accept: "application/vnd.vitrine.data+json" } });
    const { loaderData } = (await answer.json()) as { readonly loaderData: { readonly menu: MenuParts } };
    return loaderData.menu;
  };

  /** The parts of the frame on a page. */
  const frame = async (path = "/pages/faq") => {
    const html = await (await shop.app.request(path)).text();
    const part = (start: RegExp, end: string) => {
      const at = html.search(start);
      return html.slice(at, html.indexOf(end, at));
    };
    const { departments, drawer } = await menuOf(path);
    const panels = departments.map(({ panel }) => panel).join("");
    const header = part(/<header/, "</header>") + panels;
    const footer = part(/<footer/, "</footer>");
    return {
      header,
      drawer,
      footer,
      /** Ids of the header's entries. */
      top: [...header.matchAll(/data-department="([^"]*)"/g)].map(([, id]) => id),
      /** Names of the footer's columns. */
      columns: [...footer.matchAll(/<h2><a [^>]*>([^<]*)/g)].map(([, name]) => name),
    };
  };

  test("[OC-05] entries are added, renamed, hidden and ordered, in header, drawer and footer", async () => {
    expect((await frame()).top).toEqual(["women", "men"]);
    await save({
      header: {
        entries: [
          { id: "men", name: { en: "Gentlemen", de: "Für ihn" } },
          {
            id: "gifts",
            name: { en: "Gifts", de: "Geschenke" },
            to: { address: "/giftcard" },
            entries: [
              { id: "coats", name: { en: "A warm coat" }, to: { collection: "women-coats" } },
              {
                id: "for-her",
                name: { en: "For her" },
                to: { collection: "women" },
                entries: [{ id: "journal", name: { en: "Journal" }, to: { address: "https://journal.example/gifts" } }],
              },
            ],
          },
          {
            id: "women",
            entries: [
              { id: "new-in", isHidden: true },
              { id: "designers", isHidden: true },
            ],
          },
          { id: "about-us", name: { en: "About us" }, to: { page: "about" } },
        ],
        order: ["gifts", "women"],
      },
      footer: {
        entries: [
          { id: "help", entries: [{ id: "faq", isHidden: true }] },
          { id: "legal", entries: [{ id: "jobs", name: { en: "Jobs" }, to: { address: "https://jobs.example" } }] },
        ],
        order: ["help"],
      },
    });
    const { header, drawer, footer, top, columns } = await frame();
    expect(top).toEqual(["gifts", "women", "men", "about-us"]);
    expect(columns).toEqual(["Help", "Women", "Gentlemen"]);
    for (const part of [header, drawer]) {
      expect(part).toContain("Gentlemen");
      expect(part).toContain('href="/collections/women-coats"');
      expect(part).toContain("For her");
      expect(part).not.toContain("women-new-arrivals");
    }
    expect(header).toContain('href="https://journal.example/gifts"');
    // An entry without a menu is a plain link, which opens nothing.
    expect(header).toMatch(/<li[^>]*data-department="about-us"><a [^>]*href="\/pages\/about">About us<\/a><\/li>/);
    expect(drawer).toMatch(/<a [^>]*href="\/pages\/about">About us<\/a>/);
    expect(footer).not.toContain('href="/pages/faq"');
    expect(footer).toContain('href="https://jobs.example"');
    const german = await frame("/de/pages/faq");
    expect(german.header).toContain("Für ihn");
    expect(german.header).toContain("Geschenke");
    expect(german.header).toContain('href="/de/collections/women-coats"');
    await send("DELETE");
    expect((await frame()).top).toEqual(["women", "men"]);
  });

  test("[OC-05] an entry whose collection or designer has no products for the market is not shown", async () => {
    await save({
      header: {
        entries: [
          { id: "boots", name: { en: "Boots" }, to: { collection: "women-boots" } },
          { id: "sneakers", name: { en: "Sneakers" }, to: { collection: "men-sneakers" } },
          { id: "prairie", name: { en: "Prairie" }, to: { designer: "Prairie" } },
          { id: "season", name: { en: "New season" }, to: { address: "/collections/men-new-arrivals" } },
        ],
      },
    });
    expect((await frame()).top).toEqual(["women", "men", "sneakers", "prairie", "season"]);
    expect((await frame("/de/pages/faq")).top).toEqual(["women", "men", "sale", "sneakers", "season"]);
  });

  test("[OC-05] a scheduled entry appears and disappears at its moment, on pages that were shown before", async () => {
    const at = (time: string) => vi.setSystemTime(new Date(time));
    vi.useFakeTimers({ toFake: ["Date"] });
    at("2027-01-05T08:59:30Z");
    const span = { from: "2027-01-05T10:00:00+01:00", until: "2027-01-06T00:00:00Z" };
    await save({
      header: {
        entries: [
          { id: "preview", name: { en: "Preview" }, to: { page: "about" }, ...span },
          { id: "men", isHidden: true, ...span },
        ],
      },
    });
    expect((await frame()).top).toEqual(["women", "men"]);
    at("2027-01-05T09:00:00Z");
    expect((await frame()).top).toEqual(["women", "preview"]);
    at("2027-01-05T23:59:59Z");
    expect((await frame()).top).toEqual(["women", "preview"]);
    at("2027-01-06T00:00:00Z");
    expect((await frame()).top).toEqual(["women", "men"]);
  });

  test("[OC-05] [OC-14] a folder with an address that the shop does not have is refused by part and field", async () => {
    const importing = async (document: object) => {
      const response = await shop.app.request("/admin/shop?dry-run", {
        method: "PUT",
        headers: { authorization: `Bearer ${LOCAL_TOKEN}` },
        body: JSON.stringify(document),
      });
      return { status: response.status, json: (await response.json()) as unknown };
    };
    const menus = (to: object) => ({ header: { entries: [{ id: "x", name: { en: "X" }, to }] } });
    expect(await importing({ menus: menus({ page: "nowhere" }) })).toEqual({
      status: 422,
      json: {
        kind: "invalid",
        errors: [{ part: "menus", path: "header.entries.0.to", message: "the shop has no page at /pages/nowhere" }],
      },
    });
    expect(await importing({ menus: menus({ page: "contact" }) })).toMatchObject({ json: { kind: "checked" } });
    // The folder's own taxonomy may bring the collection.
    const taxonomy = await (
      await shop.app.request("/admin/shop", { headers: { authorization: `Bearer ${LOCAL_TOKEN}` } })
    ).json();
    const whole = { taxonomy: (taxonomy as { taxonomy: unknown }).taxonomy, menus: menus({ collection: "new-here" }) };
    expect(await importing(whole)).toMatchObject({ json: { kind: "checked" } });
  });

  test("[OC-05] an address that the shop does not have, and an unknown entry, are refused", async () => {
    const errorsOf = async (header: object, query?: string) => {
      const { status, json } = await send("PUT", { header }, query);
      expect(status).toBe(422);
      return (json as { errors: { path: string; message: string }[] }).errors;
    };
    const added = (to: object) => ({ entries: [{ id: "x", name: { en: "X" }, to }] });
    const path = "header.entries.0.to";
    expect(await errorsOf(added({ collection: "no-such-thing" }))).toEqual([
      { path, message: "the shop has no page at /collections/no-such-thing" },
    ]);
    expect(await errorsOf(added({ page: "nowhere" }), "?dry-run")).toEqual([
      { path, message: "the shop has no page at /pages/nowhere" },
    ]);
    expect(await errorsOf(added({ designer: "Nobody" }))).toMatchObject([{ path }]);
    expect(await errorsOf(added({ address: "/nowhere/" }))).toMatchObject([{ path }]);
    for (const address of [
      "http://other.example",
      "//other.example",
      "javascript:alert(1)",
      "giftcard",
      "/de/giftcard",
    ]) {
      expect(await errorsOf(added({ address }))).toMatchObject([{ path: `${path}.address` }]);
    }
    expect(await errorsOf(added({ page: "about", collection: "women" }))).toMatchObject([{ path }]);
    expect(await errorsOf({ entries: [{ id: "womn", isHidden: true }], order: ["men", "kid"] })).toMatchObject([
      { path: "header.entries.0.id", message: expect.stringContaining("women, men, kids") },
      { path: "header.order.1" },
    ]);
    expect(await errorsOf({ entries: [{ id: "x", to: { page: "about" } }] })).toMatchObject([
      { path: "header.entries.0.name" },
    ]);
    const late = { from: "2027-01-05T10:00:00Z", until: "2027-01-05T10:00:00Z" };
    expect(await errorsOf({ entries: [{ id: "men", isHidden: true, ...late }] })).toMatchObject([
      { path: "header.entries.0.until" },
    ]);
  });
});
