// Fulfilment of placed orders: shipping, delivery, cancellation and refunds, and a consistency check of money and stock.

export { cancelRest } from "./cancel-rest.ts";
export { checkLedger } from "./check-ledger.ts";
export { issueRefund, merchantCause, refundable, refundableDelivery } from "./refund.ts";
export { canCancel, cancelOrder, refundOrder, retryRefunds, type RefundRequest } from "./operations.ts";
export { deliverOrder, shipOrder } from "./ship.ts";
export { listOrderMails, resendOrderMail, type OrderMail, type ResendResult } from "./resend-mail.ts";
