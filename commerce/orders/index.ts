// Orders: their states, their timeline, and reading them. What makes and moves them is in checkout and fulfilment.

export {
  insertOrder,
  lockOrder,
  moveOrder,
  noteEvent,
  type NewEvent,
  type OrderChange,
  type OrderRow,
} from "./change.ts";
export { cancelledLetter, placedLetter, refundedLetter, shippedLetter } from "./letters.ts";
export { createOrderNumber } from "./number.ts";
export { findOrderFor, listAllOrders, OPERATOR_PAGE, type ListedOrder } from "./operator.ts";
export type {
  Order,
  OrderActor,
  OrderEvent,
  OrderEventKind,
  OrderLine,
  OrderPage,
  OrderSummary,
  OrderViewer,
} from "./order.ts";
export {
  findAnyOrder,
  findOrder,
  findOrderByNumber,
  listOrders,
  ORDERS_A_PAGE,
  type OrderByNumber,
  type PageOfOrders,
} from "./read.ts";
export { canBecome, ORDER_STATES, type OrderState } from "./states.ts";
export { orderEventTable, orderLineTable, orderTable } from "./tables.ts";
export { grantToken } from "./tokens.ts";
