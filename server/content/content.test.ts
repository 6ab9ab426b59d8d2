// The content API: for the operator only, and visible on every page at once.
import { expect, test } from "vitest";
import { importFeed } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { openFollowedShop } from "../integration/testing-followed-shop.ts";
import { LOCAL_TOKEN, openTestingShop } from "../integration/testing-shop.ts";

const FILE = {
  shop: { id: "vitrine", name: "Vitrine", slug: "vitrine" },
  sections: [
    { id: "hero", place: "page", name: "hero", type: "hero", title: "Long coats" },
    { id: "loud", place: "page", name: "loud", type: "video", position: 1 },
  ],
};

onDatabase("content on the pages", (database) => {
  const headers = { authorization: `Bearer ${LOCAL_TOKEN}` };
  const FRAME = { id: "bar", place: "top-bar", name: "bar", type: "announcement", items: [{ text: "Free returns" }] };

  test("[TG-04] imported content is on the home page and above every header at once, by country and device", async () => {
    const shop = await openTestingShop(database.current);
    const importSections = async (sections: readonly object[]) => {
      const body = JSON.stringify({ shop: FILE.shop, sections });
      expect((await shop.app.request("/admin/content", { method: "PUT", headers, body })).status).toBe(200);
    };
    const page = async (path: string, agent = "Mozilla/5.0 (X11; Linux x86_64)") =>
      (await shop.app.request(path, { headers: { "user-agent": agent } })).text();
    try {
      const art = [
        { image: "/wide.jpg", imageWebp: "/wide.webp", mobileImage: "/tall.jpg", mobileImageWebp: "/tall.webp" },
      ];
      const hero = { ...FILE.sections[0], items: art };
      const danish = { ...hero, id: "dk", title: "Raincoats", localeCountryCodes: ["dk"] };
      await importSections([FRAME, hero, danish]);
      expect(await page("/")).toMatch(/Free returns.*Long.*coats.*<img [^>]*srcSet="\/wide\.webp" src="\/wide\.jpg"/s);
      expect(await page("/dk")).toMatch(/Raincoats/);
      const phone = await page("/", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148");
      expect(phone).toMatch(/<img [^>]*srcSet="\/tall\.webp" src="\/tall\.jpg"/);
      expect(phone).not.toContain("wide.");

      await importSections([
        { ...FRAME, items: [{ text: "Sale begins" }] },
        { ...hero, title: "Short jackets", items: [] },
        { ...hero, id: "over", name: "over", type: "story", title: "Bygone", showUntil: "2020-01-01T00:00:00Z" },
      ]);
      const after = await page("/");
      expect(after).toMatch(/Sale begins.*Short.*jackets/s);
      expect(after).not.toMatch(/Free returns|Long|Bygone/);
      expect(await page("/dk")).toContain("jackets");
    } finally {
      await shop.close();
    }
  });

  test("[TG-04] content is imported and exported over HTTP, with mistakes by line, by the operator only", async () => {
    const shop = await openTestingShop(database.current);
    const send = async (method: string, body?: string | Buffer<ArrayBuffer>, query = "") => {
      const init = { method, headers, ...(body !== undefined && { body }) };
      const response = await shop.app.request(`/admin/content${query}`, init);
      return { status: response.status, json: (await response.json()) as unknown };
    };
    try {
      const text = JSON.stringify(FILE, null, 2);
      const note = {
        line: 19,
        path: "sections.1.type",
        message: "the storefront does not show sections of type video",
      };
      const counts = { tags: 0, sections: 2, notes: [note] };
      expect(await send("PUT", text, "?dry-run")).toEqual({ status: 200, json: { kind: "checked", ...counts } });
      expect(await send("PUT", text)).toEqual({ status: 200, json: { kind: "imported", ...counts } });
      // The name is a fact, which has a separate file.
      const { name, ...exported } = FILE.shop;
      expect((await send("GET")).json).toMatchObject({ ...FILE, shop: exported });
      const facts = await shop.app.request("/admin/settings/facts", { headers });
      expect(await facts.json()).toMatchObject({ name });

      const wrong = { sections: [{ ...FILE.sections[0], link: "javascript:x", place: "below" }] };
      const mistake = { line: 9, path: "sections.0.link", message: "must be a path of this shop or an https URL" };
      expect(await send("PUT", JSON.stringify(wrong, null, 2))).toMatchObject({
        status: 422,
        json: { kind: "invalid", mistakes: [{ line: 5, path: "sections.0.place" }, mistake] },
      });
      const broken = Buffer.from('{\n"sections": [\n{"id": "\xff"}]}', "latin1");
      expect((await send("PUT", broken)).json).toMatchObject({ mistakes: [{ line: 3, message: "is not UTF-8" }] });
      expect((await send("GET")).json).toMatchObject({ ...FILE, shop: exported });
      expect((await send("POST")).status).toBe(405);
      expect((await shop.app.request("/admin/content")).status).toBe(404);
    } finally {
      await shop.close();
    }
  });

  test.each([
    ["the name of its tag", "odell", [{ id: "t", tagId: "1", slug: "odell", name: "Maison Ødell" }]],
    ["the feed's handle", "vendor-0", []],
  ])("a designer's section shows two of the designer's products, found by %s", async (_, slug, tags) => {
    const lines = [4, 5, 8, 12].map((number) => `${JSON.stringify(feedRow(number))}\n`);
    await importFeed(database.current, lines, { source: "designer.jsonl" });
    const shop = await openFollowedShop(database.current);
    try {
      const section = { id: "spot", place: "page", name: "spot", type: "designer", title: "In focus" };
      const body = JSON.stringify({ tags, sections: [{ ...section, link: `/collections/${slug}` }] });
      expect((await shop.app.request("/admin/content", { method: "PUT", headers, body })).status).toBe(200);
      const home = await (await shop.app.request("/")).text();
      expect(home.match(/\/products\/product-\d+(?=")/g)).toEqual(["/products/product-4", "/products/product-8"]);
    } finally {
      await shop.close();
    }
  });
});
