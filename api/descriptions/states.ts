// Descriptions of the states of orders and payments.

export const ORDER_STATE_DESCRIPTIONS = {
  "": "The state of an order.",
  AWAITING_PAYMENT: "Waiting for the payment.",
  CANCELLED: "Cancelled and refunded.",
  DELIVERED: "Delivered.",
  PAYMENT_FAILED: "The payment failed or expired.",
  PLACED: "Paid, not sent yet.",
  SHIPPED: "Sent.",
};

export const PAYMENT_DESCRIPTIONS = {
  PaymentFailure: {
    "": "The reason why a payment failed.",
    CANCELLED: "The shopper cancelled it.",
    CHALLENGE_FAILED: "The bank could not confirm the shopper.",
    DECLINED: "The bank declined it.",
    INSUFFICIENT_FUNDS: "There is not enough money.",
  },
  PaymentMethodUnavailable: { "": "The market or the payment provider does not offer this method." },
  PaymentStep: { kind: "The kind of step." },
  PaymentStepKind: {
    CHALLENGE: "Visit the page of the bank at `url`.",
    QR: "Show `url` as a code to scan.",
    REDIRECT: "Visit the page of the provider at `url`.",
    WAIT: "Repeat the request later.",
  },
  Undeliverable: { lines: "The lines that cannot be delivered." },
};
