// Labels of the form's fields, for the merge screen.

import type { useMessages } from "#storefront/ui/language.tsx";
import type { promotions as texts } from "../../locales/generated/promotions.ts";

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
