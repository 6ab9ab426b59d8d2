// The cart: reading it, adding, quantities, taking out, and a guest's into the account's. A guest's is opened by its token, given
// or in the browser's cookie; an account's by its session.

import { DEFAULTS } from "#catalogue";
import {
  addLines,
  findCart,
  isFullyMerged,
  mergeCarts,
  MAX_LINES,
  removeLine,
  setQuantity,
  type CartKey,
} from "#commerce/cart";
import type { Viewer } from "#commerce/products";
import { later } from "../accounts/results.ts";
import { signedIn } from "../accounts/visitor.ts";
import { builder } from "../builder.ts";
import type { ApiContext } from "../context.ts";
import { atMost } from "../input.ts";
import { marketArgs } from "../market.ts";
import { viewerOf } from "../viewer.ts";
import {
  AddResult,
  CartType,
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
  cartId: t.id({ description: "When given, the visitor's cart must be this one." }),
  cartToken: t.string({ description: "Of a guest's cart; without, the session's or the cookie's." }),
  currencyCode: t.string({ defaultValue: DEFAULTS.currency }),
  regionCode: t.string({ defaultValue: DEFAULTS.region }),
  localeCountryCode: t.string({ defaultValue: DEFAULTS.country }),
});

const AddInput = builder.inputType("AddToCartInput", {
  fields: (t) => ({
    items: t.field({ type: [ItemInput], required: true }),
    requestKey: t.string({ description: "Made up for one intention: the same sent twice adds once." }),
    ...ownerFields(t),
  }),
});
const SetQuantityInput = builder.inputType("SetCartLineQuantityInput", {
  fields: (t) => ({ lineId: t.id({ required: true }), quantity: t.int({ required: true }), ...ownerFields(t) }),
});
const RemoveInput = builder.inputType("RemoveCartLineInput", {
  fields: (t) => ({ lineId: t.id({ required: true }), ...ownerFields(t) }),
});
const MergeInput = builder.inputType("MergeCartInput", { fields: (t) => ownerFields(t) });

interface Owner {
  readonly cartId?: string | null | undefined;
  readonly cartToken?: string | null | undefined;
}

builder.queryField("cart", (t) =>
  t.field({
    description: "The visitor's cart; null when they have none.",
    type: CartType,
    nullable: true,
    args: { cartId: t.arg.id(), cartToken: t.arg.string(), ...marketArgs },
    resolve: async (_root, args, context) =>
      (await findCart(context.database, keyOf(args, context), await viewerOf(args, context))) ?? null,
  }),
);

builder.mutationFields((t) => ({
  addToCart: t.field({
    description: "Adds sizes of products, each with its own outcome. A guest without a cart begins one.",
    type: AddResult,
    args: { input: t.arg({ type: AddInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      atMost("items", input.items, MAX_LINES);
      const { database, visitor, cart } = context;
      const key = keyOf(input, context);
      const viewer = await viewerOf(input, context);
      const lines = input.items.map(({ variantId, quantity }) => ({ variantId, quantity: quantity ?? 1 }));
      const added = await addLines(database, key, viewer, {
        lines,
        network: visitor.network,
        requestKey: input.requestKey ?? undefined,
        // What a client names must be there; a cookie that is out of date is replaced.
        mayCreate: input.cartToken == null && input.cartId == null,
      });
      if (added.kind === "limited") return later(added, new Date());
      if (added.kind === "no-cart") return noSuchCart();
      const failures = added.lines.flatMap((line, index): LineFailure[] =>
        line.kind === "refused" ? [{ variantId: lines[index]?.variantId, reason: line.reason, most: line.max }] : [],
      );
      if (added.kind === "nothing-added" || (lines.length > 0 && failures.length === lines.length)) {
        return { type: "CartRefused" as const, failures };
      }
      if (added.token !== null) cart.keep(added.token);
      const opened = added.token === null ? key : { ...key, token: added.token };
      return updated(opened, viewer, context, { token: added.token, failures });
    },
  }),
  setCartLineQuantity: t.field({
    description: "So many from now on, whatever it was; on a line that was just removed it puts it back.",
    type: SetQuantityResult,
    args: { input: t.arg({ type: SetQuantityInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const key = keyOf(input, context);
      const viewer = await viewerOf(input, context);
      const set = await setQuantity(context.database, key, viewer, input);
      if (set.kind === "set") return updated(key, viewer, context);
      if (set.kind !== "refused") return noSuchCart();
      return { type: "CartRefused" as const, failures: [{ variantId: undefined, reason: set.reason, most: set.max }] };
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
  mergeCart: t.field({
    description: "Moves a guest's cart into the signed-in account's. Signing in does it for the cookie's by itself.",
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

/** The cart as it is after a change; somebody may have emptied or ordered it meanwhile. */
async function updated(
  key: CartKey,
  viewer: Viewer,
  { database }: ApiContext,
  { token, failures }: Pick<CartUpdated, "token" | "failures"> = { token: null, failures: [] },
) {
  const cart = await findCart(database, key, viewer);
  return cart ? { type: "CartUpdated" as const, cart, token, failures } : noSuchCart();
}
