// The languages and countries to choose from, for the picker's script and for the page without it.

import { marketsSold } from "#commerce/settings";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { pickerAreas } from "#storefront/layout/areas.ts";
import { renderCountryChoices } from "#storefront/layout/country-choices.tsx";
import type { CountryData } from "./country-data.ts";

export function loader({ visitor, shop, config, url }: LoaderArgs): CountryData {
  const { countries } = marketsSold(shop.setting, config.channel);
  const areas = pickerAreas(visitor.language, shop.orderServices.prices, countries);
  return {
    choices: renderCountryChoices(
      { areas, country: visitor.market.country.toLowerCase() },
      { config, language: visitor.language },
    ),
    to: url.searchParams.get("to") ?? "/",
  };
}
