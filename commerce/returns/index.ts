// Returns: parcels that come back, from their label to the money.

export {
  receiveReturn,
  refundReturn,
  refuseReturn,
  type Received,
  type RefundedReturn,
  type RefusedReturn,
  type ReturnDesk,
  type TakenBack,
} from "./merchant.ts";
export { findOrderId, findReturn, findReturnByNumber, listReturns, returningOf, returnsOfOrder } from "./read.ts";
export type { NoReturn, NotNow, Return, ReturnLine } from "./return.ts";
export {
  RETURN_REASONS,
  returnableOf,
  type Packaging,
  type RefundTo,
  type Returnable,
  type ReturnableLine,
  type ReturnReason,
} from "./rules.ts";
export { changeReturn, startReturn, type ReturnChanged, type Returning, type StartedReturn } from "./start.ts";
export type { ReturnState } from "./states.ts";
