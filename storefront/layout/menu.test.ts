import { expect, test } from "vitest";
import type { MenuDepartment, MenuGroup } from "#browsing";
import { departmentOf, headerRoom, isWithin, menuColumns } from "./menu.ts";

const group = (name: string, links: number): MenuGroup => ({
  id: name,
  name,
  href: `/collections/${name}`,
  links: Array.from({ length: links }, (_, index) => ({
    id: String(index),
    name: `${name} ${index}`,
    href: `/collections/${name}-${index}`,
  })),
});
const shape = (groups: MenuGroup[], rows?: number) =>
  menuColumns(groups, rows).map((column) => column.map((block) => `${block.group.name}:${block.links.length}`));

test("a long group is cut into even columns, not a full one and a stump", () => {
  expect(shape([group("clothing", 19)])).toEqual([["clothing:10"], ["clothing:9"]]);
  expect(shape([group("clothing", 11)])).toEqual([["clothing:6"], ["clothing:5"]]);
});

test("short groups share a column while they fit, in order", () => {
  expect(shape([group("shoes", 4), group("bags", 4), group("accessories", 3)])).toEqual([
    ["shoes:4", "bags:4"],
    ["accessories:3"],
  ]);
});

test("only the first part of a group has its head", () => {
  expect(menuColumns([group("clothing", 19)]).map(([block]) => block?.isContinued)).toEqual([false, true]);
});

test("a group without links still shows its head, and no groups make no columns", () => {
  expect(shape([group("bags", 0)])).toEqual([["bags:0"]]);
  expect(menuColumns([])).toEqual([]);
});

test("every link is shown exactly once, whatever the height", () => {
  const groups = [group("a", 23), group("b", 1), group("c", 7), group("d", 0), group("e", 12)];
  for (const rows of [3, 5, 8, 12, 40]) {
    const shown = menuColumns(groups, rows)
      .flat()
      .flatMap((block) => block.links.map(({ href }) => href));
    expect(shown).toEqual(groups.flatMap(({ links }) => links.map(({ href }) => href)));
  }
});

const department = (slug: string, groups: MenuGroup[]): MenuDepartment => ({
  slug,
  name: slug,
  href: `/collections/${slug}`,
  lead: [],
  groups,
  designers: [],
  allDesigners: "/pages/designers",
});
const shop = [department("women", [group("women-shoes", 2)]), department("men", [group("men-shoes", 2)])];

test("an address belongs to the department whose menu holds it", () => {
  expect(departmentOf(shop, "/collections/men")?.slug).toBe("men");
  expect(departmentOf(shop, "/collections/men-shoes")?.slug).toBe("men");
  expect(departmentOf(shop, "/collections/men-shoes-1")?.slug).toBe("men");
  expect(departmentOf(shop, "/products/coat")).toBeUndefined();
});

test("a group is current on its own page and on those of its types", () => {
  expect(isWithin(group("shoes", 2), "/collections/shoes-1")).toBe(true);
  expect(isWithin(group("shoes", 2), "/collections/shoes-2")).toBe(false);
});

test("[OC-05] the header shows its entries on screens that have room for them beside the wordmark", () => {
  const roomFor = (...names: string[]) =>
    headerRoom(
      names.map((name) => ({ name })),
      "Vitrine",
    );
  expect(roomFor("Women", "Men", "Kids", "Home", "Sale")).toBe(768);
  expect(roomFor("Women", "Men", "Kids", "Home", "Beauty", "Sale")).toBe(1024);
  expect(roomFor("Women", "Men", "Kids", "Home", "Beauty", "Gifts", "Journal", "Sale")).toBe(1280);
  expect(roomFor("Women", "Men", "Kids", "Home", "Beauty", "Gifts", "Journal", "Runway", "Sale")).toBe(1440);
  expect(roomFor(...Array.from({ length: 12 }, () => "Department"))).toBe("never");
  expect(roomFor("女士", "男士", "儿童", "折扣")).toBe(768);
  expect(headerRoom([{ name: "Women" }, { name: "Accessories" }, { name: "Sale" }], "Maison Ondine")).toBe(1024);
});
