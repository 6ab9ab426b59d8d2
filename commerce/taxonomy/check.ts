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
  value: text.optional(),
  handle,
  names,
  aliases: texts.optional(),
  previousHandles: texts.optional(),
};
const goods = {
  ...node,
  sizes: z.enum(SIZE_KINDS).optional(),
  google: text.optional(),
  shopify: text.optional(),
  tax: taxCategory.optional(),
  departments: texts.optional(),
};
const part = z.strictObject({
  ...node,
  possessives: names.optional(),
  wearer: z.enum(WEARERS).optional(),
  gender: z.enum(["female", "male"]).optional(),
});
export const TaxonomySchema = z.strictObject({
  departments: z
    .array(part.extend({ departments: z.array(part).max(100).optional() }))
    .min(1)
    .max(100),
  categories: z
    .array(
      z.strictObject({
        ...goods,
        otherwise: text.optional(),
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
