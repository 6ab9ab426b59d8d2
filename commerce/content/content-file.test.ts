import { beforeEach, expect, test } from "vitest";
import { onDatabase } from "../database/testing.ts";
import { exportContentFile, importContentFile } from "./content-file.ts";
import { contentRevision, importContent } from "./import.ts";
import { findTag, pageSections } from "./store.ts";

const section = (id: string, more: object = {}) => ({ id, place: "page", name: id, type: "story", title: id, ...more });
const fileOf = (more: object): string => JSON.stringify(more, null, 2);

onDatabase("content files", (database) => {
  const take = (text: string, options?: { isDryRun: boolean }) =>
    importContentFile(database.current, "shop", text, options);
  const shown = async (now?: Date) =>
    (await pageSections(database.current, "shop", { ...(now && { now }) })).map(({ id }) => id);

  beforeEach(async () => {
    const shop = { id: "shop", name: "Vitrine", slug: "vitrine" };
    const sections = [section("one"), section("two", { position: 1 })];
    const text = fileOf({ shop, sections, tags: [{ id: "t", tagId: "1", name: "Coats", slug: "coats" }] });
    await take(text);
  });

  test("[TG-04] an import replaces the sections and leaves everything else unchanged", async () => {
    expect(await take(fileOf({ sections: [section("three"), section("one", { title: "Changed" })] }))).toEqual({
      kind: "imported",
      tags: 0,
      sections: 2,
      notes: [],
    });
    expect(await shown()).toEqual(["one", "three"]);
    expect(await findTag(database.current, "shop", "coats")).toMatchObject({ id: "t" });
    const text = fileOf({ tags: [{ id: "t", tagId: "1", name: "Long coats", slug: "coats" }] });
    expect(await take(text)).toMatchObject({ kind: "imported", tags: 1 });
    expect(await shown()).toEqual(["one", "three"]);
    expect(await findTag(database.current, "shop", "coats")).toMatchObject({ name: "Long coats" });
  });

  test("[TG-04] importing an export changes nothing", async () => {
    const moments = { showFrom: "2026-08-01T00:00:00.000Z", showUntil: "2027-02-01T00:00:00.000Z" };
    const items = [{ image: "/a", mobileImage: "/b", text: "t" }, { url: "/c" }];
    await take(fileOf({ sections: [section("one", { ...moments, items, enabled: false, platforms: ["mobile"] })] }));
    const exported = await exportContentFile(database.current, "shop");
    expect(JSON.parse(exported)).toMatchObject({ sections: [{ id: "one", ...moments, items, enabled: false }] });
    expect(await take(exported)).toEqual({ kind: "imported", tags: 1, sections: 1, notes: [] });
    expect(await exportContentFile(database.current, "shop")).toBe(exported);
  });

  test.each([
    ["invalid JSON", '{\n "sections": [\n  {"id": }\n]}', [3, ""]],
    ["a truncated file", '{\n "sections": [\n  {"id": "x",\n', [3, ""]],
    ["a list", "[\n]", [1, ""]],
    ["a missing field", '{\n "sections": [\n  {"id": "x",\n   "place": "page", "name": "x"}]}', [3, "sections.0.type"]],
    ["an unknown field", fileOf({ sections: [section("x", { colour: "red" })] }), [9, "sections.0.colour"]],
    [
      "a wrong place",
      fileOf({ sections: [section("x"), section("y", { place: "bottom" })] }),
      [12, "sections.1.place"],
    ],
    [
      "a script for a link",
      fileOf({ sections: [section("x", { link: "javascript:alert(1)" })] }),
      [9, "sections.0.link"],
    ],
    [
      "a day without time",
      fileOf({ sections: [section("x", { showFrom: "2026-08-01" })] }),
      [9, "sections.0.showFrom"],
    ],
    [
      "an end before its start",
      fileOf({ sections: [section("x", { showFrom: "2026-08-02T00:00:00Z", showUntil: "2026-08-01T00:00:00Z" })] }),
      [10, "sections.0.showUntil"],
    ],
    ["a duplicate id", fileOf({ sections: [section("x"), section("x")] }), [11, "sections.1.id"]],
    ["a NUL character", fileOf({ sections: [section("x", { title: "a\0" })] }), [8, "sections.0.title"]],
    ["a lone surrogate", fileOf({ sections: [section("x", { subTitle: "\ud800" })] }), [9, "sections.0.subTitle"]],
    [
      "a slug of another tag",
      fileOf({ tags: [{ id: "u", tagId: "2", name: "U", slug: "coats" }] }),
      [7, "tags.0.slug"],
    ],
    ["another shop", fileOf({ shop: { id: "other", name: "O", slug: "o" } }), [3, "shop.id"]],
  ] as [string, string, [number, string]][])(
    "[TG-04] %s is reported with its line, and nothing changes",
    async (_what, text, [line, path]) => {
      const before = await exportContentFile(database.current, "shop");
      expect(await take(text)).toMatchObject({ kind: "invalid", mistakes: [{ line, path }] });
      expect(await exportContentFile(database.current, "shop")).toBe(before);
    },
  );

  test("all errors are reported in order, and a dry run writes nothing", async () => {
    const text = fileOf({ sections: [section("x", { type: "" }), section("y", { link: "//evil" })] });
    const result = await take(text);
    expect(result.kind === "invalid" && result.mistakes.map(({ line, path }) => [line, path])).toEqual([
      [7, "sections.0.type"],
      [16, "sections.1.link"],
    ]);
    expect(await take(fileOf({ sections: [] }), { isDryRun: true })).toMatchObject({ kind: "checked", sections: 0 });
    expect(await shown()).toEqual(["one", "two"]);
  });

  test("a section type that the storefront does not render is reported as a note", async () => {
    const result = await take(fileOf({ sections: [section("x", { type: "video" })] }));
    expect(result).toMatchObject({ kind: "imported", notes: [{ line: 7, path: "sections.0.type" }] });
  });

  test("[TG-04] a section is shown, and replaces another, only within its period", async () => {
    const times = { showFrom: "2026-08-01T00:00:00+02:00", showUntil: "2026-09-01T00:00:00Z" };
    const autumn = section("autumn", { name: "one", localeCountryCodes: ["default"], ...times });
    await take(fileOf({ sections: [section("one", { showUntil: times.showFrom }), autumn] }));
    expect(await shown(new Date("2026-07-31T21:59:59Z"))).toEqual(["one"]);
    expect(await shown(new Date("2026-07-31T22:00:00Z"))).toEqual(["autumn"]);
    expect(await shown(new Date("2026-09-01T00:00:00Z"))).toEqual([]);
  });

  test("an import raises the revision, a rejected one does not", async () => {
    const before = contentRevision(database.current);
    await take("{");
    expect(contentRevision(database.current)).toBe(before);
    await importContent(database.current, { shop: { id: "shop", name: "Vitrine", slug: "vitrine" } });
    expect(contentRevision(database.current)).toBe(before + 1);
  });
});
