// Labels and values of the form's fields, for the merge screen.

import type { useMessages } from "#storefront/ui/language.tsx";
import { marketName } from "../../forms/market-names.ts";
import type { promotions as texts } from "../../locales/generated/promotions.ts";
import { EFFECT_LABELS, type EffectName } from "./effect-fields.tsx";
import type { FormChoices } from "./save.server.ts";

type Say = ReturnType<typeof useMessages<typeof texts>>;

const LABELS = {
  trigger: "whoAndHow",
  startsAt: "startsAt",
  endsAt: "endsAt",
  priority: "priority",
  combines: "combines",
  products: "filter",
  excludesReduced: "excludesReduced",
  markets: "markets",
  minimumAmount: "minimumAmount",
  minimumPieces: "minimumPieces",
  isFirstOrder: "isFirstOrder",
  vipLevel: "vipLevel",
  countries: "countries",
  paymentMethods: "paymentMethods",
  isOncePerCustomer: "isOncePerCustomer",
  uses: "useLimit",
  budget: "budget",
  effect: "kind",
  percent: "percent",
  amounts: "amounts",
  buy: "buy",
  get: "get",
  reward: "reward",
  rewardProducts: "rewardProducts",
  times: "times",
  variantIds: "variantIds",
  tiers: "tiers",
} as const;

const isLabelled = (field: string): field is keyof typeof LABELS => Object.hasOwn(LABELS, field);

/** Names are fields by language: "name-fr". */
export const labelOfField =
  (say: Say) =>
  (field: string): string =>
    isLabelled(field) ? say(LABELS[field]) : `${say("name")}, ${field.replace("name-", "")}`;

/** A value in words: names in place of codes. */
export const showField =
  (say: Say, { markets, methods }: FormChoices) =>
  (field: string, value: string): string => {
    const named = (nameOf: (code: string) => string | undefined) =>
      value
        .split(", ")
        .map((code) => nameOf(code) ?? code)
        .join(", ");
    const nameIn = (all: readonly { readonly code: string; readonly name: string }[]) =>
      named((code) => all.find((one) => one.code === code)?.name);
    switch (field) {
      case "countries":
        return named(marketName);
      case "markets":
        return nameIn(markets);
      case "paymentMethods":
        return nameIn(methods);
      case "effect":
        return Object.hasOwn(EFFECT_LABELS, value) ? say(EFFECT_LABELS[value as EffectName]) : value;
      case "trigger":
        return say(value === "code" ? "trigger-code" : "trigger-automatic");
      case "combines":
        return say(value === "all" ? "combines-all" : value === "none" ? "combines-none" : "combines-other-kinds");
      case "reward":
        return say(value === "named" ? "reward-named" : value === "same" ? "reward-same" : "reward-cheapest");
      case "excludesReduced":
      case "isFirstOrder":
      case "isOncePerCustomer":
        return say("yes");
      default:
        return value;
    }
  };
