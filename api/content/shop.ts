// The shop and its blocked countries.

import { type BlockProductFilter, findShop, type Shop } from "#commerce/content";
import { builder } from "../builder.ts";
import { FACTS } from "#commerce/settings";

const BlockProductFilterType = builder.objectRef<BlockProductFilter>("BlockProductFilter").implement({
  description: "Hides brands and products below a price in one country.",
  fields: (t) => ({
    enabled: t.exposeBoolean("enabled"),
    countryCode: t.exposeString("countryCode"),
    regionCode: t.exposeString("regionCode"),
    currencyCode: t.exposeString("currencyCode"),
    minPrice: t.float({
      description: "In units of the currency; null to hide by brand only.",
      nullable: true,
      resolve: ({ minPrice }) => (minPrice === undefined ? null : minPrice / 1_000),
    }),
    brands: t.stringList({ resolve: ({ brands }) => brands }),
  }),
});

const ShopType = builder.objectRef<Shop>("Shop").implement({
  fields: (t) => ({
    _id: t.exposeID("id"),
    name: t.string({ description: "From its facts.", resolve: (_shop, _args, { setting }) => setting(FACTS).name }),
    slug: t.exposeString("slug"),
    blockProductFilters: t.field({
      type: [BlockProductFilterType],
      resolve: ({ blockProductFilters }) => blockProductFilters,
    }),
  }),
});

builder.queryField("shop", (t) =>
  t.field({
    description: "A shop by id or slug; null if there is none.",
    type: ShopType,
    nullable: true,
    args: { shopId: t.arg.id({ required: true }) },
    resolve: async (_root, { shopId }, { database }) => findShop(database, shopId),
  }),
);
