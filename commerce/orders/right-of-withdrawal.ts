// The right of withdrawal from an order, by the country that it goes to.

import { hasRightOfWithdrawal } from "#catalogue";
import type { Order } from "./order.ts";

export const canWithdraw = ({ delivery, billing }: Pick<Order, "delivery" | "billing">): boolean =>
  hasRightOfWithdrawal((delivery ?? billing).country);
