// The options of an import, from the fields of its form: those of the command line.

import { z } from "zod";
import { COLOURS, currencyOfList, messagesIn } from "#catalogue";
import { FEED_FORMATS, LONGEST_COLUMN_NAME, MAPPED_FIELDS } from "#commerce/foreign-feeds";
import { mostPricedLists } from "#commerce/products";
import { marketsSold, priceListsIn } from "#commerce/settings";
import type { Shop } from "#storefront/framework/context.ts";
import type { ConsoleImports, StaffArgs } from "../../framework/context.ts";
import { imports as texts } from "../../locales/generated/imports.ts";
import { columnField, type ImportChoices } from "./import-data.ts";

const say = messagesIn(texts, "en");

const text = (most: number) => z.string().trim().max(most).default("");

export const OptionFields = {
  currency: text(10),
  rate: text(500),
  format: text(30),
  department: text(200),
  type: text(200),
  colour: text(30),
  "size-system": text(10),
  stock: text(10),
  mistakes: text(10),
  "most-skipped": text(10),
  "pictures-from": text(2_000),
  /** JSON with the columns that have no field below. */
  map: text(20_000),
};
const Options = z.object(OptionFields);

/** The column of each field of a mapped table. */
export const ColumnFields = Object.fromEntries(
  MAPPED_FIELDS.map((field) => [columnField(field), text(LONGEST_COLUMN_NAME)]),
) as Record<ReturnType<typeof columnField>, ReturnType<typeof text>>;

/** The option `map`, from the chosen columns and the JSON of further ones. */
export function mapOf({
  map,
  ...fields
}: z.infer<z.ZodObject<typeof ColumnFields>> & { readonly map: string }): string {
  const chosen = MAPPED_FIELDS.flatMap((field) =>
    fields[columnField(field)] ? [[field, fields[columnField(field)]]] : [],
  );
  if (chosen.length === 0) return map;
  try {
    return JSON.stringify({ ...(JSON.parse(map || "{}") as object), ...Object.fromEntries(chosen) });
  } catch {
    // It is refused with a sentence.
    return map;
  }
}

/** Without those that are empty. */
export function optionsOf(fields: z.infer<typeof Options>): Readonly<Record<string, string>> {
  const { mistakes, ...rest } = fields;
  const mode = mistakes === "strict" || mistakes === "lenient" ? { [mistakes]: "true" } : {};
  const given = Object.keys(OptionFields).flatMap((name) => {
    const value = rest[name as keyof typeof rest];
    return value === undefined || value === "" ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(given), ...mode };
}

/** The first error in the options, which are named as on the screen; undefined if there is none. */
export async function problemIn(
  imports: ConsoleImports,
  options: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const problem = await imports.problemIn(options);
  const name = problem?.option as keyof typeof OptionFields | undefined;
  const label = name && name in LABELS ? LABELS[name] : undefined;
  return problem && label ? say("badOption", { option: say(label), message: problem.message }) : problem?.message;
}

const LABELS = {
  currency: "currency",
  rate: "rate",
  format: "format",
  department: "department",
  type: "type",
  colour: "colour",
  "size-system": "sizeSystem",
  stock: "stock",
  mistakes: "mistakes",
  "most-skipped": "mostSkipped",
  "pictures-from": "picturesFrom",
  map: "map",
} as const satisfies Record<keyof typeof OptionFields, string>;

export const choicesOf = async ({ shop }: Pick<StaffArgs, "shop">): Promise<ImportChoices> => ({
  currencies: [...new Set(priceListsIn(shop.setting).codes.map(currencyOfList))],
  usualCurrency: await usualCurrency(shop),
  formats: FEED_FORMATS,
  departments: shop.taxonomy.departments.map(({ value, name }) => ({ value, name })),
  types: shop.taxonomy.types.map(({ value, name }) => ({ value, name })),
  colours: COLOURS.map(({ value, name }) => ({ value, name })),
});

/** That of the catalogue. The home market's if there are no products, or if they have prices in several currencies. */
async function usualCurrency({ database, setting }: Shop): Promise<string> {
  const home = marketsSold(setting).home.currency;
  const [written = home, ...others] = new Set((await mostPricedLists(database)).map(currencyOfList));
  return others.length === 0 ? written : home;
}
