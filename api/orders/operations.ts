// Reading and cancelling orders, with the account's session or the token of the order.

import { cancelOrder } from "#commerce/fulfilment";
import { findOrder, listOrders, type OrderState, type OrderViewer } from "#commerce/orders";
import { missing, MissingType, type Result } from "../accounts/results.ts";
import { signedIn } from "../accounts/visitor.ts";
import { builder } from "../builder.ts";
import type { ApiContext } from "../context.ts";
import { pageArgs, windowed, windowOf } from "../connection.ts";
import { OrderConnectionType, orderResult, OrderStateType, OrderType } from "./types.ts";

const LONGEST_PAGE = 50;
const FURTHEST = 100_000;

const CannotCancelType = builder
  .objectRef<Result<"CannotCancel"> & { readonly state: OrderState }>("CannotCancel")
  .implement({
    description: "The order was already sent or cancelled, or has gift cards that may have been used.",
    fields: (t) => ({ state: t.field({ type: OrderStateType, resolve: ({ state }) => state }) }),
  });

const CancelOrderResult = builder.unionType("CancelOrderResult", {
  types: [OrderType, CannotCancelType, MissingType],
  resolveType: ({ type }: Result<string>) => type,
});

const viewerOf = ({ visitor }: ApiContext, token: string | null | undefined): OrderViewer => ({
  accountId: visitor.account?.id ?? null,
  token: token ?? null,
});

builder.queryFields((t) => ({
  orders: t.field({
    description: "The placed orders of the account, the newest first.",
    type: OrderConnectionType,
    args: pageArgs(LONGEST_PAGE, 10),
    resolve: async (_root, page, context) => {
      const { limit, offset } = windowOf(page, { most: LONGEST_PAGE, furthest: FURTHEST });
      const { orders, total } = await listOrders(context.database, signedIn(context).id, { perPage: limit, offset });
      return windowed(orders, offset, total);
    },
  }),
  order: t.field({
    description: "Null if there is no such order for this visitor.",
    type: OrderType,
    nullable: true,
    args: { orderId: t.arg.id({ required: true }), token: t.arg.string() },
    resolve: async (_root, { orderId, token }, context) => {
      const order = await findOrder(context.database, orderId, viewerOf(context, token));
      return order ? orderResult(order) : null;
    },
  }),
}));

builder.mutationField("cancelOrder", (t) =>
  t.field({
    description: "Cancels an order that has not been sent, and refunds it.",
    type: CancelOrderResult,
    args: { orderId: t.arg.id({ required: true }), token: t.arg.string() },
    resolve: async (_root, { orderId, token }, context) => {
      const viewer = viewerOf(context, token);
      const result = await cancelOrder(context.orderServices, orderId, viewer);
      const order = await findOrder(context.database, orderId, viewer);
      if (!order || result.kind === "no-such-order") return missing();
      if (result.kind === "cancelled") return orderResult(order);
      return { type: "CannotCancel" as const, state: order.state };
    },
  }),
);
