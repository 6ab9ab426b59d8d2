// Delivery prices of lists that the merchant has set none in: those of the list that prices are converted from, by its rate.

import { convertAmount } from "./conversion.ts";
import type { DeliveryCost, DeliveryCosts, DeliverySettings } from "./delivery-settings.ts";
import { initialDeliveryPrices, isInitialList } from "./initial-price-lists.ts";
import type { Conversion, PriceList } from "./price-lists.ts";
import type { PriceLists } from "./shop-price-lists.ts";

/** The settings themselves if nothing is missing. */
export const withConvertedDelivery = (settings: DeliverySettings, lists: PriceLists): DeliverySettings =>
  lists.rows.reduce(
    (given, { code, convert }) => (convert && !isInitialList(code) ? addList(given, code, convert) : given),
    settings,
  );

function addList(settings: DeliverySettings, list: PriceList, conversion: Conversion): DeliverySettings {
  if (isPriced(settings, list)) return settings;
  const { from } = conversion;
  const initial = isPriced(settings, from) ? undefined : initialDeliveryPrices(from);
  const add = (costs: DeliveryCosts): DeliveryCosts => {
    const cost = costs[from] ?? (initial && { price: initial.standard, freeFrom: initial.freeFrom });
    return cost ? { ...costs, [list]: converted(cost, list, conversion) } : costs;
  };
  const hasZonePrices = settings.zones.some((zone) => Object.values(zone.methods).some(({ prices }) => prices));
  return {
    methods: settings.methods.map((method) => ({ ...method, prices: add(method.prices) })),
    zones: hasZonePrices
      ? settings.zones.map((zone) => ({
          ...zone,
          methods: Object.fromEntries(
            Object.entries(zone.methods).map(([code, method]) => [
              code,
              method.prices?.[from] ? { ...method, prices: add(method.prices) } : method,
            ]),
          ),
        }))
      : settings.zones,
  };
}

const converted = ({ price, freeFrom }: DeliveryCost, list: PriceList, conversion: Conversion): DeliveryCost => ({
  price: convertAmount(price, list, conversion),
  ...(freeFrom !== undefined && { freeFrom: convertAmount(freeFrom, list, conversion) }),
});

const isPriced = ({ methods, zones }: DeliverySettings, list: PriceList): boolean =>
  methods.some(({ prices }) => prices[list]) ||
  zones.some((zone) => Object.values(zone.methods).some(({ prices }) => prices?.[list]));
