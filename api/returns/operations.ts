// Returns: started by the owner of the order, read and changed by the owner of the return.

import { money } from "#catalogue";
import { sizeName } from "#commerce/labels";
import { findOrder, findOrderByNumber, findOrderId } from "#commerce/orders";
import { RETURN_REASONS, changeReturn, findReturn, startReturn, type Return, type ReturnLine } from "#commerce/returns";
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
import type { ApiContext } from "../context.ts";
import { atMost } from "../input.ts";
import { MoneyType } from "../money.ts";

const enumOf = <const Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value.toUpperCase().replaceAll("-", "_"), { value }])) as {
    [Name in Value]: { readonly value: Name };
  };

const ReasonType = builder.enumType("ReturnReason", { values: enumOf(RETURN_REASONS) });
const StateType = builder.enumType("ReturnState", {
  values: enumOf(["requested", "sent", "received", "refunded", "refused", "cancelled"]),
});
const PackagingType = builder.enumType("ReturnPackaging", { values: enumOf(["original", "own"]) });
const RefundToType = builder.enumType("ReturnRefundTo", { values: enumOf(["payment", "gift-card"]) });

const ReturnLineType = builder.objectRef<ReturnLine>("ReturnLine").implement({
  fields: (t) => ({
    orderLineId: t.id({ resolve: ({ line }) => line.id }),
    vendor: t.string({
      resolve: ({ line }, _args, { loaders }) => loaders.translate((translate) => translate.vendor(line.vendor)),
    }),
    title: t.string({
      resolve: ({ line: { productId, title } }, _args, { loaders }) =>
        productId === null ? title : loaders.translate((translate) => translate.title(productId, title)),
    }),
    size: t.string({ resolve: ({ line }, _args, { browsing }) => sizeName(line.size, browsing.visitor.language) }),
    quantity: t.exposeInt("quantity"),
    acceptedQuantity: t.exposeInt("acceptedQuantity", {
      nullable: true,
      description: "Accepted quantity; null until the parcel is inspected.",
    }),
    reason: t.field({ type: ReasonType, resolve: ({ reason }) => reason }),
  }),
});

const ReturnType = builder.objectRef<Return>("Return").implement({
  fields: (t) => ({
    _id: t.exposeID("id"),
    number: t.exposeString("number", { description: "Printed on the label." }),
    state: t.field({ type: StateType, resolve: ({ state }) => state }),
    packaging: t.field({ type: PackagingType, resolve: ({ packaging }) => packaging }),
    refundTo: t.field({ type: RefundToType, resolve: ({ refundTo }) => refundTo }),
    orderNumber: t.string({ resolve: ({ order }) => order.number }),
    currencyCode: t.string({ resolve: ({ order }) => order.currency }),
    amount: t.field({
      type: MoneyType,
      description: "Value of what is returned.",
      resolve: ({ amount, order }) => money(amount, order.currency),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was started." }),
    lines: t.field({ type: [ReturnLineType], resolve: ({ lines }) => [...lines] }),
  }),
});

type Started = Result<"ReturnStarted"> & { readonly id: string; readonly number: string; readonly token: string };
const StartedType = builder.objectRef<Started>("ReturnStarted").implement({
  fields: (t) => ({
    returnId: t.exposeID("id"),
    number: t.exposeString("number"),
    token: t.exposeString("token", {
      description: "Opens the return without signing in; returned only here, and mailed.",
    }),
  }),
});

type Closed = Result<"NotReturnable"> & { readonly reason: string };
const ClosedType = builder.objectRef<Closed>("NotReturnable").implement({
  fields: (t) => ({
    reason: t.exposeString("reason", {
      description:
        "not-delivered, too-late, nothing-left, refunded, disputed, or too-many if the quantity exceeds what can be returned.",
    }),
  }),
});

const ReturnLineInput = builder.inputType("ReturnLineInput", {
  fields: (t) => ({
    orderLineId: t.id({ required: true }),
    quantity: t.int({ required: true }),
    reason: t.field({ type: ReasonType, required: true }),
    note: t.string(),
  }),
});
const StartReturnInput = builder.inputType("StartReturnInput", {
  fields: (t) => ({
    orderNumber: t.string({ required: true }),
    email: t.string({
      description: "Proves the ownership of a guest's order; not needed for orders of the account.",
    }),
    lines: t.field({ type: [ReturnLineInput], required: true }),
    packaging: t.field({ type: PackagingType, required: true }),
    refundTo: t.field({ type: RefundToType, required: true }),
  }),
});

const resolveType = ({ type }: Result<string>) => type;
const StartReturnResult = builder.unionType("StartReturnResult", {
  types: [StartedType, InvalidType, ClosedType, MissingType, TooManyType],
  resolveType,
});
const ChangeReturnResult = builder.unionType("ChangeReturnResult", {
  types: [DoneType, ClosedType, MissingType, TooManyType],
  resolveType,
});
const ChangeType = builder.enumType("ReturnChange", { values: enumOf(["sent", "cancelled"]) });
const MOST_LINES = 100;

builder.queryField("return", (t) =>
  t.field({
    description: "A return of the account or with its token; otherwise null.",
    type: ReturnType,
    nullable: true,
    args: { returnId: t.arg.id({ required: true }), token: t.arg.string() },
    resolve: async (_root, { returnId, token }, context) =>
      (await findReturn(context.database, returnId, viewerOf(context, token))) ?? null,
  }),
);

builder.mutationFields((t) => ({
  startReturn: t.field({
    description: "Starts the return of a delivered order and mails its link.",
    type: StartReturnResult,
    args: { input: t.arg({ type: StartReturnInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      atMost("lines", input.lines, MOST_LINES);
      const order = await proveOwner(context, input.orderNumber, input.email ?? null);
      if (order.kind === "limited") return later(order, context.accounts.now());
      if (order.kind !== "found") return missing();
      const lines = input.lines.map(({ note, ...line }) => ({ ...line, note: note ?? "" }));
      const { packaging, refundTo } = input;
      const started = await startReturn(context.accounts, order.orderId, { lines, packaging, refundTo });
      if (started.kind === "started") return { type: "ReturnStarted" as const, ...started };
      if (started.kind === "invalid") return invalid([{ field: "lines", problem: "missing or invalid" }]);
      if (started.kind === "no-such-order") return missing();
      if (started.kind === "limited") return later(started, context.accounts.now());
      return { type: "NotReturnable" as const, reason: started.kind };
    },
  }),
  changeReturn: t.field({
    description: "Marks the parcel as handed over, or cancels the return.",
    type: ChangeReturnResult,
    args: {
      returnId: t.arg.id({ required: true }),
      token: t.arg.string(),
      to: t.arg({ type: ChangeType, required: true }),
    },
    resolve: async (_root, { returnId, token, to }, context) => {
      const found = await findReturn(context.database, returnId, viewerOf(context, token));
      const changed = found && (await changeReturn(context.accounts, found.id, to));
      if (changed?.kind === "changed") return done();
      if (changed?.kind === "limited") return later(changed, context.accounts.now());
      return changed?.kind === "not-now" ? { type: "NotReturnable" as const, reason: changed.state } : missing();
    },
  }),
}));

const viewerOf = ({ visitor }: ApiContext, token: string | null | undefined) => ({
  accountId: visitor.account?.id ?? null,
  token: token ?? null,
});

/** Requires a session, or the order number and email address, with limited attempts. */
async function proveOwner(context: ApiContext, number: string, email: string | null) {
  const { database, visitor, accounts } = context;
  if (email !== null) {
    const found = await findOrderByNumber(
      database,
      { number, email },
      { network: visitor.network, now: accounts.now() },
    );
    return found.kind === "found" ? { kind: "found" as const, orderId: found.order.id } : found;
  }
  const id = visitor.account && (await findOrderId(database, number));
  const order = id ? await findOrder(database, id, viewerOf(context, null)) : undefined;
  return order ? { kind: "found" as const, orderId: order.id } : { kind: "no-such-order" as const };
}
