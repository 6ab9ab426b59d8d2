// Prices of a product in every price list: believable ratios between markets, and the rounding steps of each.
import { INITIAL_LISTS, type PriceFields, type PriceList } from "#catalogue";
import type { Random } from "../random.ts";
import type { Design } from "./design.ts";
import type { Model } from "./models.ts";

export type Prices = PriceFields & { cn_cny_price_1k?: number; cn_cny_compare_at_price_1k?: number };

interface ListRule {
  /** Price over the euro price: exchange rate, duty, tax and local demand. */
  readonly ratio: number;
  /** `[below, step]`, cheapest first: a price below `below` is a multiple of `step`. */
  readonly steps: readonly (readonly [below: number, step: number])[];
  /** Step of reduced prices: finer, since the percentage is announced. */
  readonly fine: number;
}

const rule = (ratio: number, fine: number, ...steps: readonly (readonly [number, number])[]): ListRule => ({
  ratio,
  fine,
  steps,
});

/** The demo sells nothing in a list without a rule. */
const RULES: Readonly<Partial<Record<PriceList, ListRule>>> = {
  eu_eur: rule(1, 1, [200, 5], [2_000, 10], [Infinity, 50]),
  www_usd: rule(1.12, 1, [250, 5], [2_000, 10], [Infinity, 50]),
  uk_gbp: rule(0.87, 1, [200, 5], [2_000, 10], [Infinity, 50]),
  cn_cny: rule(8.7, 10, [3_000, 50], [20_000, 100], [Infinity, 500]),
  dk_dkk: rule(7.5, 5, [2_000, 25], [10_000, 50], [Infinity, 100]),
  se_sek: rule(11.4, 10, [3_000, 50], [20_000, 100], [Infinity, 500]),
  dz_dzd: rule(158, 100, [40_000, 500], [Infinity, 1_000]),
  eg_egp: rule(57, 10, [10_000, 50], [Infinity, 500]),
  il_ils: rule(4.3, 1, [2_000, 10], [Infinity, 50]),
  ng_ngn: rule(1_780, 500, [500_000, 5_000], [Infinity, 10_000]),
  ru_rub: rule(104, 50, [50_000, 100], [Infinity, 500]),
};

/** Lists that a label's contracts exclude, and how often. */
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

/** Full price of a model in euros, the same in all colours. */
export function fullPriceOf(model: Model, { material, spec }: Design): number {
  const spread = 0.78 + model.random.next() * 0.5;
  const level = model.designer.priceLevel * spread * smallness(model);
  return Math.max(15, spec.type.price * (spec.cut.factor ?? 1) * material.factor * level);
}

/** A child's coat costs a third of an adult's; goods for babies only are priced as they are. */
function smallness({ forKids, departments, type }: Model): number {
  if (!forKids || type.id === "bodysuits") return 1;
  const [department = ""] = departments;
  const shoes = type.category === "shoes" ? 1.3 : 1;
  return shoes * (department.startsWith("baby") ? 0.22 : department.startsWith("teen") ? 0.38 : 0.3);
}

export interface PriceTag {
  readonly fields: Prices;
  readonly isOnSale: boolean;
}

/** `saleShare`: share of the product's season that is on sale. */
export function priceTagOf(fullEuro: number, saleShare: number, random: Random): PriceTag {
  const isOnSale = random.chance(saleShare);
  const { off } = random.weighted(DISCOUNTS, ({ weight }) => weight);
  const withheld = random.chance(WITHHELD_SHARE) ? random.weighted(WITHHELD, ({ weight }) => weight).lists : [];
  const fields: { -readonly [Field in keyof Prices]: Prices[Field] } = {};
  for (const list of INITIAL_LISTS) {
    const inList = RULES[list];
    if (!inList || withheld.includes(list)) continue;
    const full = roundBy(inList, fullEuro * inList.ratio);
    fields[`${list}_price_f`] = isOnSale ? reduceBy(inList, full, off) : full;
    if (!isOnSale) continue;
    fields[`${list}_compare_at_price_f`] = full;
    const prior = PRIOR_LISTS.has(list) && priorOf(inList, full, fullEuro);
    if (prior) fields[`${list}_prior_price_f`] = prior;
  }
  if (fields.cn_cny_price_f !== undefined) fields.cn_cny_price_1k = fields.cn_cny_price_f * 1_000;
  if (fields.cn_cny_compare_at_price_f !== undefined)
    fields.cn_cny_compare_at_price_1k = fields.cn_cny_compare_at_price_f * 1_000;
  return { fields, isOnSale };
}

/** Lists of markets whose law asks for the lowest price of the 30 days before a reduction. */
const PRIOR_LISTS: ReadonlySet<PriceList> = new Set(["eu_eur", "dk_dkk", "se_sek"]);

/**
 * Most reductions began from the full price, some from an offer a tenth below it. A few began within 30 days of the first price, so that
 * there is no prior price. By the price itself: a random number more would change every other product.
 */
function priorOf(inList: ListRule, full: number, fullEuro: number): number | undefined {
  const hundredth = Math.round(fullEuro * 7_919) % 100;
  if (hundredth < 6) return undefined;
  return hundredth < 22 ? reduceBy(inList, full, 0.1) : full;
}

const roundBy = ({ steps }: ListRule, price: number): number => {
  const step = steps.find(([below]) => price < below)?.[1] ?? 1;
  return Math.max(step, Math.round(price / step) * step);
};

/** Rounds down, so that the discount is never smaller than announced. */
const reduceBy = ({ fine }: ListRule, full: number, off: number): number =>
  Math.max(fine, Math.floor((full * (1 - off)) / fine + 1e-9) * fine);
