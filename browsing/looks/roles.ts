// The role of a product in an outfit, and the roles that complete it, by the shop's product types or their usual names. Pure.

import { DEFAULT_TAXONOMY, type Taxonomy } from "#catalogue";

export type Role = "outer" | "suit" | "whole" | "top" | "bottom" | "swim" | "shoes" | "bag" | "accessory";

/** Keyed by ids of types and categories in the default taxonomy. Types without a role are in no look. */
const ROLES: Readonly<Record<string, Role>> = {
  coats: "outer",
  jackets: "outer",
  blazers: "outer",
  suits: "suit",
  dresses: "whole",
  jumpsuits: "whole",
  tops: "top",
  "t-shirts": "top",
  shirts: "top",
  "polo-shirts": "top",
  sweaters: "top",
  knitwear: "top",
  sweatshirts: "top",
  pants: "bottom",
  jeans: "bottom",
  shorts: "bottom",
  skirts: "bottom",
  swimwear: "swim",
  shoes: "shoes",
  bags: "bag",
  belts: "accessory",
  hats: "accessory",
  gloves: "accessory",
  scarves: "accessory",
  sunglasses: "accessory",
};

/** Roles that complete a product, the most needed first. */
const COMPLEMENTS: Readonly<Record<Role, readonly Role[]>> = {
  outer: ["bottom", "bag", "shoes", "top"],
  suit: ["top", "shoes", "bag", "accessory"],
  whole: ["shoes", "bag", "outer", "accessory"],
  top: ["bottom", "shoes", "bag", "outer"],
  bottom: ["top", "shoes", "bag", "outer"],
  swim: ["shoes", "bag", "accessory"],
  shoes: ["bottom", "top", "bag", "outer"],
  bag: ["outer", "bottom", "shoes", "top"],
  accessory: ["outer", "bag", "shoes", "bottom"],
};

export const complementsOf = (role: Role): readonly Role[] => COMPLEMENTS[role];

/** Undefined for types that say nothing about an outfit. */
export function roleOf(taxonomy: Taxonomy, productType: string): Role | undefined {
  const type = taxonomy.typeNamed(productType);
  const names = [productType, ...(type ? [type.name, ...type.aliases] : [])];
  const known = names.map((name) => DEFAULT_TAXONOMY.typeNamed(name)).find((one) => one !== undefined);
  if (known) return ROLES[known.id] ?? ROLES[known.category];
  // A merchant's own type in a category of shoes or bags.
  const category = taxonomy.category(type?.category);
  return category && (ROLES[DEFAULT_TAXONOMY.categoryTagged(category.name)?.id ?? ""] ?? undefined);
}

/** The shop's types with a role, as the values that products carry. */
export const typesWith = (taxonomy: Taxonomy, role: Role): readonly string[] =>
  taxonomy.types.filter(({ value }) => roleOf(taxonomy, value) === role).map(({ value }) => value);
