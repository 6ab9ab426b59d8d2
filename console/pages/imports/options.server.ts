// The options of an import, from the fields of its form: those of the command line.

import { z } from "zod";
import { currencyOfList } from "#catalogue";
import { priceListsIn } from "#commerce/settings";
import type { StaffArgs } from "../../framework/context.ts";
import type { ImportChoices } from "./import-data.ts";

const text = (most: number) => z.string().trim().max(most).default("");

export const OptionFields = {
  currency: text(10),
  rate: text(500),
  department: text(200),
  stock: text(10),
  mistakes: text(10),
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

export const choicesOf = ({ shop }: Pick<StaffArgs, "shop">): ImportChoices => ({
  currencies: [...new Set(priceListsIn(shop.setting).codes.map(currencyOfList))],
  departments: shop.taxonomy.departments.map(({ value, name }) => ({ value, name })),
});
