// The list of returns: a view and a page, both from the address.

import { isStorable } from "#catalogue";
import { countReturns, listReturns, type ReturnState } from "#commerce/returns";
import { loads } from "../../framework/handlers.server.ts";
import { RETURN_VIEWS, type ReturnView } from "./views.ts";

export interface ReturnsData {
  readonly view: ReturnView;
  readonly text: string;
  readonly isFirstPage: boolean;
  /** For the next page; null on the last one. */
  readonly next: string | null;
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

const wordsOf = (typed: string | null): string => (typed && isStorable(typed) ? typed.trim().slice(0, 200) : "");

const PAGE = 50;
/** Counts above it are shown as "1000+". */
const MOST_COUNTED = 1000;

export const loader = loads("list-returns", async ({ shop: { database }, url }): Promise<ReturnsData> => {
  const text = wordsOf(url.searchParams.get("q"));
  // Words are looked for everywhere, not in the view that happens to be open.
  const view = text ? "all" : (RETURN_VIEWS.find((one) => one === url.searchParams.get("view")) ?? "receive");
  const after = wordsOf(url.searchParams.get("after")) || undefined;
  const found = await listReturns(database, { states: STATES[view], text, after, limit: PAGE + 1 });
  const shown = found.slice(0, PAGE);
  const countOf = async (states: readonly ReturnState[] | undefined) => {
    const count = await countReturns(database, { states }, MOST_COUNTED + 1);
    return { count: Math.min(count, MOST_COUNTED), isMore: count > MOST_COUNTED };
  };
  return {
    view,
    text,
    isFirstPage: after === undefined,
    next: found.length > PAGE ? (shown.at(-1)?.number ?? null) : null,
    counts: { receive: await countOf(STATES.receive), refund: await countOf(STATES.refund) },
    returns: shown.map(({ number, state, order, lines, amount, createdAt }) => ({
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
