// From a page of orders to what the account shows of it.

import { formatDate, formatMoney, money } from "#catalogue";
import type { OrderPage, OrderState } from "#commerce/orders";
import type { Visitor } from "../rendering/context.ts";
import { linkFor } from "../viewer.server.ts";
import type { OrderListData } from "./order-list-data.ts";

export function orderListData({ orders, total, page, pages }: OrderPage, visitor: Visitor): OrderListData {
  const link = linkFor(visitor);
  return {
    total,
    orders: orders.map(({ id, number, state, placedAt, count, total: sum, currency, images }) => ({
      id,
      number,
      href: link(`/account/ordersDetail/${id}/${number}/${page}`),
      state: STATE_NAMES[state],
      date: formatDate(placedAt, visitor.language, "UTC"),
      count,
      total: formatMoney(money(sum, currency)),
      images: [...new Set(images)],
    })),
    pages:
      pages === 1
        ? []
        : shownPages(page, pages).map((shown) => ({
            number: shown,
            href: link(listPath(shown)),
            isCurrent: shown === page,
          })),
  };
}

export const STATE_NAMES: Readonly<Record<OrderState, string>> = {
  "awaiting-payment": "Awaiting payment",
  "payment-failed": "Not paid",
  placed: "Being prepared",
  shipped: "On its way",
  delivered: "Delivered",
  cancelled: "Cancelled",
};

/** The list's page in an address, or the first one for what is none. */
export function pageOf(asked: string | null | undefined): number {
  const page = Number(asked ?? 1);
  return Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1;
}

export const listPath = (page: number): string => (page === 1 ? "/account" : `/account?page=${page}`);

/** The first, the last, and those around the current one. */
export const shownPages = (page: number, pages: number): number[] =>
  Array.from({ length: pages }, (_, index) => index + 1).filter(
    (shown) => shown === 1 || shown === pages || Math.abs(shown - page) <= 2,
  );
