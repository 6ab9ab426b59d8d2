// Gift cards: reading the balance with a code, and adding one to the cart.

import { money } from "#catalogue";
import { INSIGHTS, priceListsIn } from "#commerce/settings";
import { addLines } from "#commerce/cart";
import { findGiftCard, readGiftOrder, type GiftCard } from "#commerce/gift-cards";
import {
  DoneType,
  InvalidType,
  MissingType,
  TooManyType,
  done,
  invalid,
  later,
  missing,
  type Result,
} from "../accounts/results.ts";
import { builder } from "../builder.ts";
import { cartRefused, CartRefusedType, noSuchCart, NoSuchCartType } from "../cart/types.ts";
import { deprecatedMarketArgs } from "../market.ts";
import { MoneyType } from "../money.ts";
import { viewerOf } from "../viewer.ts";

const GiftCardType = builder.objectRef<Result<"GiftCard"> & GiftCard>("GiftCard").implement({
  fields: (t) => ({
    _id: t.exposeID("id"),
    lastFour: t.exposeString("lastFour"),
    currencyCode: t.exposeString("currency"),
    balance: t.field({
      type: MoneyType,
      description: "Amount on the card.",
      resolve: ({ balance, currency }) => money(balance, currency),
    }),
    available: t.field({
      type: MoneyType,
      description: "The balance minus the amounts reserved for unpaid orders.",
      resolve: ({ available, currency }) => money(available, currency),
    }),
  }),
});

const GiftCardInput = builder.inputType("GiftCardInput", {
  fields: (t) => ({
    amount: t.int({ required: true, description: "In whole units of the market's currency." }),
    recipientName: t.string({ required: true }),
    recipientEmail: t.string({ required: true }),
    senderName: t.string({ required: true }),
    message: t.string(),
    deliverOn: t.string({ description: 'Delivery date, like "2026-12-24"; immediately if absent.' }),
  }),
});

const resolveType = ({ type }: Result<string>) => type;
const CheckResult = builder.unionType("CheckGiftCardResult", {
  types: [GiftCardType, MissingType, TooManyType],
  resolveType,
});
const AddResult = builder.unionType("AddGiftCardToCartResult", {
  types: [DoneType, InvalidType, CartRefusedType, NoSuchCartType, TooManyType],
  resolveType,
});

builder.mutationFields((t) => ({
  checkGiftCard: t.field({
    description: "The gift card with a code. Every request counts as an attempt.",
    type: CheckResult,
    args: { code: t.arg.string({ required: true }) },
    resolve: async (_root, { code }, { database, accounts, visitor, shopId }) => {
      const now = accounts.now();
      const found = await findGiftCard(database.sql, code, { shopId, network: visitor.network, now });
      if (found.kind === "limited") return later(found, now);
      return found.kind === "found" ? { type: "GiftCard" as const, ...found.card } : missing();
    },
  }),
  addGiftCardToCart: t.field({
    description:
      "Adds a gift card to the visitor's cart. Creates a cart for a guest without one, with its token in the cookie.",
    type: AddResult,
    args: { ...deprecatedMarketArgs, input: t.arg({ type: GiftCardInput, required: true }) },
    resolve: async (_root, { input, ...market }, context) => {
      const { database, accounts, visitor, shopId, cart } = context;
      const lists = priceListsIn(context.setting);
      const now = accounts.now();
      const viewer = await viewerOf(market, context);
      const priceList = lists.find(market.regionCode ?? "", market.currencyCode ?? "") ?? viewer.priceList;
      const { timeZone } = context.setting(INSIGHTS);
      const read = readGiftOrder({ ...input }, { priceList, lists, now, timeZone });
      if (read.kind === "invalid") {
        return invalid(Object.entries(read.problems).map(([field, problem]) => ({ field, problem })));
      }
      const added = await addLines(
        database,
        { shopId, accountId: visitor.account?.id ?? null, token: cart.token },
        viewer,
        { lines: [{ gift: read.gift, quantity: 1 }], network: visitor.network, mayCreate: true },
        now,
      );
      if (added.kind === "limited") return later(added, now);
      if (added.kind === "no-cart") return noSuchCart();
      const [line] = added.lines;
      if (line?.kind === "refused") {
        return cartRefused([{ variantId: undefined, reason: line.reason, most: line.max }]);
      }
      if (added.kind === "added" && added.token !== null) cart.keep(added.token);
      return done();
    },
  }),
}));
