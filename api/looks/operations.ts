// Looks of the merchant, and what completes a product.

import { findLookBySlug, findLooks, type LookPiece, type MadeLook, textIn } from "#browsing";
import { builder } from "../builder.ts";
import { imageArgs, imageOf, ImageType, pageUrl } from "../image.ts";
import { type ProductNode, productNode, ProductType } from "../products/product.ts";

const LookPieceType = builder.objectRef<LookPiece>("LookPiece").implement({
  description: "A product of a look that the visitor can buy.",
  fields: (t) => ({
    product: t.field({
      description: "The product.",
      type: ProductType,
      resolve: ({ product }): ProductNode => productNode(product),
    }),
    x: t.float({
      description: "Its place in the picture, in per cent of the width from the left; null if it has none.",
      nullable: true,
      resolve: ({ spot }) => spot?.x ?? null,
    }),
    y: t.float({
      description: "Its place in the picture, in per cent of the height from the top; null if it has none.",
      nullable: true,
      resolve: ({ spot }) => spot?.y ?? null,
    }),
  }),
});

const LookType = builder.objectRef<MadeLook>("Look").implement({
  description: "An outfit that the merchant put together.",
  fields: (t) => ({
    slug: t.string({ description: "Its part of the address.", resolve: ({ look }) => look.slug }),
    url: t.string({
      description: "Absolute URL of its page.",
      resolve: ({ look }, _args, context) => pageUrl(`/looks/${look.slug}`, context),
    }),
    title: t.string({
      description: "In the operation's language; in English if it has none.",
      resolve: ({ look }, _args, { browsing }) => textIn(look.title, browsing.visitor.language),
    }),
    text: t.string({
      description: "One or two sentences in the operation's language, or in English; empty without any.",
      resolve: ({ look }, _args, { browsing }) => textIn(look.text, browsing.visitor.language),
    }),
    department: t.string({
      description: "Id of its department; null for all.",
      nullable: true,
      resolve: ({ look }) => look.department,
    }),
    image: t.field({
      description: "The merchant's picture; null without one.",
      type: ImageType,
      nullable: true,
      args: imageArgs,
      resolve: ({ look }, size, { browsing }) =>
        look.picture === null ? null : imageOf(look.picture, textIn(look.title, browsing.visitor.language), size),
    }),
    pieces: t.field({
      description: "Its pieces in order, without those that are sold out or hidden from the visitor.",
      type: [LookPieceType],
      resolve: ({ pieces }) => [...pieces],
    }),
  }),
});

const MOST_LOOKS = 50;

builder.queryFields((t) => ({
  looks: t.field({
    description: `The first ${MOST_LOOKS} looks in order; those with fewer than two pieces left are left out.`,
    type: [LookType],
    args: { department: t.arg.string({ description: "Id of a department; all by default." }) },
    resolve: async (_root, { department }, { browsing, loaders }) =>
      (await findLooks(browsing, await loaders.viewer(), department ?? undefined)).slice(0, MOST_LOOKS),
  }),
  look: t.field({
    description: "A look by its slug; null if the market has none.",
    type: LookType,
    nullable: true,
    args: { slug: t.arg.string({ required: true, description: "Its part of the address." }) },
    resolve: async (_root, { slug }, { browsing, loaders }) =>
      (await findLookBySlug(browsing, await loaders.viewer(), slug)) ?? null,
  }),
}));

/** A search for each kind of piece, with boosts, in fields of an operation (docs/search-api.md): 24 products of a list may have it. */
const LOOK_COST = 750;

builder.objectFields(ProductType, (t) => ({
  completeTheLook: t.field({
    description:
      "Pieces that complete it: of the merchant's look, or else chosen by the shop; empty if fewer than two do.",
    type: [LookPieceType],
    extensions: { cost: LOOK_COST },
    resolve: async (product, _args, { loaders }) => [...((await loaders.look(product))?.pieces ?? [])],
  }),
}));
