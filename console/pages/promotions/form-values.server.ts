// A promotion as the flat fields of its form, and back. Amounts are written as "50 EUR, 8000 JPY", tiers as "500 EUR: 10%", one a line.

import { formatMoney, LANGUAGES, money, parseAmount, toMajor } from "#catalogue";
import type { Amounts, Conditions, Effect, Promotion, Tier } from "#commerce/promotions";
import type { Values } from "../../framework/merge.ts";
import { fieldOfMoment, momentOfField } from "../../framework/moments.server.ts";

/** The kinds of effects as one choice. */
export const EFFECTS = [
  "percentage lines",
  "percentage order",
  "percentage delivery",
  "amount lines",
  "amount order",
  "amount delivery",
  "fixed-price lines",
  "fixed-price delivery",
  "buy-get",
  "gift",
  "tiers order",
  "tiers lines",
] as const;

type Shown = Pick<
  Promotion,
  "name" | "trigger" | "startsAt" | "endsAt" | "conditions" | "effect" | "priority" | "combines"
>;

export function valuesOf({ name, conditions, effect, ...promotion }: Shown, timeZone: string): Values {
  const values: Record<string, string> = {
    ...Object.fromEntries(LANGUAGES.map(({ code }) => [`name-${code}`, name[code] ?? ""])),
    trigger: promotion.trigger,
    startsAt: fieldOfMoment(promotion.startsAt, timeZone),
    endsAt: fieldOfMoment(promotion.endsAt, timeZone),
    priority: String(promotion.priority),
    combines: promotion.combines,
    products: conditions.products ?? "",
    excludesReduced: conditions.excludesReduced ? "yes" : "",
    markets: (conditions.markets ?? []).join(", "),
    minimumAmount: printAmounts(conditions.minimumAmount),
    minimumPieces: String(conditions.minimumPieces ?? ""),
    isFirstOrder: conditions.isFirstOrder ? "yes" : "",
    vipLevel: String(conditions.vipLevel ?? ""),
    countries: (conditions.countries ?? []).join(", "),
    paymentMethods: (conditions.paymentMethods ?? []).join(", "),
    isOncePerCustomer: conditions.isOncePerCustomer ? "yes" : "",
    uses: String(conditions.uses ?? ""),
    budget: printAmounts(conditions.budget),
    effect: "of" in effect ? `${effect.kind} ${effect.of}` : effect.kind,
    ...EMPTY_EFFECT,
    ...effectValues(effect),
  };
  return values;
}

const EMPTY_EFFECT = {
  percent: "",
  amounts: "",
  buy: "",
  get: "",
  reward: "cheapest",
  rewardProducts: "",
  times: "",
  variantIds: "",
  tiers: "",
};

function effectValues(effect: Effect): Values {
  switch (effect.kind) {
    case "percentage":
      return { percent: String(effect.percent) };
    case "amount":
    case "fixed-price":
      return { amounts: printAmounts(effect.amounts) };
    case "buy-get":
      return {
        percent: String(effect.percent),
        buy: String(effect.buy),
        get: String(effect.get),
        reward: effect.reward,
        rewardProducts: effect.products ?? "",
        times: String(effect.times ?? ""),
      };
    case "gift":
      return { variantIds: effect.variantIds.join("\n") };
    case "tiers":
      return { tiers: effect.tiers.map(printTier).join("\n") };
  }
}

/** Initial values of a new promotion. */
export const newValues = (timeZone: string): Values => ({
  ...valuesOf(
    {
      name: {},
      trigger: "automatic",
      startsAt: null,
      endsAt: null,
      conditions: {},
      effect: { kind: "percentage", of: "lines", percent: 10 },
      priority: 0,
      combines: "other-kinds",
    },
    timeZone,
  ),
  percent: "",
});

/** The definition that the fields describe, as the API takes it; malformed numbers stay texts, which its checks refuse. */
export function definitionFrom(values: Values, timeZone: string): object {
  const at = (field: string): string => (values[field] ?? "").trim();
  const number = (field: string): unknown => numberOf(at(field));
  const conditions: Record<keyof Conditions, unknown> = {
    products: at("products") || undefined,
    excludesReduced: at("excludesReduced") === "yes" || undefined,
    markets: listOf(at("markets")),
    minimumAmount: readAmounts(at("minimumAmount")),
    minimumPieces: number("minimumPieces"),
    isFirstOrder: at("isFirstOrder") === "yes" || undefined,
    vipLevel: number("vipLevel"),
    countries: listOf(at("countries")),
    paymentMethods: listOf(at("paymentMethods")),
    isOncePerCustomer: at("isOncePerCustomer") === "yes" || undefined,
    uses: number("uses"),
    budget: readAmounts(at("budget")),
  };
  return {
    name: Object.fromEntries(LANGUAGES.map(({ code }) => [code, at(`name-${code}`)]).filter(([, name]) => name !== "")),
    trigger: at("trigger"),
    startsAt: momentOfField(at("startsAt"), timeZone),
    endsAt: momentOfField(at("endsAt"), timeZone),
    priority: number("priority") ?? 0,
    combines: at("combines"),
    conditions: Object.fromEntries(Object.entries(conditions).filter(([, value]) => value !== undefined)),
    effect: effectFrom(at, number),
  };
}

function effectFrom(at: (field: string) => string, number: (field: string) => unknown): object {
  const [kind, of] = at("effect").split(" ");
  switch (kind) {
    case "percentage":
      return { kind, of, percent: number("percent") };
    case "amount":
    case "fixed-price":
      return { kind, of, amounts: readAmounts(at("amounts")) ?? {} };
    case "buy-get":
      return {
        kind,
        buy: number("buy"),
        get: number("get"),
        percent: number("percent"),
        reward: at("reward"),
        ...(at("reward") === "named" && { products: at("rewardProducts") }),
        ...(at("times") && { times: number("times") }),
      };
    case "gift":
      return { kind, variantIds: listOf(at("variantIds")) ?? [] };
    default:
      return {
        kind,
        of,
        tiers: at("tiers")
          .split("\n")
          .filter((line) => line.trim() !== "")
          .map(readTier),
      };
  }
}

/** Fields of the form by their paths in the definition. */
const FIELDS: readonly (readonly [path: RegExp, field: string])[] = [
  [/^name/, "name-en"],
  [/^conditions\.([a-zA-Z]+)/, "$1"],
  [/^effect\.tiers/, "tiers"],
  [/^effect\.products/, "rewardProducts"],
  [/^effect\.([a-zA-Z]+)/, "$1"],
  [/^([a-zA-Z]+)/, "$1"],
];

/** Errors by field of the form. */
export const fieldsOf = (
  errors: readonly { readonly path: string; readonly message: string }[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    errors.toReversed().map(({ path, message }): readonly [string, string] => {
      const [pattern, field] = FIELDS.find(([wanted]) => wanted.test(path)) ?? [/^/, "name-en"];
      return [pattern.exec(path)?.[1] && field === "$1" ? pattern.exec(path)![1]! : field, sentence(message)];
    }),
  );

const sentence = (message: string): string => `${message.replace(/^./, (letter) => letter.toUpperCase())}.`;

const listOf = (text: string): readonly string[] | undefined => {
  const items = text.split(/[,\s]+/u).filter((item) => item !== "");
  return items.length === 0 ? undefined : items;
};

const numberOf = (text: string): unknown =>
  text === "" ? undefined : /^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : text;

const AMOUNT = /^([\d.,]+)\s*([A-Za-z]{3})$|^([A-Za-z]{3})\s*([\d.,]+)$/;

/** Text that is no amount stays in the result, so that the checks refuse it. Undefined if it is empty. */
function readAmounts(text: string): Readonly<Record<string, unknown>> | undefined {
  const parts = text.split(/[,;\n](?=\s|$|\s*[A-Za-z]{3}\b)|\n/u).map((part) => part.trim());
  const given = parts.filter((part) => part !== "");
  if (given.length === 0) return undefined;
  return Object.fromEntries(
    given.map((part) => {
      const [, before, after, first, then] = AMOUNT.exec(part) ?? [];
      const currency = (after ?? first ?? "").toUpperCase();
      const amount = parseAmount(before ?? then ?? "", currency || "EUR");
      return [currency || part, amount ?? part];
    }),
  );
}

const printAmounts = (amounts: Amounts | undefined): string =>
  Object.entries(amounts ?? {})
    .map(([currency, thousandths]) => `${toMajor(money(thousandths, currency))} ${currency}`)
    .join(", ");

/** For people: "€50, JP¥8,000". */
export const sayAmounts = (amounts: Amounts, write = formatMoney): string =>
  Object.entries(amounts)
    .map(([currency, thousandths]) => write(money(thousandths, currency)))
    .join(", ");

const printTier = ({ from, percent, off }: Tier): string =>
  `${printAmounts(from)}: ${percent === undefined ? printAmounts(off) : `${percent}%`}`;

function readTier(line: string): object {
  const [from = "", off = ""] = line.split(":").map((part) => part.trim());
  const percent = /^(.+?)\s*%$/.exec(off)?.[1];
  return {
    from: readAmounts(from) ?? {},
    ...(percent === undefined ? { off: readAmounts(off) ?? {} } : { percent: numberOf(percent) }),
  };
}
