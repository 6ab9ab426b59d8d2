// Departments: women, men and children's, and the menu entries all, sale and new arrivals.

/** Values of a product's `department` field. */
export type WearerDepartment = "women" | "men" | KidsDepartment;
export type KidsDepartment = "baby-girl" | "baby-boy" | "girls" | "boys" | "teen-girl" | "teen-boy";
export type DepartmentSlug = WearerDepartment | "kids" | "sale" | "all" | "new-arrivals";

export interface Department {
  readonly slug: DepartmentSlug;
  readonly name: string;
  readonly zh: string;
  /**
   * Form before a noun: "Women's Shoes", "Baby Girl Shoes". Empty for all, sale and new arrivals. Its apostrophe is straight, as in
   * tags and feeds.
   */
  readonly possessive: string;
  /** Set for the six children's departments. */
  readonly parent?: "kids";
}

const kids = (slug: KidsDepartment, name: string, zh: string, possessive = name): Department => ({
  slug,
  name,
  zh,
  possessive,
  parent: "kids",
});

export const DEPARTMENTS: readonly Department[] = [
  { slug: "women", name: "Women", zh: "女士", possessive: "Women's" },
  { slug: "men", name: "Men", zh: "男士", possessive: "Men's" },
  { slug: "kids", name: "Kids", zh: "儿童", possessive: "Kids'" },
  kids("baby-girl", "Baby Girl", "女婴"),
  kids("baby-boy", "Baby Boy", "男婴"),
  kids("girls", "Girls", "女童", "Girls'"),
  kids("boys", "Boys", "男童", "Boys'"),
  kids("teen-girl", "Teen Girl", "少女"),
  kids("teen-boy", "Teen Boy", "少男"),
  { slug: "sale", name: "Sale", zh: "折扣", possessive: "" },
  { slug: "new-arrivals", name: "New Arrivals", zh: "新品", possessive: "" },
  { slug: "all", name: "All", zh: "全部", possessive: "" },
];

/** With a typographic apostrophe: "Women’s". */
export const printedPossessive = ({ possessive }: Department): string => possessive.replace("'", "’");

export const KIDS_DEPARTMENTS: readonly KidsDepartment[] = [
  "baby-girl",
  "baby-boy",
  "girls",
  "boys",
  "teen-girl",
  "teen-boy",
];

export const WEARER_DEPARTMENTS: readonly WearerDepartment[] = ["women", "men", ...KIDS_DEPARTMENTS];

export const departmentBySlug = (slug: string): Department | undefined => bySlug.get(slug);

export const isWearerDepartment = (slug: string): slug is WearerDepartment =>
  (WEARER_DEPARTMENTS as readonly string[]).includes(slug);

/** True for kids and its six departments. */
export const isKids = (slug: string): slug is KidsDepartment | "kids" =>
  slug === "kids" || bySlug.get(slug)?.parent === "kids";

/** The departments whose products a department shows: kids shows all six; all, sale and new arrivals show every department. */
export const wearersOf = (slug: DepartmentSlug): readonly WearerDepartment[] => {
  if (slug === "kids") return KIDS_DEPARTMENTS;
  return isWearerDepartment(slug) ? [slug] : WEARER_DEPARTMENTS;
};

const bySlug: ReadonlyMap<string, Department> = new Map(DEPARTMENTS.map((one) => [one.slug, one]));
