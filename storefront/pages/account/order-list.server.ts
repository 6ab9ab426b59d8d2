// Turns a page of orders into the account's data.

import { formatDate, formatMoney, money, messagesIn, type LanguageCode } from "#catalogue";
import type { OrderPage, OrderState } from "#commerce/orders";
import type { Visitor } from "#storefront/framework/context.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { accountMessages } from "#locales/account-messages";
import type { OrderListData } from "./order-list-data.ts";

export function orderListData({ orders, total, page, pages }: OrderPage, visitor: Visitor): OrderListData {
  const link = linkFor(visitor);
  return {
    total,
    orders: orders.map(({ id, number, state, placedAt, count, total: sum, currency, images }) => ({
      id,
      number,
      href: link(`/account/ordersDetail/${id}/${number}/${page}`),
      state: stateName(state, visitor.language),
      date: formatDate(placedAt, visitor.language, visitor.timeZone),
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

const STATE_NAMES = {
  "awaiting-payment": "awaitingPayment",
  "payment-failed": "paymentFailed",
  placed: "placed",
  shipped: "shipped",
  delivered: "delivered",
  cancelled: "cancelled",
} as const satisfies Record<OrderState, string>;

export const stateName = (state: OrderState, language: LanguageCode): string =>
  messagesIn(accountMessages, language)(STATE_NAMES[state]);

/** The page number in an address; 1 if it is malformed. */
export function pageOf(asked: string | null | undefined): number {
  const page = Number(asked ?? 1);
  return Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1;
}

export const listPath = (page: number): string => (page === 1 ? "/account" : `/account?page=${page}`);

/** The first, the last, and those around the current one. */
const shownPages = (page: number, pages: number): number[] =>
  Array.from({ length: pages }, (_, index) => index + 1).filter(
    (shown) => shown === 1 || shown === pages || Math.abs(shown - page) <= 2,
  );
