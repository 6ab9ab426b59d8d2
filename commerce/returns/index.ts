// Returns of delivered orders, from the label to the refund.

export { announceReturn, type AnnouncedReturn } from "./announce.ts";
export { ReturnForm } from "./create.ts";
export { deliveryOf } from "./delivery.ts";
export * as returnMails from "./mails.ts";
export {
  receiveReturn,
  refundOf,
  refundReturn,
  refuseReturn,
  type Received,
  type RefundedReturn,
  type RefusedReturn,
  type ReturnDesk,
  type AcceptedLine,
} from "./merchant.ts";
export {
  countReturns,
  findReturn,
  findReturnByNumber,
  findReturnsOfOrder,
  listReturns,
  returnedQuantities,
} from "./read.ts";
export { returnableNow } from "./returnable.ts";
export type { NoReturn, NotNow, Return, ReturnLine } from "./return.ts";
export {
  RETURN_REASONS,
  returnableByStaff,
  returnableOf,
  type ShopClock,
  type Packaging,
  type RefundTo,
  type Returnable,
  type ReturnableLine,
  type ReturnReason,
} from "./rules.ts";
export { changeReturn, startReturn, type ReturnChanged, type ReturnParts, type StartedReturn } from "./start.ts";
export type { ReturnState } from "./states.ts";
