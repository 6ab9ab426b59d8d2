// Delivery of a shop whose merchant has not decided it.

import type { DeliveryCost, DeliveryCosts, DeliverySettings, DeliveryZone, TaxNote } from "./delivery-settings.ts";
import { INITIAL_LISTS, initialDeliveryPrices, type InitialList } from "./initial-price-lists.ts";
import type { Names } from "./taxonomy/data.ts";

/** `namesOf` gives the names of a method in every language. */
export const initialDelivery = (namesOf: (code: "standard" | "express") => Names): DeliverySettings => ({
  methods: [
    {
      code: "standard",
      names: namesOf("standard"),
      prices: costs((list) => ({
        price: initialDeliveryPrices(list).standard,
        freeFrom: initialDeliveryPrices(list).freeFrom,
      })),
    },
    {
      code: "express",
      names: namesOf("express"),
      prices: costs((list) => ({ price: initialDeliveryPrices(list).express })),
    },
  ],
  zones: INITIAL_ZONES,
});

const costs = (costOf: (list: InitialList) => DeliveryCost): DeliveryCosts =>
  Object.fromEntries(INITIAL_LISTS.map((list) => [list, costOf(list)]));

type Days = readonly [from: number, to: number];

const zone = (
  name: string,
  to: Pick<DeliveryZone, "countries" | "areas">,
  taxes: TaxNote,
  returnDays: number,
  [standard, express]: readonly [standard: Days, express: Days],
): DeliveryZone => ({
  name,
  ...to,
  taxes,
  returnDays,
  methods: {
    standard: { days: { from: standard[0], to: standard[1] } },
    express: { days: { from: express[0], to: express[1] } },
  },
});

const countries = (codes: string) => ({ countries: codes.split(" ") });

export const INITIAL_ZONES: readonly DeliveryZone[] = [
  // With Monaco, which belongs to its customs territory.
  zone(
    "European Union",
    countries("AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MC MT NL PL PT RO SK SI ES SE"),
    "vat-included",
    30,
    [
      [2, 4],
      [1, 2],
    ],
  ),
  zone("United Kingdom", countries("GB GG IM JE"), "vat-included", 30, [
    [2, 4],
    [1, 2],
  ]),
  zone("North America", countries("US CA PR"), "duties-included", 30, [
    [4, 7],
    [2, 3],
  ]),
  // China's consumer law grants seven days for distance purchases.
  zone("China", countries("CN"), "duties-included", 7, [
    [3, 6],
    [2, 3],
  ]),
  // Countries with duties paid in advance.
  zone("Pacific", countries("AU HK JP KR MO NZ SG TW"), "duties-included", 21, [
    [4, 8],
    [2, 4],
  ]),
  zone("Rest of Europe", { areas: ["Europe"] }, "duties-on-delivery", 30, [
    [3, 6],
    [2, 3],
  ]),
  zone("Rest of the Americas", { areas: ["Americas"] }, "duties-on-delivery", 21, [
    [6, 10],
    [3, 5],
  ]),
  zone("Everywhere else", {}, "duties-on-delivery", 21, [
    [5, 9],
    [3, 5],
  ]),
];
