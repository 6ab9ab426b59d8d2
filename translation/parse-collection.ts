// Parses the headings of collections: "Women's Shoes on Sale".
import type { CollectionWords } from "./language.ts";
import {
  CATEGORIES,
  type CategoryName,
  type DepartmentName,
  PRODUCT_TYPES,
  type ProductTypeName,
} from "./vocabulary/index.ts";

export type Goods = CategoryName | ProductTypeName;

export interface ParsedCollection {
  readonly department?: DepartmentName;
  readonly offer?: NonNullable<CollectionWords["offer"]>;
  readonly goods?: Goods;
}

/** "New Women’s Shoes", "Baby Girl Shoes on Sale", "Kids’ Sale" */
export function parseCollection(text: string): ParsedCollection | undefined {
  const isNew = text.startsWith("New ") && text !== "New Arrivals";
  const isSale = text.endsWith(" on Sale");
  const bare = isSale ? text.slice(0, -" on Sale".length) : isNew ? text.slice("New ".length) : text;
  const { department, rest } = splitDepartment(bare) ?? { rest: bare };
  if (rest === "Sale" || rest === "New Arrivals")
    return { ...(department && { department }), offer: rest === "Sale" ? "sale" : "new" };
  const goods = GOODS.find((one) => one === rest);
  if (!goods) return undefined;
  return { ...(department && { department }), ...((isSale || isNew) && { offer: isSale ? "sale" : "new" }), goods };
}

/** "Women’s shoes": Women, and "shoes". Tags use straight apostrophes, printed texts curly ones. */
export function splitDepartment(
  text: string,
): { readonly department: DepartmentName; readonly rest: string } | undefined {
  const straight = text.replace("’", "'");
  for (const [possessive, department] of POSSESSIVES)
    if (straight.startsWith(`${possessive} `)) return { department, rest: text.slice(possessive.length + 1) };
  return undefined;
}

const GOODS: readonly Goods[] = [...CATEGORIES, ...PRODUCT_TYPES];

const POSSESSIVES: readonly (readonly [possessive: string, department: DepartmentName])[] = [
  ["Women's", "Women"],
  ["Men's", "Men"],
  ["Kids'", "Kids"],
  ["Girls'", "Girls"],
  ["Boys'", "Boys"],
  ["Baby Girl", "Baby Girl"],
  ["Baby Boy", "Baby Boy"],
  ["Teen Girl", "Teen Girl"],
  ["Teen Boy", "Teen Boy"],
];
