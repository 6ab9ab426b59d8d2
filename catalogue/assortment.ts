// The product types that each department usually offers, for menus and the demo. Products need not follow it.

import { categoryOfType } from "./categories.ts";
import { type DepartmentSlug, isWearerDepartment, type WearerDepartment, wearersOf } from "./departments.ts";
import { PRODUCT_TYPES, type ProductType, type TopCategory } from "./product-types.ts";

/** The product types of a department, or of one of its categories, in menu order. */
export const productTypesOf = (department: DepartmentSlug, category?: TopCategory): readonly ProductType[] =>
  PRODUCT_TYPES.filter(
    (type) => isOffered(type, department) && (category === undefined || categoryOfType(type, department) === category),
  );

const isOffered = (type: ProductType, department: DepartmentSlug): boolean =>
  isWearerDepartment(department)
    ? !NOT_OFFERED[department].has(type.slug)
    : wearersOf(department).some((wearer) => !NOT_OFFERED[wearer].has(type.slug));

const words = (list: string): string[] => list.split(" ");

const ADULTS_ONLY = words(
  "pumps lace-ups tote-bags shoulder-bags crossbody-bags top-handle-bags clutches travel-bags sunglasses watches rings " +
    "necklaces earrings bracelets wallets ties umbrellas technology",
);
const BABIES_ONLY = ["bodysuits"];
const TOO_OLD_FOR_BABIES = words("blazers suits jumpsuits polo-shirts jeans loafers backpacks belts");
const DRESSES = words("dresses jumpsuits skirts");

const NOT_OFFERED: Readonly<Record<WearerDepartment, ReadonlySet<string>>> = {
  women: new Set([...BABIES_ONLY, "ties"]),
  men: new Set([...BABIES_ONLY, ...DRESSES, "pumps", "flats", "shoulder-bags", "top-handle-bags", "earrings"]),
  "baby-girl": new Set([...ADULTS_ONLY, ...TOO_OLD_FOR_BABIES]),
  "baby-boy": new Set([...ADULTS_ONLY, ...TOO_OLD_FOR_BABIES, ...DRESSES]),
  girls: new Set([...ADULTS_ONLY, ...BABIES_ONLY]),
  boys: new Set([...ADULTS_ONLY, ...BABIES_ONLY, ...DRESSES]),
  "teen-girl": new Set([...ADULTS_ONLY, ...BABIES_ONLY]),
  "teen-boy": new Set([...ADULTS_ONLY, ...BABIES_ONLY, ...DRESSES]),
};
