// Choices of the product form: departments, types and price lists of the shop.

import { currencyOfList, type PriceListRow } from "#catalogue";
import { INSIGHTS, priceListsIn } from "#commerce/settings";
import type { StaffArgs } from "../../framework/context.ts";
import type { ProductChoices } from "./product-data.ts";

export function choicesIn({ shop }: Pick<StaffArgs, "shop">): Omit<ProductChoices, "vendors"> {
  return {
    timeZone: shop.setting(INSIGHTS).timeZone,
    departments: shop.taxonomy.departments.map(({ value, name }) => ({ value, name })),
    types: shop.taxonomy.types.map(({ value }) => value).toSorted(),
    lists: priceListsIn(shop.setting).rows.map((row) => ({
      code: row.code,
      name: row.name,
      currency: currencyOfList(row.code),
      rule: ruleOf(row),
    })),
  };
}

const ruleOf = ({ convert }: PriceListRow): string | null =>
  convert && convert.products !== false ? `${currencyOfList(convert.from)} × ${convert.rate}` : null;
