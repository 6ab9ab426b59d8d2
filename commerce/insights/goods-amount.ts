// What was paid for a line of an order: less discounts, with tax, without delivery and gift wrapping. Thousandths.

import { sql } from "drizzle-orm";
import { orderLineTable } from "../orders/tables.ts";

const { price, quantity, discount, taxAdded } = orderLineTable;

export const goodsAmount = sql<number>`(${price} * ${quantity} - ${discount} + ${taxAdded})`;
