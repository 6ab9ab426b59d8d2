// The definition of a promotion, as merchants write it, and its checks.

import { z } from "zod";
import { COUNTRIES, OFFERED_METHODS, smallestOf, toMajor, money, type PriceList } from "#catalogue";
import { isPossibleId, Moment } from "#commerce/database";
import { fieldErrors, namesByLanguage, type FieldError } from "#commerce/settings";
import { readProductFilter } from "#search/product-filter";
import type { IndexSchema } from "#search/schema";
import { COMBINATIONS, TRIGGERS, type Definition } from "./promotion.ts";

const LARGEST = 1_000_000_000_000;
const KNOWN: ReadonlySet<string> = new Set(COUNTRIES.map(([country]) => country));

const AN_AMOUNT = "must be an amount such as 50 EUR";

const amounts = (least: 0 | 1) =>
  z
    .record(z.string(), z.int(AN_AMOUNT).min(least, AN_AMOUNT).max(LARGEST, AN_AMOUNT))
    .check(({ value, issues }) => {
      const refuse = (path: readonly string[], message: string) =>
        issues.push({ code: "custom", input: value, path: [...path], message });
      for (const [currency, amount] of Object.entries(value)) {
        if (!/^[A-Z]{3}$/.test(currency)) refuse([currency], AN_AMOUNT);
        else if (amount % smallestOf(currency) !== 0) {
          refuse([currency], `must be a multiple of ${toMajor(money(smallestOf(currency), currency))} ${currency}`);
        }
      }
      if (Object.keys(value).length === 0) refuse([], "needs an amount in at least one currency");
    })
    .describe("Thousandths by currency.");

const percent = z
  .number("must be a number such as 20 or 12.5")
  .gt(0, "must be more than 0")
  .max(100, "must be at most 100")
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, "can have two decimals");
const count = (most: number) =>
  z.int("must be a whole number").min(1, "must be at least 1").max(most, `must be at most ${most}`);
const filter = z.string().trim().max(20_000).describe("Filter of the search API; empty for all products.");
const list = <Item extends z.ZodType>(item: Item) => z.array(item).min(1, "must not be empty").max(500);

const Conditions = z.strictObject({
  products: filter.optional(),
  excludesReduced: z.boolean().optional(),
  markets: list(
    z.string().regex(/^[a-z]{2,10}_[a-z]{3}$/, "must be a price list such as eu_eur") as unknown as z.ZodType<
      PriceList,
      PriceList
    >,
  )
    .optional()
    .describe("Price lists."),
  minimumAmount: amounts(1).optional(),
  minimumPieces: count(1_000).optional(),
  isFirstOrder: z.boolean().optional(),
  vipLevel: count(1_000).optional(),
  countries: list(z.string().refine((code) => KNOWN.has(code), "must be a country such as DE")).optional(),
  paymentMethods: list(z.enum(OFFERED_METHODS)).optional(),
  isOncePerCustomer: z.boolean().optional(),
  uses: count(1_000_000_000).optional(),
  budget: amounts(1).optional(),
});

const Tier = z.union(
  [z.strictObject({ from: amounts(1), percent }), z.strictObject({ from: amounts(1), off: amounts(1) })],
  'must be an amount and what it gives, such as "500 EUR: 10%"',
);

const Effect = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({ kind: z.literal("percentage"), of: z.enum(["lines", "order", "delivery"]), percent }),
    z.strictObject({ kind: z.literal("amount"), of: z.enum(["lines", "order", "delivery"]), amounts: amounts(1) }),
    z.strictObject({ kind: z.literal("fixed-price"), of: z.enum(["lines", "delivery"]), amounts: amounts(0) }),
    z
      .strictObject({
        kind: z.literal("buy-get"),
        buy: count(100),
        get: count(100),
        percent,
        reward: z.enum(["cheapest", "same", "named"]),
        products: filter.optional(),
        times: count(100).optional(),
      })
      .refine(({ reward, products }) => reward !== "named" || (products ?? "") !== "", {
        path: ["products"],
        message: "needs a filter of the products that one gets",
      }),
    z.strictObject({
      kind: z.literal("gift"),
      variantIds: list(z.string().refine(isPossibleId, "must be the id of a variant")).max(20),
    }),
    z.strictObject({
      kind: z.literal("tiers"),
      of: z.enum(["lines", "order"]),
      tiers: z.array(Tier).min(1, "needs at least one tier").max(20),
    }),
  ],
  "needs a kind: percentage, amount, fixed-price, buy-get, gift or tiers",
);

/** As in JSON, with moments as texts. */
export const PromotionDefinition = z
  .strictObject({
    name: namesByLanguage.describe("By language; one is enough."),
    trigger: z.enum(TRIGGERS, 'must be "automatic" or "code"'),
    startsAt: Moment.nullable().default(null),
    endsAt: Moment.nullable().default(null),
    conditions: Conditions.default({}),
    effect: Effect,
    priority: z
      .int("must be a whole number")
      .min(-1_000)
      .max(1_000)
      .default(0)
      .describe("A higher one is decided first."),
    combines: z.enum(COMBINATIONS, `must be one of ${COMBINATIONS.join(", ")}`).default("other-kinds"),
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt), {
    path: ["endsAt"],
    message: "must be after the start",
  });

export type PromotionDefinition = z.infer<typeof PromotionDefinition>;

export type CheckedDefinition =
  | { readonly kind: "valid"; readonly definition: Definition }
  | { readonly kind: "invalid"; readonly errors: readonly FieldError[] };

/** `schema` has the attributes that filters may name. */
export function checkDefinition(given: unknown, schema: IndexSchema): CheckedDefinition {
  const read = PromotionDefinition.safeParse(given);
  if (!read.success) return { kind: "invalid", errors: fieldErrors(read.error) };
  const { startsAt, endsAt, ...rest } = read.data;
  const definition = {
    ...rest,
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  };
  const errors = [
    ...filterErrors("conditions.products", rest.conditions.products, schema),
    ...filterErrors("effect.products", rest.effect.kind === "buy-get" ? rest.effect.products : undefined, schema),
  ];
  return errors.length > 0 ? { kind: "invalid", errors } : { kind: "valid", definition };
}

function filterErrors(path: string, source: string | undefined, schema: IndexSchema): readonly FieldError[] {
  const parsed = readProductFilter(source ?? "", schema);
  return parsed.kind === "malformed" ? [{ path, message: `is not a filter: ${parsed.message}` }] : [];
}
