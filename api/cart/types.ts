// Carts, their lines, and the results of changes.

import { giftOptionsUnder, money } from "#catalogue";
import { MAX_QUANTITY, type Cart, type CartChange, type CartLine, type CartRefusal } from "#commerce/cart";
import { findDiscounts } from "#commerce/checkout";
import { sizeName } from "#commerce/labels";
import { giftOfferOf } from "#commerce/settings";
import { TooManyType, type Result } from "../accounts/results.ts";
import { builder } from "../builder.ts";
import { shopperOf } from "../shopper.ts";
import { CodeRefusedType, DiscountsType } from "../promotions/discounts.ts";
import { GiftOfferType, GiftOptionsRefusedType, GiftOptionsType } from "./gift-options.ts";
import { imageArgs, imageOf, ImageType } from "../image.ts";
import { FORMER_PRICE, PRIOR_PRICE } from "../market.ts";
import { MoneyType } from "../money.ts";
import { VariantOptionType } from "../products/option.ts";

const ChangeKind = builder.enumType("CartChangeKind", {
  values: {
    PRICE: { value: "price" },
    LESS_STOCK: { value: "less-stock", description: "Fewer are in stock than the line has." },
    SOLD_OUT: { value: "sold-out" },
    GONE: { value: "gone", description: "No longer sold, or not to this visitor." },
  } as const,
});

interface OfCart<Value> {
  readonly of: Value;
  readonly cart: Cart;
}

const ChangeType = builder.objectRef<OfCart<CartChange>>("CartChange").implement({
  description: "A change of a line since the shopper last saw it.",
  fields: (t) => ({
    kind: t.field({ type: ChangeKind, resolve: ({ of }) => of.kind }),
    previousPrice: t.field({
      type: MoneyType,
      nullable: true,
      description: "The price that the shopper saw; null for other changes.",
      resolve: ({ of, cart }) => (of.kind === "price" ? money(of.was, cart.currency) : null),
    }),
  }),
});

const LineType = builder.objectRef<OfCart<CartLine>>("CartLine").implement({
  fields: (t) => ({
    _id: t.id({ resolve: ({ of }) => of.id }),
    productId: t.id({ nullable: true, description: "Null for a gift card.", resolve: ({ of }) => of.productId }),
    variantId: t.id({ nullable: true, resolve: ({ of }) => of.variantId }),
    slug: t.string({
      nullable: true,
      description: "Handle of the product's URL; null if it has no page.",
      resolve: ({ of }) => of.handle,
    }),
    vendor: t.string({
      description: "The designer's name, as the market shows it.",
      resolve: ({ of }, _args, { loaders }) => loaders.translate((translate) => translate.vendor(of.vendor)),
    }),
    title: t.string({
      description: "In the visitor's language; untranslated if there is no translation.",
      resolve: ({ of: { productId, title } }, _args, { loaders }) =>
        productId === null ? title : loaders.translate((translate) => translate.title(productId, title)),
    }),
    colour: t.string({ resolve: ({ of }) => of.colour }),
    size: t.string({ resolve: ({ of }, _args, { browsing }) => sizeName(of.size, browsing.visitor.language) }),
    options: t.field({
      type: [VariantOptionType],
      description: "Beyond size and colour.",
      resolve: ({ of }) => of.options,
    }),
    image: t.field({
      type: ImageType,
      nullable: true,
      description: "The product's picture; null if there is none.",
      args: imageArgs,
      resolve: ({ of }, size) => (of.image === "" ? null : imageOf(of.image, of.title, size)),
    }),
    quantity: t.int({ resolve: ({ of }) => of.quantity }),
    available: t.int({ description: "Pieces in stock.", resolve: ({ of }) => of.available }),
    mostQuantity: t.int({
      description: "Maximum quantity.",
      resolve: ({ of }) => Math.min(of.available, of.gift ? 1 : MAX_QUANTITY),
    }),
    price: t.field({
      type: MoneyType,
      nullable: true,
      description: "Price of one item; null if it is no longer sold.",
      resolve: ({ of, cart }) => (of.change?.kind === "gone" ? null : money(of.price, cart.currency)),
    }),
    compareAtPrice: t.field({
      type: MoneyType,
      nullable: true,
      description: FORMER_PRICE,
      resolve: ({ of, cart }) => (of.compareAtPrice === null ? null : money(of.compareAtPrice, cart.currency)),
    }),
    priorPrice: t.field({
      type: MoneyType,
      nullable: true,
      description: PRIOR_PRICE,
      resolve: ({ of, cart }) =>
        of.isPrior && of.compareAtPrice !== null ? money(of.compareAtPrice, cart.currency) : null,
    }),
    total: t.field({
      type: MoneyType,
      description: "Total of the items that can be bought now.",
      resolve: ({ of, cart }) => money(of.total, cart.currency),
    }),
    isGiftCard: t.boolean({ resolve: ({ of }) => of.gift !== null }),
    change: t.field({
      type: ChangeType,
      nullable: true,
      resolve: ({ of, cart }) => of.change && { of: of.change, cart },
    }),
  }),
});

export const CartType = builder.objectRef<Cart>("Cart").implement({
  fields: (t) => ({
    _id: t.exposeID("id"),
    lines: t.field({
      type: [LineType],
      description: "The most recently added first.",
      resolve: (cart) => cart.lines.map((of) => ({ of, cart })),
    }),
    count: t.exposeInt("count", { description: "Number of items, including sold-out ones." }),
    subtotal: t.field({
      type: MoneyType,
      description: "Total of the lines that can be bought now.",
      resolve: ({ subtotal, currency }) => money(subtotal, currency),
    }),
    currencyCode: t.exposeString("currency"),
    hasChanges: t.exposeBoolean("hasChanges"),
    discounts: t.field({
      type: DiscountsType,
      description: "Promotions, codes and gifts. Lines and subtotal are before them.",
      resolve: async (cart, _args, context) => ({
        of: await findDiscounts(context.orderServices, await shopperOf({}, context), cart),
        currency: cart.currency,
      }),
    }),
    giftOffer: t.field({
      type: GiftOfferType,
      nullable: true,
      description: "Gift options that the market offers; null if there are none.",
      resolve: ({ priceList, currency }, _args, { setting }) => {
        const offer = giftOfferOf(setting, priceList);
        return offer && { ...offer, currency };
      },
    }),
    giftOptions: t.field({
      type: GiftOptionsType,
      nullable: true,
      description: "Null unless it is a gift.",
      resolve: ({ giftOptions, priceList }, _args, { setting }) =>
        giftOptionsUnder(giftOfferOf(setting, priceList), giftOptions),
    }),
  }),
});

const RefusalReason = builder.enumType("CartRefusalReason", {
  values: {
    INVALID_QUANTITY: { value: "invalid-quantity", description: "Not a positive integer." },
    UNAVAILABLE: { value: "unavailable", description: "Not sold, or not to this visitor." },
    OUT_OF_STOCK: { value: "out-of-stock" },
    NOT_ENOUGH: { value: "not-enough", description: "Fewer are in stock." },
    LIMIT: { value: "limit", description: `More than ${MAX_QUANTITY} of one item.` },
    FULL: { value: "full", description: "The cart has the maximum number of lines." },
  } as const,
});

export interface LineFailure {
  /** Undefined for a gift card. */
  readonly variantId: string | undefined;
  readonly reason: CartRefusal;
  readonly most: number;
}

const LineFailureType = builder.objectRef<LineFailure>("CartLineFailure").implement({
  fields: (t) => ({
    variantId: t.id({ nullable: true, resolve: ({ variantId }) => variantId ?? null }),
    reason: t.field({ type: RefusalReason, resolve: ({ reason }) => reason }),
    mostQuantity: t.exposeInt("most"),
  }),
});

export interface CartUpdated extends Result<"CartUpdated"> {
  readonly cart: Cart;
  readonly token: string | null;
  readonly failures: readonly LineFailure[];
}

const CartUpdatedType = builder.objectRef<CartUpdated>("CartUpdated").implement({
  fields: (t) => ({
    cart: t.field({ type: CartType, resolve: ({ cart }) => cart }),
    cartToken: t.exposeString("token", {
      nullable: true,
      description: "Token of a new guest's cart; returned only here. Browsers also receive it as a cookie.",
    }),
    failures: t.field({
      type: [LineFailureType],
      description: "Items that were not added, with reasons.",
      resolve: ({ failures }) => failures,
    }),
  }),
});

export interface CartRefused extends Result<"CartRefused"> {
  readonly failures: readonly LineFailure[];
}

export const CartRefusedType = builder.objectRef<CartRefused>("CartRefused").implement({
  description: "Nothing was changed.",
  fields: (t) => ({ failures: t.field({ type: [LineFailureType], resolve: ({ failures }) => failures }) }),
});

export const NoSuchCartType = builder.objectRef<Result<"NoSuchCart">>("NoSuchCart").implement({
  description: "The visitor has no such cart, or it has no such line. Nothing was changed.",
  fields: (t) => ({ message: t.string({ resolve: () => "There is no such cart or line." }) }),
});

const resolveType = ({ type }: Result<string>) => type;

export const AddResult = builder.unionType("AddToCartResult", {
  types: [CartUpdatedType, CartRefusedType, NoSuchCartType, TooManyType],
  resolveType,
});
export const SetQuantityResult = builder.unionType("SetCartLineQuantityResult", {
  types: [CartUpdatedType, CartRefusedType, NoSuchCartType],
  resolveType,
});
export const GiftOptionsResult = builder.unionType("SetCartGiftOptionsResult", {
  types: [CartUpdatedType, GiftOptionsRefusedType, NoSuchCartType],
  resolveType,
});
export const EnterCodeResult = builder.unionType("EnterCartCodeResult", {
  types: [CartUpdatedType, CodeRefusedType, NoSuchCartType, TooManyType],
  resolveType,
});
export const OfCartResult = builder.unionType("CartChangeResult", {
  types: [CartUpdatedType, NoSuchCartType],
  resolveType,
});

/** Nothing was added or changed. */
export const cartRefused = (failures: readonly LineFailure[]): CartRefused => ({ type: "CartRefused", failures });
export const noSuchCart = (): Result<"NoSuchCart"> => ({ type: "NoSuchCart" });
