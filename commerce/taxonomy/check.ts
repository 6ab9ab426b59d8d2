// Checks a taxonomy that an operator writes. Errors name the place in the file.

import { z } from "zod";
import { SIZE_KINDS, type TaxonomyData, toHandle, toSlug, WEARERS } from "#catalogue";
import { fieldErrors, namesByLanguage as names, taxCategory, type FieldError } from "#commerce/settings";
import { valueOf } from "./rows.ts";

export type CheckedTaxonomy =
  | { readonly kind: "valid"; readonly data: TaxonomyData }
  | { readonly kind: "invalid"; readonly errors: readonly FieldError[] };

const LONGEST = 200;
const text = z
  .string()
  .trim()
  .min(1, "must not be empty")
  .max(LONGEST)
  .refine((value) => value.isWellFormed() && !/[\0\t]/u.test(value), "has a character that cannot be stored");
const texts = z.array(text).max(200);
const handle = text
  .refine((value) => value === toHandle(value), "must be lower case, with hyphens instead of spaces")
  .refine((value) => !RESERVED.has(value), "is the address of another page");

/** Handles of offers, which precede goods in addresses. */
const RESERVED = new Set(["all", "sale", "new-arrivals"]);

const node = {
  names,
  handle: handle.describe("The end of addresses, such as trousers in /collections/women-trousers."),
  value: text
    .optional()
    .describe(
      "What products carry. Keep it when you rename. By default the address of a department, or the English name.",
    ),
  aliases: texts.optional().describe("Other words for it, in files of products and in addresses."),
  previousHandles: texts.optional().describe("Addresses that lead to this one."),
};
const goods = {
  ...node,
  departments: texts.optional().describe("Departments that offer it. All by default, or those of its category."),
  sizes: z.enum(SIZE_KINDS).optional().describe("Size chart. By default that of its category, or none."),
  tax: taxCategory.optional().describe("Category of the tax rate, such as clothing; standard by default."),
  google: text.optional().describe("Id in Google's product taxonomy."),
  shopify: text.optional().describe("Path in Shopify's product taxonomy."),
};
const part = z.strictObject({
  ...node,
  possessives: names.optional().describe("Before a noun, such as Women's. The name by default."),
  wearer: z.enum(WEARERS).optional().describe("Selects the size charts. None for goods without sizes."),
  gender: z.enum(["female", "male"]).optional().describe("For imports and Google."),
});
export const TaxonomySchema = z.strictObject({
  departments: z
    .array(
      part.extend({
        departments: z.array(part).max(100).optional().describe("Parts, such as Girls and Boys of Kids."),
      }),
    )
    .min(1)
    .max(100),
  categories: z
    .array(
      z.strictObject({
        ...goods,
        otherwise: text
          .optional()
          .describe("Category of its types in other departments: a child's backpack is an accessory."),
        types: z.array(z.strictObject(goods)).max(1_000).optional(),
      }),
    )
    .min(1)
    .max(200),
});

export function checkTaxonomy(value: unknown): CheckedTaxonomy {
  const parsed = TaxonomySchema.safeParse(value);
  if (!parsed.success) {
    return { kind: "invalid", errors: explain(parsed.error) };
  }
  const data = parsed.data as TaxonomyData;
  const errors = [...repeated(data), ...unknownNames(data)];
  return errors.length > 0 ? { kind: "invalid", errors } : { kind: "valid", data };
}

/** `error` is of a taxonomy or a patch. */
export const explain = (error: z.ZodError): readonly FieldError[] =>
  fieldErrors(error, "is not a known field (the taxonomy has departments with parts, and categories with types)");

interface Placed {
  readonly path: string;
  readonly kind: "department" | "category" | "type";
  readonly node: {
    readonly value?: string;
    readonly handle: string;
    readonly names: TaxonomyData["categories"][0]["names"];
  };
}

function placed({ departments, categories }: TaxonomyData): readonly Placed[] {
  return [
    ...departments.flatMap((one, at): Placed[] => [
      { path: `departments.${at}`, kind: "department", node: one },
      ...(one.departments ?? []).map((child, index): Placed => ({
        path: `departments.${at}.departments.${index}`,
        kind: "department",
        node: child,
      })),
    ]),
    ...categories.flatMap((one, at): Placed[] => [
      { path: `categories.${at}`, kind: "category", node: one },
      ...(one.types ?? []).map((type, index): Placed => ({
        path: `categories.${at}.types.${index}`,
        kind: "type",
        node: type,
      })),
    ]),
  ];
}

/** A handle is used once among departments, and once among categories and types, because both are at the end of an address. */
function repeated(data: TaxonomyData): readonly FieldError[] {
  const handles = new Map<string, string>();
  const values = new Map<string, string>();
  return placed(data).flatMap(({ path, kind, node: one }) => {
    const space = kind === "department" ? "department" : "goods";
    const found: FieldError[] = [];
    const claim = (seen: Map<string, string>, key: string, field: string, shown: string) => {
      const before = seen.get(key);
      if (before === undefined) seen.set(key, path);
      else found.push({ path: `${path}.${field}`, message: `${shown} is already used by ${before}` });
    };
    claim(handles, `${space} ${one.handle}`, "handle", one.handle);
    claim(values, `${kind} ${toSlug(valueOf(kind, one))}`, "value", valueOf(kind, one));
    return found;
  });
}

/** References to departments and categories that do not exist. */
function unknownNames(data: TaxonomyData): readonly FieldError[] {
  const values = (wanted: Placed["kind"]) =>
    new Set(placed(data).flatMap(({ kind, node: one }) => (kind === wanted ? [toSlug(valueOf(kind, one))] : [])));
  const [departments, categories] = [values("department"), values("category")];
  const check = (path: string, listed: readonly string[] = []): readonly FieldError[] =>
    listed.flatMap((one, at) =>
      departments.has(toSlug(one))
        ? []
        : [{ path: `${path}.departments.${at}`, message: `${one} is not a department` }],
    );
  return data.categories.flatMap((category, at) => [
    ...check(`categories.${at}`, category.departments),
    ...(category.otherwise === undefined || categories.has(toSlug(category.otherwise))
      ? []
      : [{ path: `categories.${at}.otherwise`, message: `${category.otherwise} is not a category` }]),
    ...(category.types ?? []).flatMap((type, index) => check(`categories.${at}.types.${index}`, type.departments)),
  ]);
}
