// What a gift card may be worth in each price list, in whole units of its currency: some to choose from, and the bounds of one's
// own choice.

import type { PriceList } from "./product.ts";

export interface GiftCardAmounts {
  readonly presets: readonly number[];
  readonly least: number;
  readonly most: number;
}

const amounts = (least: number, presets: readonly number[], most: number): GiftCardAmounts => ({
  presets,
  least,
  most,
});
const WESTERN = amounts(25, [50, 100, 250, 500, 1_000], 2_500);
const NORDIC = amounts(200, [500, 1_000, 2_500, 5_000, 10_000], 20_000);

const AMOUNTS: Readonly<Record<PriceList, GiftCardAmounts>> = {
  www_usd: WESTERN,
  eu_eur: WESTERN,
  uk_gbp: WESTERN,
  cn_cny: amounts(200, [500, 1_000, 2_000, 5_000, 10_000], 20_000),
  dk_dkk: NORDIC,
  se_sek: NORDIC,
  dz_dzd: amounts(3_000, [5_000, 10_000, 25_000, 50_000, 100_000], 250_000),
  eg_egp: amounts(1_000, [2_500, 5_000, 10_000, 25_000, 50_000], 100_000),
  il_ils: amounts(100, [200, 500, 1_000, 2_000, 4_000], 10_000),
  ng_ngn: amounts(40_000, [75_000, 150_000, 300_000, 750_000, 1_500_000], 3_000_000),
  ru_rub: amounts(2_000, [5_000, 10_000, 25_000, 50_000, 100_000], 200_000),
};

export const giftCardAmounts = (list: PriceList): GiftCardAmounts => AMOUNTS[list];
