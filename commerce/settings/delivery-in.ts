// Delivery with prices in every price list of the shop, and the taxes of sales within its own country.

import {
  DEFAULTS,
  domesticTaxNote,
  initialWeekdays,
  withConvertedDelivery,
  type DeliveryTermsSettings,
  type PriceLists,
  type SoldMarkets,
  type TaxSettings,
} from "#catalogue";
import { DELIVERY } from "./delivery.ts";
import { marketsSold } from "./markets.ts";
import { priceListsIn } from "./price-lists.ts";
import type { ReadSetting } from "./setting.ts";
import { TAX } from "./tax.ts";

/** Made once for each value of the settings. */
export function deliveryIn(setting: ReadSetting): DeliveryTermsSettings {
  const from = {
    delivery: setting(DELIVERY),
    lists: priceListsIn(setting),
    tax: setting(TAX),
    sold: marketsSold(setting),
  };
  const known = MADE.get(from.delivery);
  if (known && known.lists === from.lists && known.tax === from.tax && known.sold === from.sold) return known.made;
  const { country } = from.sold.home;
  const weekdays = initialWeekdays(country);
  const made = {
    ...withConvertedDelivery(from.delivery, from.lists),
    ...(weekdays && { dispatch: { weekdays, ...from.delivery.dispatch } }),
    home: country === DEFAULTS.country ? undefined : { country, taxes: domesticTaxNote(from.tax, country) },
  };
  MADE.set(from.delivery, { ...from, made });
  return made;
}

interface Made {
  readonly lists: PriceLists;
  readonly tax: TaxSettings;
  readonly sold: SoldMarkets;
  readonly made: DeliveryTermsSettings;
}

const MADE = new WeakMap<object, Made>();
