import { expect, test } from "vitest";
import { allCollections, resolveCollection } from "../collections.ts";
import { DEFAULT_TAXONOMY, Taxonomy } from "./index.ts";

/** A shop that sells no clothes: one department has parts, and one handle begins with another. */
const HOUSE = new Taxonomy({
  departments: [
    { handle: "home", names: { en: "Home" } },
    { handle: "home-office", names: { en: "Home Office" } },
    {
      handle: "animaux",
      value: "pets",
      names: { fr: "Animaux" },
      departments: [
        { handle: "dogs", names: { en: "Dogs" } },
        { handle: "cats", names: { en: "Cats" } },
      ],
    },
  ],
  categories: [
    {
      handle: "textiles",
      names: { en: "Textiles" },
      departments: ["home"],
      types: [{ handle: "rugs", names: { en: "Rugs" } }],
    },
    { handle: "desks", names: { en: "Desks" }, departments: ["home-office"] },
    {
      handle: "beds",
      names: { en: "Beds" },
      departments: ["pets"],
      types: [{ handle: "baskets", value: "Hampers", names: { fr: "Paniers" }, aliases: ["nests"] }],
    },
  ],
});

test("[OC-03] a shop's own departments, categories and types are its collections", () => {
  expect(allCollections(HOUSE).map(({ slug }) => slug)).toContain("home-office-desks");
  expect(resolveCollection(HOUSE, "home-textiles")).toMatchObject({ department: "home", category: "textiles" });
  expect(resolveCollection(HOUSE, "home-office")).toMatchObject({ department: "home-office", name: "Home Office" });
  expect(resolveCollection(HOUSE, "home-desks")).toBeUndefined();
  expect(resolveCollection(HOUSE, "women")).toBeUndefined();
});

test("[OC-03] handles and names are independent of the values that products carry", () => {
  expect(resolveCollection(HOUSE, "animaux-baskets")).toMatchObject({
    name: "Animaux Paniers",
    department: "pets",
    productType: "hampers",
  });
  expect(HOUSE.typeNamed("Hampers")?.handle).toBe("baskets");
  expect(HOUSE.typeNamed("Panier")?.handle).toBe("baskets");
  expect(HOUSE.typeNamed("nest")?.handle).toBe("baskets");
  expect(HOUSE.wearerValues("pets")).toEqual(["dogs", "cats"]);
});

test("[OC-03] departments with the same categories have the same range", () => {
  expect(HOUSE.ranges).toEqual({ home: 1, "home-office": 2, pets: 3, dogs: 3, cats: 3 });
  expect(Object.keys(DEFAULT_TAXONOMY.ranges)).toEqual(["kids", ...DEFAULT_TAXONOMY.wearersOf("kids")]);
});

test("[OC-03] aliases and addresses of the default taxonomy name its types", () => {
  expect(DEFAULT_TAXONOMY.typeNamed("trousers")?.id).toBe("pants");
  expect(DEFAULT_TAXONOMY.typeNamed("Women's Trench Coats")?.id).toBe("coats");
  expect(DEFAULT_TAXONOMY.typeNamed("Spaceships")).toBeUndefined();
  expect(DEFAULT_TAXONOMY.typeOfGoogle("2271")?.id).toBe("dresses");
});
