// Orders: states, timeline, mails and queries. Checkout creates them and fulfilment moves them on.

export { listedAmounts } from "./listed-amounts.ts";
export {
  insertOrder,
  lockOrder,
  moveOrder,
  recordEvent,
  type NewEvent,
  type OrderChange,
  type OrderRow,
} from "./change.ts";
export { emitOrderEvent } from "./emit-event.ts";
export { deliveryNameOf, deliveryTermsOf } from "./delivery-terms.ts";
export {
  countOrders,
  findOrders,
  indexOrders,
  ORDER_VIEWS,
  ORDERS_A_PAGE,
  type FoundOrder,
  type FoundOrders,
  type OrderQuery,
  type OrderView,
  wordsOf,
} from "./find-orders.ts";
export { saveGuestAddress } from "./guest-address.ts";
export {
  cancelledMail,
  creditNotePath,
  namesOf,
  orderHref,
  placedMail,
  refundedMail,
  refundTexts,
  restCancelledMail,
  seeCreditNote,
  shippedMail,
  type RefundSplit,
} from "./mails.ts";
export { arrivedRefund, outstandingRefund } from "./refunds.ts";
export { countSoldPieces } from "./sold-pieces.ts";
export { createOrderNumber } from "./number.ts";
export { findOrderByNumberOrId, listAllOrders, OPERATOR_PAGE_SIZE, type ListedOrder } from "./operator.ts";
export type {
  DeliveryTerms,
  LineNames,
  LineSource,
  Order,
  OrderActor,
  OrderDiscount,
  OrderEvent,
  OrderEventKind,
  OrderLine,
  OrderPage,
  OrderSummary,
  OrderTax,
  OrderTaxLine,
  OrderViewer,
  Parcel,
  ParcelLine,
  TaxDetails,
} from "./order.ts";
export { canWithdraw } from "./right-of-withdrawal.ts";
export { discountName, sumByPromotion } from "./discounts.ts";
export { paidFor, type PaidLine } from "./paid-for.ts";
export { findLastCarrier } from "./last-carrier.ts";
export { cancelledLines, deliveredLines, isDelivered, sentParcels, unsentLines } from "./parcels.ts";
export {
  findAnyOrder,
  findOrder,
  findOrderByNumber,
  findOrderId,
  isOpenedBy,
  listOrders,
  type OrderByNumber,
  type OrderPageRequest,
} from "./read.ts";
export { canBecome, ORDER_STATES, type OrderState } from "./states.ts";
export {
  orderDiscountTable,
  orderEventTable,
  orderLineTable,
  orderTable,
  orderTaxTable,
  parcelTable,
} from "./tables.ts";
export { sumByRate, taxesByName, type NamedTax, type RateSum } from "./tax-rates.ts";
export { grantToken } from "./tokens.ts";
export { addOrderNote, listOrderNotes, LONGEST_NOTE, type Note } from "./notes.ts";
export { MOST_PICKED, readPickList, type PickedPiece, type PickList } from "./pick-list.ts";
