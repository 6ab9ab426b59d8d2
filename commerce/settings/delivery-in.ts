// Delivery with prices in every price list of the shop.

import { priceListsOf, withConvertedDelivery, type DeliverySettings, type PriceListSettings } from "#catalogue";
import { DELIVERY } from "./delivery.ts";
import type { ReadSetting } from "./setting.ts";
import { PRICE_LISTS } from "./price-lists.ts";

/** The merchant's delivery, with prices in every list. Made once for each value of the settings. */
export function deliveryIn(setting: ReadSetting): DeliverySettings {
  const [delivery, lists] = [setting(DELIVERY), setting(PRICE_LISTS)];
  const known = COMPLETED.get(delivery)?.get(lists);
  if (known) return known;
  const completed = withConvertedDelivery(delivery, priceListsOf(lists));
  COMPLETED.set(delivery, new WeakMap([[lists, completed]]));
  return completed;
}

const COMPLETED = new WeakMap<DeliverySettings, WeakMap<PriceListSettings, DeliverySettings>>();
