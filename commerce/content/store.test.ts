import { beforeAll, expect, test } from "vitest";
import { onDatabase } from "../database/testing.ts";
import type { ContentInput } from "./content.ts";
import { importContent } from "./import.ts";
import { findShop, findTag, listTags, pageSections, type TagPage } from "./store.ts";
import { FACTS, readSetting } from "#commerce/settings";

const tags = Array.from({ length: 450 }, (_, number) => ({
  id: `id-${number}`,
  tagId: String(9000 + number),
  name: `Tag ${number}`,
  slug: `tag-${number}`,
  createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(number / 3) * 1000).toISOString(),
}));

const content: ContentInput = {
  shop: {
    id: "shop",
    name: "Vitrine",
    slug: "vitrine",
    blockProductFilters: [
      { enabled: true, countryCode: "CN", regionCode: "cn", currencyCode: "CNY", brands: ["Nordlys"] },
    ],
  },
  tags: [
    ...tags,
    {
      id: "women-id",
      tagId: "1",
      name: "Women",
      slug: "women",
      position: 3,
      isTopLevel: true,
      subTagIds: ["id-1", "id-2"],
      heroMediaUrl: "/media/hero/women",
      displayTitle: "Women’s fashion",
      seoTitle: "Women",
      seoDescription: "All for women",
      seoUrl: "/collections/women",
      metafields: [
        { key: "keywords", namespace: "metatag", scope: "public", value: "category" },
        { key: "description", namespace: "metatag", scope: "public", value: "gender" },
      ],
    },
    // This tag id is another tag's slug; the slug takes precedence.
    { id: "x", tagId: "tag-7", name: "X", slug: "高定" },
  ],
  sections: [
    { id: "bar", place: "top-bar", name: "bar", type: "text", items: [{ text: "Free returns", url: "/pages/return" }] },
    { id: "hero", place: "page", name: "hero", type: "banner", position: 1, title: "New season" },
    { id: "off", place: "page", name: "off", type: "banner", enabled: false },
    { id: "zh", place: "page", name: "hero", type: "banner", localeLangCode: "ZH", localeCountryCodes: ["CN"] },
  ],
};

onDatabase("content", (database) => {
  let imported: unknown;
  beforeAll(async () => {
    imported = await importContent(database.current, content);
  });

  test("an import returns the number of tags and sections", () => {
    expect(imported).toEqual({ kind: "imported", tags: 452, sections: 4 });
  });

  test("[GQ-01] a tag is found by slug in any case, by id and by tag id, with every field", async () => {
    const tag = await findTag(database.current, "shop", "Women");
    expect(tag).toMatchObject({ ...content.tags?.find(({ slug }) => slug === "women"), shopId: "shop" });
    expect(await findTag(database.current, "shop", "women-id")).toEqual(tag);
    expect(await findTag(database.current, "shop", "1")).toEqual(tag);
    expect(await findTag(database.current, "shop", "nonesuch")).toBeUndefined();
    expect(await findTag(database.current, "another shop", "women")).toBeUndefined();
    expect(await findTag(database.current, "shop", "tag-7")).toMatchObject({ id: "id-7", metafields: [] });
    expect(await findTag(database.current, "shop", "高定")).toMatchObject({ id: "x" });
  });

  test("[GQ-02] tags are paginated by 200 in order of creation, and cursors reach all of them", async () => {
    const seen: string[] = [];
    const sizes: number[] = [];
    let cursor: string | null = null;
    do {
      const page: TagPage = await readPage(cursor === null ? {} : { cursor });
      expect(page.pageInfo.startCursor).toBe(page.edges[0]?.cursor);
      expect(page.pageInfo.endCursor).toBe(page.edges.at(-1)?.cursor);
      sizes.push(page.edges.length);
      seen.push(...page.edges.map(({ node }) => node.createdAt));
      cursor = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (cursor !== null);
    expect(sizes).toEqual([200, 200, 52]);
    expect(seen).toEqual(seen.toSorted());
  });

  test("[GQ-02] tags can be selected by slug, and an empty page has no cursors", async () => {
    const page = await readPage({ slugs: ["women", "TAG-3", "nonesuch"] });
    expect(page.edges.map(({ node }) => node.slug)).toEqual(["tag-3", "women"]);
    expect(await readPage({ slugs: [] })).toEqual({
      kind: "page",
      pageInfo: { startCursor: null, endCursor: null, hasNextPage: false },
      edges: [],
    });
  });

  test("[GQ-02] a malformed cursor is rejected", async () => {
    expect(await listTags(database.current, "shop", { cursor: "nonsense" })).toEqual({ kind: "bad-cursor" });
  });

  test("[GQ-03] sections default to English and the default country, and disabled ones are excluded", async () => {
    const sections = await pageSections(database.current, "shop");
    expect(sections.map(({ id }) => id)).toEqual(["bar", "hero"]);
    expect(sections[0]).toMatchObject({ items: [{ text: "Free returns", url: "/pages/return" }], enabled: true });
  });

  test("[GQ-03] language and country match in any case", async () => {
    const sections = await pageSections(database.current, "shop", { language: "zh", country: "CN" });
    expect(sections.map(({ id }) => id)).toEqual(["bar", "zh"]);
  });

  test("a shop is found by id and slug, with its filters", async () => {
    const shop = await findShop(database.current, "vitrine");
    const { name, ...row } = content.shop;
    expect(shop).toEqual(row);
    // The name is a fact of the shop.
    expect((await readSetting(database.current.sql, FACTS)).name).toBe(name);
    expect(await findShop(database.current, "shop")).toEqual(shop);
    expect(await findShop(database.current, "nonesuch")).toBeUndefined();
  });

  test("importing again updates changes, keeps creation times, and duplicates nothing", async () => {
    const before = await findTag(database.current, "shop", "women");
    const changed: ContentInput = {
      ...content,
      tags: content.tags?.map((tag) =>
        tag.slug === "women" ? { ...tag, name: "Woman", metafields: tag.metafields?.slice(0, 1) } : tag,
      ),
    };
    expect(await importContent(database.current, changed)).toMatchObject({ kind: "imported" });
    const after = await findTag(database.current, "shop", "women");
    expect(after).toMatchObject({ name: "Woman", createdAt: before?.createdAt });
    expect(after?.metafields).toHaveLength(1);
    expect((await readPage({ slugs: ["women"] })).edges).toHaveLength(1);
    await importContent(database.current, content);
  });

  test.each([
    [{ ...content, tags: [{ ...tags[0]!, slug: "not a slug" }] }, "tags.0.slug"],
    [{ ...content, tags: [tags[0]!, { ...tags[1]!, slug: "tag-0" }] }, "tags.1.slug"],
    [
      { ...content, sections: [{ id: "s", place: "page", name: "s", type: "t", link: "javascript:x" }] },
      "sections.0.link",
    ],
    [
      { ...content, sections: [{ id: "s", place: "page", name: "s", type: "t", items: [{ url: "//evil" }] }] },
      "sections.0.items.0.url",
    ],
    [{ ...content, shop: { ...content.shop, name: "" } }, "shop.name"],
  ] as [ContentInput, string][])(
    "invalid content is rejected with its path and changes nothing: %#",
    async (wrong, path) => {
      const result = await importContent(database.current, wrong);
      expect(result).toMatchObject({ kind: "invalid", errors: [{ path }] });
      expect((await readPage({})).edges).toHaveLength(200);
      expect(await findTag(database.current, "shop", "tag-0")).toMatchObject({ id: "id-0" });
    },
  );

  async function readPage(query: { slugs?: string[]; cursor?: string }): Promise<TagPage> {
    const page = await listTags(database.current, "shop", query);
    if (page.kind === "bad-cursor") throw new Error("The cursor was rejected");
    return page;
  }
});
