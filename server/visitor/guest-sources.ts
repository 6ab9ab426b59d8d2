// The shop's part of the data that decides a guest's market and language.

import { marketsSold } from "#commerce/settings";
import type { Shop } from "#storefront/framework/context.ts";
import type { Config } from "../config.ts";
import type { GuestSources } from "./visitor.ts";

/** As it is at each call. */
export const guestSources =
  ({
    config,
    shop,
  }: {
    readonly config: Pick<Config, "CHANNEL" | "COUNTRY_HEADER">;
    readonly shop: Pick<Shop, "setting" | "orderServices">;
  }) =>
  (): GuestSources => ({
    prices: shop.orderServices.prices,
    sold: marketsSold(shop.setting, config.CHANNEL),
    countryHeader: config.COUNTRY_HEADER,
  });
