// Returns: begun by who owns the order, read and changed by who owns the return.

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
    vendor: t.string({ resolve: ({ line }) => line.vendor }),
    title: t.string({ resolve: ({ line }) => line.title }),
    size: t.string({ resolve: ({ line }) => line.size }),
    quantity: t.exposeInt("quantity"),
    acceptedQuantity: t.exposeInt("acceptedQuantity", {
      nullable: true,
      description: "How many were taken back; null until the parcel was looked at.",
    }),
    reason: t.field({ type: ReasonType, resolve: ({ reason }) => reason }),
  }),
});

const ReturnType = builder.objectRef<Return>("Return").implement({
  fields: (t) => ({
    _id: t.exposeID("id"),
    number: t.exposeString("number", { description: "On the label." }),
    state: t.field({ type: StateType, resolve: ({ state }) => state }),
    packaging: t.field({ type: PackagingType, resolve: ({ packaging }) => packaging }),
    refundTo: t.field({ type: RefundToType, resolve: ({ refundTo }) => refundTo }),
    orderNumber: t.string({ resolve: ({ order }) => order.number }),
    currencyCode: t.string({ resolve: ({ order }) => order.currency }),
    amount: t.float({
      description: "What it is worth, in units of the currency.",
      resolve: ({ amount }) => amount / 1000,
    }),
    createdAt: t.string({ description: "ISO 8601, UTC.", resolve: ({ createdAt }) => createdAt.toISOString() }),
    lines: t.field({ type: [ReturnLineType], resolve: ({ lines }) => [...lines] }),
  }),
});

type Started = Result<"ReturnStarted"> & { readonly id: string; readonly number: string; readonly token: string };
const StartedType = builder.objectRef<Started>("ReturnStarted").implement({
  fields: (t) => ({
    returnId: t.exposeID("id"),
    number: t.exposeString("number"),
    token: t.exposeString("token", {
      description: "Opens the return without signing in; shown this once, and mailed.",
    }),
  }),
});

type Closed = Result<"NotReturnable"> & { readonly reason: string };
const ClosedType = builder.objectRef<Closed>("NotReturnable").implement({
  fields: (t) => ({
    reason: t.exposeString("reason", {
      description: "not-delivered, too-late, nothing-left, or too-many: more than may still be sent back.",
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
      description: "Of a guest's order, which it proves to be theirs; not needed for the account's own.",
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
    description: "A return of the account's, or by its token; null for anybody else's.",
    type: ReturnType,
    nullable: true,
    args: { returnId: t.arg.id({ required: true }), token: t.arg.string() },
    resolve: async (_root, { returnId, token }, context) =>
      (await findReturn(context.database, returnId, viewerOf(context, token))) ?? null,
  }),
);

builder.mutationFields((t) => ({
  startReturn: t.field({
    description: "Begins a return of a delivered order, and mails its link.",
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
      if (started.kind === "invalid")
        return invalid([{ field: "lines", problem: "nothing chosen, or not as it can be" }]);
      if (started.kind === "no-such-order") return missing();
      if (started.kind === "limited") return later(started, context.accounts.now());
      return { type: "NotReturnable" as const, reason: started.kind };
    },
  }),
  changeReturn: t.field({
    description: "Says that the parcel was handed over, or calls the return off.",
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

/** By the session, or by the number and the address together, tried only so often. */
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
