// The gift options of the shop in a price list.

import { giftOfferIn, type GiftOffer, type PriceList } from "#catalogue";
import { GIFTS } from "./gifts.ts";
import type { ReadSetting } from "./setting.ts";
import { priceListsIn } from "./price-lists.ts";

export const giftOfferOf = (setting: ReadSetting, list: PriceList): GiftOffer | null =>
  giftOfferIn(setting(GIFTS), list, priceListsIn(setting).row(list)?.convert);
