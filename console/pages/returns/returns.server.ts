// The list of returns: a view and a page, both from the address.

import { countReturns, listReturns, type ReturnState } from "#commerce/returns";
import { loads } from "../../framework/handlers.server.ts";
import { RETURN_VIEWS, type ReturnView } from "./views.ts";

export interface ReturnsData {
  readonly view: ReturnView;
  /** From 1. */
  readonly page: number;
  readonly hasNext: boolean;
  readonly counts: Readonly<Partial<Record<ReturnView, { readonly count: number; readonly isMore: boolean }>>>;
  readonly returns: readonly {
    readonly number: string;
    readonly state: ReturnState;
    readonly order: string;
    readonly email: string;
    readonly pieces: number;
    readonly images: readonly string[];
    /** Thousandths. */
    readonly amount: number;
    readonly currency: string;
    readonly createdAt: string;
  }[];
}

const STATES: Readonly<Record<ReturnView, readonly ReturnState[] | undefined>> = {
  receive: ["requested", "sent"],
  refund: ["received"],
  all: undefined,
};

const PAGE = 50;
const LAST_PAGE = 10_000;
/** Counts above it are shown as "1000+". */
const MOST_COUNTED = 1000;

export const loader = loads("list-returns", async ({ shop: { database }, url }): Promise<ReturnsData> => {
  const view = RETURN_VIEWS.find((one) => one === url.searchParams.get("view")) ?? "receive";
  const page = Math.min(Math.max(Math.trunc(Number(url.searchParams.get("page"))) || 1, 1), LAST_PAGE);
  const found = await listReturns(database, { states: STATES[view], offset: (page - 1) * PAGE, limit: PAGE + 1 });
  const countOf = async (states: readonly ReturnState[] | undefined) => {
    const count = await countReturns(database, { states }, MOST_COUNTED + 1);
    return { count: Math.min(count, MOST_COUNTED), isMore: count > MOST_COUNTED };
  };
  return {
    view,
    page,
    hasNext: found.length > PAGE,
    counts: { receive: await countOf(STATES.receive), refund: await countOf(STATES.refund) },
    returns: found.slice(0, PAGE).map(({ number, state, order, lines, amount, createdAt }) => ({
      number,
      state,
      order: order.number,
      email: order.email,
      pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      images: [...new Set(lines.map(({ line }) => line.image).filter(Boolean))].slice(0, 3),
      amount,
      currency: order.currency,
      createdAt: createdAt.toISOString(),
    })),
  };
});
