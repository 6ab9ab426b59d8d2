// The list of orders.

import { listAllOrders } from "#commerce/orders";
import { loads } from "../../framework/handlers.server.ts";

export interface OrdersData {
  readonly orders: readonly {
    readonly number: string;
    readonly state: string;
    readonly email: string;
    readonly total: number;
    readonly currency: string;
    readonly createdAt: string;
  }[];
}

export const loader = loads("list-orders", async ({ shop }): Promise<OrdersData> => {
  const orders = await listAllOrders(shop.database);
  return {
    orders: orders.map(({ id: _id, createdAt, ...order }) => ({ ...order, createdAt: createdAt.toISOString() })),
  };
});
