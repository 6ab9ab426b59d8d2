// Cart operations: read, add, change quantities, remove, and merge a guest's cart into an account's. A guest's cart is identified by
// a token in the input or the cookie, an account's by its session.

import {
  acceptChanges,
  addLines,
  findCart,
  isFullyMerged,
  mergeCarts,
  MAX_LINES,
  removeLine,
  setGiftOptions,
  setQuantity,
  type CartKey,
} from "#commerce/cart";
import { enterCode, leaveCode } from "#commerce/checkout";
import type { Viewer } from "#commerce/products";
import { giftOfferOf } from "#commerce/settings";
import { later } from "../accounts/results.ts";
import { signedIn } from "../accounts/visitor.ts";
import { builder } from "../builder.ts";
import type { ApiContext } from "../context.ts";
import { atMost } from "../input.ts";
import { BY_DIRECTIVE, deprecatedMarketArgs } from "../market.ts";
import { localId } from "../node.ts";
import { viewerOf } from "../viewer.ts";
import { shopperOf } from "../shopper.ts";
import { codeRefused } from "../promotions/discounts.ts";
import { GiftOptionsInput } from "./gift-options.ts";
import {
  AddResult,
  cartRefused,
  CartType,
  EnterCodeResult,
  GiftOptionsResult,
  noSuchCart,
  OfCartResult,
  SetQuantityResult,
  type CartUpdated,
  type LineFailure,
} from "./types.ts";

const ItemInput = builder.inputType("CartItemInput", {
  fields: (t) => ({ variantId: t.id({ required: true }), quantity: t.int({ defaultValue: 1 }) }),
});

type Fields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

const ownerFields = (t: Fields) => ({
  cartId: t.id({ description: "If given, must be the id of the visitor's cart." }),
  cartToken: t.string({ description: "Token of a guest's cart. Defaults to the cart of the session or cookie." }),
  currencyCode: t.string({ description: "ISO 4217.", deprecationReason: BY_DIRECTIVE }),
  regionCode: t.string({ description: "Code of a market.", deprecationReason: BY_DIRECTIVE }),
  localeCountryCode: t.string({ description: "ISO 3166.", deprecationReason: BY_DIRECTIVE }),
});

const AddInput = builder.inputType("AddToCartInput", {
  fields: (t) => ({
    items: t.field({ type: [ItemInput], required: true }),
    requestKey: t.string({ description: "Idempotency key: a repeated request with the same key adds only once." }),
    ...ownerFields(t),
  }),
});
const SetQuantityInput = builder.inputType("SetCartLineQuantityInput", {
  fields: (t) => ({ lineId: t.id({ required: true }), quantity: t.int({ required: true }), ...ownerFields(t) }),
});
const RemoveInput = builder.inputType("RemoveCartLineInput", {
  fields: (t) => ({ lineId: t.id({ required: true }), ...ownerFields(t) }),
});
const ShownLineInput = builder.inputType("ShownCartLineInput", {
  description: "A changed line as the shopper was shown it.",
  fields: (t) => ({
    lineId: t.id({ required: true, description: "The line." }),
    price: t.field({ type: "Decimal", required: true, description: "Its `price.amount`; 0 if it is no longer sold." }),
    available: t.int({ required: true, description: "Its `available`." }),
  }),
});
const AcceptInput = builder.inputType("AcceptCartChangesInput", {
  description: "Changes that the shopper accepts.",
  fields: (t) => ({
    lines: t.field({ type: [ShownLineInput], required: true, description: "The lines with a `change`, as shown." }),
    ...ownerFields(t),
  }),
});
const SetGiftOptionsInput = builder.inputType("SetCartGiftOptionsInput", {
  description: "Gift options of a cart.",
  fields: (t) => ({
    giftOptions: t.field({ type: GiftOptionsInput, description: "Null if it is not a gift." }),
    ...ownerFields(t),
  }),
});
const CodeInput = builder.inputType("CartCodeInput", {
  description: "A discount code of a cart.",
  fields: (t) => ({
    code: t.string({ required: true, description: "In any case, with or without spaces." }),
    ...ownerFields(t),
  }),
});
const MergeInput = builder.inputType("MergeCartInput", { fields: (t) => ownerFields(t) });

interface Owner {
  readonly cartId?: string | null | undefined;
  readonly cartToken?: string | null | undefined;
}

builder.queryField("cart", (t) =>
  t.field({
    description: "The visitor's cart; null if there is none.",
    type: CartType,
    nullable: true,
    args: { cartId: t.arg.id(), cartToken: t.arg.string(), ...deprecatedMarketArgs },
    resolve: async (_root, args, context) =>
      (await findCart(context.database, keyOf(args, context), await viewerOf(args, context))) ?? null,
  }),
);

builder.mutationFields((t) => ({
  addToCart: t.field({
    description: "Adds variants, each with its own result. Creates a cart for a guest without one.",
    type: AddResult,
    args: { input: t.arg({ type: AddInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      atMost("items", input.items, MAX_LINES);
      const { database, visitor, cart } = context;
      const key = keyOf(input, context);
      const viewer = await viewerOf(input, context);
      const lines = input.items.map(({ variantId, quantity }) => ({
        variantId: localId("ProductVariant", variantId),
        quantity: quantity ?? 1,
      }));
      const added = await addLines(database, key, viewer, {
        lines,
        network: visitor.network,
        requestKey: input.requestKey ?? undefined,
        // A cart named in the input must exist; an outdated cookie is replaced.
        mayCreate: input.cartToken == null && input.cartId == null,
      });
      if (added.kind === "limited") return later(added, new Date());
      if (added.kind === "no-cart") return noSuchCart();
      const failures = added.lines.flatMap((line, index): LineFailure[] =>
        line.kind === "refused" ? [{ variantId: lines[index]?.variantId, reason: line.reason, most: line.max }] : [],
      );
      if (added.kind === "nothing-added" || (lines.length > 0 && failures.length === lines.length)) {
        return cartRefused(failures);
      }
      if (added.token !== null) cart.keep(added.token);
      const opened = added.token === null ? key : { ...key, token: added.token };
      return updated(opened, viewer, context, { token: added.token, failures });
    },
  }),
  setCartLineQuantity: t.field({
    description: "Sets the quantity of a line. Restores a line that was just removed.",
    type: SetQuantityResult,
    args: { input: t.arg({ type: SetQuantityInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const key = keyOf(input, context);
      const viewer = await viewerOf(input, context);
      const set = await setQuantity(context.database, key, viewer, input);
      if (set.kind === "set") return updated(key, viewer, context);
      if (set.kind !== "refused") return noSuchCart();
      return cartRefused([{ variantId: undefined, reason: set.reason, most: set.max }]);
    },
  }),
  removeCartLine: t.field({
    type: OfCartResult,
    args: { input: t.arg({ type: RemoveInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const key = keyOf(input, context);
      const removed = await removeLine(context.database, key, input.lineId);
      return removed.kind === "removed" ? updated(key, await viewerOf(input, context), context) : noSuchCart();
    },
  }),
  setCartGiftOptions: t.field({
    description: "Marks the cart as a gift, or not. Options with nothing chosen are the same as none.",
    type: GiftOptionsResult,
    args: { input: t.arg({ type: SetGiftOptionsInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const key = keyOf(input, context);
      const viewer = await viewerOf(input, context);
      const offer = giftOfferOf(context.setting, viewer.priceList);
      const form = input.giftOptions && {
        isWrapped: input.giftOptions.isWrapped ?? false,
        message: input.giftOptions.message ?? "",
        hidesPrices: input.giftOptions.hidesPrices ?? false,
      };
      const set = await setGiftOptions(context.database, key, offer, form ?? null);
      if (set.kind === "set") return updated(key, viewer, context);
      if (set.kind === "no-cart") return noSuchCart();
      return { type: "GiftOptionsRefused" as const, reason: set.kind === "invalid" ? set.problem : set.kind };
    },
  }),
  enterCartCode: t.field({
    description:
      "Adds a discount code. The cart remembers a code that does not apply yet, with the reason in `discounts.codes`. Attempts are limited.",
    type: EnterCodeResult,
    args: { input: t.arg({ type: CodeInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const key = keyOf(input, context);
      const entered = await enterCode(context.orderServices, await shopperOf(input, context), input.code);
      if (entered.kind === "limited") return later(entered, new Date());
      if (entered.kind === "no-cart") return noSuchCart();
      if (entered.kind === "too-many") return codeRefused(input.code, "too-many-codes");
      if (entered.kind === "refused") return codeRefused(entered.code, entered.reason);
      return updated(key, await viewerOf(input, context), context);
    },
  }),
  removeCartCode: t.field({
    description: "Removes a discount code. One that the cart does not have is ignored.",
    type: OfCartResult,
    args: { input: t.arg({ type: CodeInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const key = keyOf(input, context);
      const left = await leaveCode(context.orderServices, await shopperOf(input, context), input.code);
      return left.kind === "removed" ? updated(key, await viewerOf(input, context), context) : noSuchCart();
    },
  }),
  acceptCartChanges: t.field({
    description:
      "Accepts changes that the shopper was shown, which ordering requires: new prices apply, quantities shrink to the stock, and what is sold out or gone is removed. A line that has changed again keeps its change.",
    type: OfCartResult,
    args: { input: t.arg({ type: AcceptInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      atMost("lines", input.lines, MAX_LINES);
      const key = keyOf(input, context);
      const viewer = await viewerOf(input, context);
      const accepted = await acceptChanges(context.database, key, viewer, input.lines);
      return accepted.kind === "accepted" ? updated(key, viewer, context) : noSuchCart();
    },
  }),
  mergeCart: t.field({
    description:
      "Merges a guest's cart into the signed-in account's. Signing in does this automatically for the cart of the cookie.",
    type: OfCartResult,
    args: { input: t.arg({ type: MergeInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { database, shopId, cart } = context;
      const { id: accountId } = signedIn(context);
      const token = input.cartToken ?? cart.token;
      const merged = token === null ? undefined : await mergeCarts(database, { shopId, accountId, token });
      if (merged && token === cart.token && isFullyMerged(merged)) cart.keep(null);
      if (merged?.kind !== "merged") return noSuchCart();
      return updated({ shopId, accountId, token: null }, await viewerOf(input, context), context);
    },
  }),
}));

const keyOf = ({ cartId, cartToken }: Owner, { shopId, visitor, cart }: ApiContext): CartKey => ({
  shopId,
  accountId: cartToken == null ? (visitor.account?.id ?? null) : null,
  token: cartToken ?? cart.token,
  cartId: cartId ?? undefined,
});

/** The cart after a change. It may have been emptied or ordered concurrently. */
async function updated(
  key: CartKey,
  viewer: Viewer,
  { database }: ApiContext,
  { token, failures }: Pick<CartUpdated, "token" | "failures"> = { token: null, failures: [] },
) {
  const cart = await findCart(database, key, viewer);
  return cart ? { type: "CartUpdated" as const, cart, token, failures } : noSuchCart();
}
