// The demo's gift wrapping, in units of each currency.

import type { GiftSettings } from "#catalogue";

export const DEMO_GIFTS: GiftSettings = {
  isOffered: true,
  wrapPrices: {
    www_usd: 6,
    eu_eur: 5,
    uk_gbp: 5,
    cn_cny: 0,
    dk_dkk: 40,
    se_sek: 60,
    dz_dzd: 800,
    eg_egp: 300,
    il_ils: 20,
    ng_ngn: 9_000,
    ru_rub: 500,
  },
};
