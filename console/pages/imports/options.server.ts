// The options of an import, from the fields of its form: those of the command line.

import { z } from "zod";
import { COLOURS, currencyOfList, messagesIn } from "#catalogue";
import { FEED_FORMATS } from "#commerce/foreign-feeds";
import { priceListsIn } from "#commerce/settings";
import type { ConsoleImports, StaffArgs } from "../../framework/context.ts";
import { imports as texts } from "../../locales/generated/imports.ts";
import type { ImportChoices } from "./import-data.ts";

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
  map: text(20_000),
};
const Options = z.object(OptionFields);

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

export const choicesOf = ({ shop }: Pick<StaffArgs, "shop">): ImportChoices => ({
  currencies: [...new Set(priceListsIn(shop.setting).codes.map(currencyOfList))],
  formats: FEED_FORMATS,
  departments: shop.taxonomy.departments.map(({ value, name }) => ({ value, name })),
  types: shop.taxonomy.types.map(({ value, name }) => ({ value, name })),
  colours: COLOURS.map(({ value, name }) => ({ value, name })),
});
