// Reads the form of a promotion, and the options of its fields.

import { z } from "zod";
import { COLOURS, LANGUAGES, messagesIn, priceListsOf } from "#catalogue";
import { INSIGHTS, PRICE_LISTS } from "#commerce/settings";
import { productSchema } from "#search";
import type { IndexSchema } from "#search/schema";
import type { StaffArgs } from "../../framework/context.ts";
import type { Values } from "../../framework/merge.ts";
import { promotions as texts } from "../../locales/generated/promotions.ts";
import { knownVendors } from "../products/vendors.server.ts";
import { filterOf, ROW_FIELDS, rowsOf, type ConditionRow } from "./conditions.server.ts";
import { definitionFrom, EFFECTS, fieldsOf } from "./form-values.server.ts";
import { PAYMENT_CHOICES, type PaymentChoice } from "./payment-methods.server.ts";

export const say = messagesIn(texts, "en");

const text = z.string().max(20_000);
const list = z.array(z.string().max(1_000)).max(500);

/** Lists come from checkboxes or chosen entries, or as one text from the merge screen. */
const listed = z.union([list.transform((items) => items.filter(Boolean).join(", ")), text]).optional();

export const PromotionForm = z.looseObject({
  version: z.string().optional(),
  base: z.string().optional(),
  markets: listed,
  countries: listed,
  paymentMethods: listed,
  "row-field": list.optional(),
  "row-is": list.optional(),
  "row-values": list.optional(),
});

/** The fields as texts. Rows of conditions become the filter; boxes that are off are empty. */
export function valuesIn(form: z.infer<typeof PromotionForm>): Values {
  const { version: _version, base: _base, ...fields } = form;
  const rows = form["row-field"]?.map((field, index): ConditionRow => ({
    field,
    isNegated: form["row-is"]?.[index] === "none",
    values: form["row-values"]?.[index] ?? "",
  }));
  const written = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && !entry[0].startsWith("row-"),
  );
  return {
    markets: "",
    countries: "",
    paymentMethods: "",
    excludesReduced: "",
    isFirstOrder: "",
    isOncePerCustomer: "",
    ...Object.fromEntries(written.map(([name, value]) => [name, value.replaceAll("\r\n", "\n")])),
    ...(rows && { products: filterOf(rows) }),
  };
}

export interface FormChoices {
  readonly effects: readonly string[];
  readonly rowFields: readonly string[];
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  readonly markets: readonly { readonly code: string; readonly name: string }[];
  readonly methods: readonly PaymentChoice[];
  /** Values to suggest, by the field of a condition. */
  readonly known: Readonly<Record<string, readonly string[]>>;
  readonly timeZone: string;
}

export const choicesOf = async ({ setting, taxonomy, search }: StaffArgs["shop"]): Promise<FormChoices> => ({
  effects: EFFECTS,
  rowFields: ROW_FIELDS,
  languages: LANGUAGES.map(({ code, name }) => ({ code, name })),
  markets: setting(PRICE_LISTS).lists.map(({ code, name }) => ({ code, name })),
  methods: PAYMENT_CHOICES,
  known: {
    product_type: taxonomy.types.map(({ value }) => value).toSorted(),
    vendor: await knownVendors({ search }),
    department: taxonomy.departments.map(({ value }) => value),
    color: COLOURS.map(({ value }) => value),
  },
  timeZone: setting(INSIGHTS).timeZone,
});

/** The attributes that filters may name. */
export const schemaOf = ({ setting }: StaffArgs["shop"]): IndexSchema =>
  productSchema(priceListsOf(setting(PRICE_LISTS)).codes);

/** Null if rows cannot express the filter. */
export const rowsFor = (shop: StaffArgs["shop"], source: string): readonly ConditionRow[] | null =>
  rowsOf(source, schemaOf(shop)) ?? null;

export const definitionIn = ({ setting }: StaffArgs["shop"], values: Values): object =>
  definitionFrom(values, setting(INSIGHTS).timeZone);

export const servicesOf = ({ shop, now }: Pick<StaffArgs, "shop" | "now">) => ({
  database: shop.database,
  setting: shop.setting,
  shopId: shop.id,
  now: () => now,
});

/** With the values as they were sent: without scripts, the form is rendered again. */
export const refusedFields = (shop: StaffArgs["shop"], errors: Parameters<typeof fieldsOf>[0], values: Values) => ({
  kind: "refused" as const,
  text: say("checkFields"),
  fields: fieldsOf(errors),
  sent: { ...values, rows: JSON.stringify(rowsFor(shop, values["products"] ?? "")) },
});
