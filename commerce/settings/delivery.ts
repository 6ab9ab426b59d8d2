// Delivery: methods and their prices, and the zones of the world with their days, taxes and time to return.

import { z } from "zod";
import {
  AREAS,
  COUNTRY_MARKETS,
  initialDelivery,
  isElsewhere,
  LANGUAGES,
  messagesIn,
  priceListsOf,
  TAX_NOTES,
  type DeliveryCosts,
  type DeliverySettings,
  type PriceList,
} from "#catalogue";
import { labels } from "#locales/labels";
import { amount, wrongDecimals } from "./amounts.ts";
import type { FieldError } from "./field-errors.ts";
import { Day, type Sql } from "#commerce/database";
import { PRICE_LISTS } from "./price-lists.ts";
import { readSetting } from "./store.ts";
import { defineSetting } from "./setting.ts";
import { listCode, namesByLanguage, shortText } from "./texts.ts";
import { timeZoneName } from "./time-zone.ts";

const code = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case letters and digits, joined by hyphens");
const Costs = z.record(
  listCode,
  z.strictObject({
    price: amount.describe("In units of the list's currency, such as 9.95. 0 is free."),
    freeFrom: amount.optional().describe("Free from this subtotal."),
  }),
);
const days = z.number().int().min(0).max(120);

const Schema = z.strictObject({
  methods: z
    .array(
      z.strictObject({
        code: code.describe("Stays the same when the name changes: orders and programs refer to it."),
        names: namesByLanguage,
        prices: Costs.describe(
          "By price list, in every zone that has none of its own. A list without prices keeps the initial ones, or has converted ones.",
        ),
      }),
    )
    .min(1)
    .max(20),
  dispatch: z
    .strictObject({
      weekdays: z
        .array(z.int().min(1).max(7))
        .min(1)
        .max(7)
        .optional()
        .describe(
          "Days on which parcels are sent and delivered: 1 is Monday, 7 Sunday. By default Monday to Friday, or Sunday to Thursday where the weekend of the home market is on Friday and Saturday.",
        ),
      holidays: z.array(Day).max(400).optional().describe("Days on which nothing is sent or delivered."),
      cutOff: z
        .strictObject({
          time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time such as 14:00"),
          timeZone: timeZoneName,
        })
        .optional()
        .describe("Orders from this time on count as of the next working day."),
    })
    .optional()
    .describe("The working days by which delivery dates are counted."),
  zones: z
    .array(
      z.strictObject({
        name: shortText.describe("For the merchant; shoppers do not see it."),
        countries: z
          .array(z.enum(COUNTRY_MARKETS.map(({ country }) => country)))
          .max(300)
          .optional()
          .describe("A zone with a country precedes one with its area."),
        areas: z.array(z.enum(AREAS)).optional().describe("The zone without countries and areas is everywhere else."),
        taxes: z.enum(TAX_NOTES).describe("Taxes and duties in prices, as shoppers are told."),
        returnDays: z.number().int().min(0).max(365).describe("Days after delivery in which items can be returned."),
        methods: z
          .record(
            code,
            z.strictObject({
              days: z.strictObject({ from: days, to: days }).describe("Working days from the order to the door."),
              prices: Costs.optional().describe("Instead of the method's prices."),
            }),
          )
          .describe("By the code of the method."),
      }),
    )
    .min(1)
    .max(300),
});

export const DELIVERY = defineSetting<DeliverySettings>({
  name: "delivery",
  description: "Delivery methods and prices, and the zones with their days, taxes and time to return.",
  schema: Schema,
  initial: initialDelivery((method) =>
    Object.fromEntries(LANGUAGES.map(({ code: language }) => [language, messagesIn(labels, language)(method)])),
  ),
  check: (value) => [...repeated(value), ...wrongZones(value), ...wrongAmounts(value), ...unpriced(value)],
  checkRows: unknownLists,
});

function repeated({ methods, zones }: DeliverySettings): readonly FieldError[] {
  const seen = new Map<string, string>();
  const claim = (key: string, path: string, shown: string): readonly FieldError[] => {
    const before = seen.get(key);
    if (before === undefined) seen.set(key, path);
    return before === undefined ? [] : [{ path, message: `${shown} is already at ${before}` }];
  };
  return [
    ...methods.flatMap((method, at) => claim(`method ${method.code}`, `methods.${at}.code`, method.code)),
    ...zones.flatMap(({ countries = [], areas = [] }, at) => [
      ...countries.flatMap((country, index) => claim(country, `zones.${at}.countries.${index}`, country)),
      ...areas.flatMap((area, index) => claim(area, `zones.${at}.areas.${index}`, area)),
    ]),
  ];
}

function wrongZones({ methods, zones }: DeliverySettings): readonly FieldError[] {
  const known = new Set(methods.map((method) => method.code));
  const elsewhere = zones.filter(isElsewhere).length;
  return [
    ...(elsewhere === 1
      ? []
      : [{ path: "zones", message: "exactly one must have neither countries nor areas, for everywhere else" }]),
    ...zones.flatMap((zone, at) => [
      ...(Object.keys(zone.methods).length === 0
        ? [{ path: `zones.${at}.methods`, message: "must have at least one method" }]
        : []),
      ...Object.entries(zone.methods).flatMap(([name, method]) => {
        const path = `zones.${at}.methods.${name}`;
        return [
          ...(known.has(name) ? [] : [{ path, message: "is not the code of a method" }]),
          ...(method.days.from < method.days.to
            ? []
            : [{ path: `${path}.days.to`, message: "must be more than from" }]),
        ];
      }),
    ]),
  ];
}

function wrongAmounts({ methods, zones }: DeliverySettings): readonly FieldError[] {
  const check = (path: string, prices: DeliveryCosts = {}): readonly FieldError[] =>
    Object.entries(prices).flatMap(([list, cost]) =>
      Object.entries(cost ?? {}).flatMap(([field, value]) =>
        wrongDecimals(`${path}.${list}.${field}`, value, list as PriceList),
      ),
    );
  return [
    ...methods.flatMap(({ prices }, at) => check(`methods.${at}.prices`, prices)),
    ...zones.flatMap((zone, at) =>
      Object.entries(zone.methods).flatMap(([name, { prices }]) => check(`zones.${at}.methods.${name}.prices`, prices)),
    ),
  ];
}

/** Lists that the shop does not have are mistakes in their names. */
async function unknownLists(
  { methods, zones }: DeliverySettings,
  client: Pick<Sql, "select">,
): Promise<readonly FieldError[]> {
  const { codes } = priceListsOf(await readSetting(client, PRICE_LISTS));
  const check = (path: string, prices: DeliveryCosts = {}): readonly FieldError[] =>
    Object.keys(prices)
      .filter((list) => !codes.some((known) => known === list))
      .map((list) => ({ path: `${path}.${list}`, message: `is not a price list of the shop (${codes.join(", ")})` }));
  return [
    ...methods.flatMap(({ prices }, at) => check(`methods.${at}.prices`, prices)),
    ...zones.flatMap((zone, at) =>
      Object.entries(zone.methods).flatMap(([name, { prices }]) => check(`zones.${at}.methods.${name}.prices`, prices)),
    ),
  ];
}

/** Zones in which nothing is delivered in a price list that others have. A list that none has keeps the initial prices. */
function unpriced({ methods, zones }: DeliverySettings): readonly FieldError[] {
  const pricesOf = new Map(methods.map((method) => [method.code, method.prices]));
  const all = [
    ...pricesOf.values(),
    ...zones.flatMap((zone) => Object.values(zone.methods).map(({ prices }) => prices)),
  ];
  const used = [...new Set(all.flatMap((prices) => Object.keys(prices ?? {}) as PriceList[]))];
  return zones.flatMap((zone, at) => {
    const missing = used.filter(
      (list) =>
        !Object.entries(zone.methods).some(([name, { prices }]) => prices?.[list] ?? pricesOf.get(name)?.[list]),
    );
    return missing.length === 0
      ? []
      : [{ path: `zones.${at}.methods`, message: `no method has a price in ${missing.join(", ")}` }];
  });
}
