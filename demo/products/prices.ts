// Prices of a product in every price list: believable ratios between markets, and the steps in which each rounds.
import { PRICE_LISTS, type PriceFields, type PriceList } from "#catalogue";
import type { Random } from "../random.ts";
import type { Design } from "./design.ts";
import type { Model } from "./models.ts";

export type Prices = PriceFields & { cn_cny_price_1k?: number; cn_cny_compare_at_price_1k?: number };

interface ListRule {
  /** Price over the euro price: the exchange rate, duty, tax and what the market bears. */
  readonly ratio: number;
  /** `[below, step]`, cheapest first: a price below `below` is a multiple of `step`. */
  readonly steps: readonly (readonly [below: number, step: number])[];
}

const rule = (ratio: number, ...steps: readonly (readonly [number, number])[]): ListRule => ({ ratio, steps });

const LISTS: Readonly<Record<PriceList, ListRule>> = {
  eu_eur: rule(1, [200, 5], [2_000, 10], [Infinity, 50]),
  www_usd: rule(1.12, [250, 5], [2_000, 10], [Infinity, 50]),
  uk_gbp: rule(0.87, [200, 5], [2_000, 10], [Infinity, 50]),
  cn_cny: rule(8.7, [3_000, 50], [20_000, 100], [Infinity, 500]),
  dk_dkk: rule(7.5, [2_000, 25], [10_000, 50], [Infinity, 100]),
  se_sek: rule(11.4, [3_000, 50], [20_000, 100], [Infinity, 500]),
  dz_dzd: rule(158, [40_000, 500], [Infinity, 1_000]),
  eg_egp: rule(57, [10_000, 50], [Infinity, 500]),
  il_ils: rule(4.3, [2_000, 10], [Infinity, 50]),
  ng_ngn: rule(1_780, [500_000, 5_000], [Infinity, 10_000]),
  ru_rub: rule(104, [50_000, 100], [Infinity, 500]),
};

/** Lists from which a label's contracts keep a product, and how often each happens. */
const WITHHELD: readonly { readonly lists: readonly PriceList[]; readonly weight: number }[] = [
  { lists: ["ru_rub"], weight: 5 },
  { lists: ["cn_cny"], weight: 4 },
  { lists: ["dz_dzd", "eg_egp", "ng_ngn"], weight: 3 },
  { lists: ["il_ils"], weight: 2 },
  { lists: ["www_usd"], weight: 1.5 },
  { lists: ["uk_gbp"], weight: 1.5 },
  { lists: ["dk_dkk", "se_sek"], weight: 1 },
  { lists: ["eu_eur", "dk_dkk", "se_sek"], weight: 1 },
];
const WITHHELD_SHARE = 0.04;

const DISCOUNTS = [
  { off: 0.2, weight: 3 },
  { off: 0.25, weight: 1 },
  { off: 0.3, weight: 6 },
  { off: 0.4, weight: 6 },
  { off: 0.5, weight: 5 },
  { off: 0.6, weight: 2 },
  { off: 0.7, weight: 1 },
];

/** The full price in euro that a model has in all its colours. */
export function fullPriceOf(model: Model, { material, wording }: Design): number {
  const spread = 0.78 + model.random.next() * 0.5;
  const level = model.designer.priceLevel * spread * smallness(model);
  return Math.max(15, wording.type.price * (wording.cut.factor ?? 1) * material.factor * level);
}

/** A child's coat costs a third of a grown-up's; what only babies wear is priced for them. */
function smallness({ forKids, departments, type }: Model): number {
  if (!forKids || type.slug === "bodysuits") return 1;
  const [department = ""] = departments;
  const shoes = type.category === "shoes" ? 1.3 : 1;
  return shoes * (department.startsWith("baby") ? 0.22 : department.startsWith("teen") ? 0.38 : 0.3);
}

export interface PriceTag {
  readonly fields: Prices;
  readonly isOnSale: boolean;
}

/** `saleShare` is how much of the product's season is on sale. */
export function priceTagOf(fullEuro: number, saleShare: number, random: Random): PriceTag {
  const isOnSale = random.chance(saleShare);
  const { off } = random.weighted(DISCOUNTS, ({ weight }) => weight);
  const withheld = random.chance(WITHHELD_SHARE) ? random.weighted(WITHHELD, ({ weight }) => weight).lists : [];
  const fields: { -readonly [Field in keyof Prices]: Prices[Field] } = {};
  for (const list of PRICE_LISTS) {
    if (withheld.includes(list)) continue;
    const full = roundIn(list, fullEuro * LISTS[list].ratio);
    fields[`${list}_price_f`] = isOnSale ? reduce(list, full, off) : full;
    if (isOnSale) fields[`${list}_compare_at_price_f`] = full;
  }
  if (fields.cn_cny_price_f !== undefined) fields.cn_cny_price_1k = fields.cn_cny_price_f * 1_000;
  if (fields.cn_cny_compare_at_price_f !== undefined)
    fields.cn_cny_compare_at_price_1k = fields.cn_cny_compare_at_price_f * 1_000;
  return { fields, isOnSale };
}

const roundIn = (list: PriceList, price: number): number => {
  const step = stepIn(list, price);
  return Math.max(step, Math.round(price / step) * step);
};

/** Reduced prices are exact to a finer step, since the percentage is announced; never above the percentage. */
const reduce = (list: PriceList, full: number, off: number): number => {
  const step = FINE[list] ?? 1;
  return Math.max(step, Math.floor((full * (1 - off)) / step + 1e-9) * step);
};

const FINE: Readonly<Partial<Record<PriceList, number>>> = {
  cn_cny: 10,
  dz_dzd: 100,
  eg_egp: 10,
  ng_ngn: 500,
  ru_rub: 50,
  dk_dkk: 5,
  se_sek: 10,
};

const stepIn = (list: PriceList, price: number): number => LISTS[list].steps.find(([below]) => price < below)?.[1] ?? 1;
