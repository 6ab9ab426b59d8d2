export const en = {
  placedSubject: "Your order {number}",
  thanks: "Thank you for your order.",
  ready: "We are getting it ready and write to you when it leaves us.",
  readyStandard:
    "We are getting it ready and write to you when it leaves us; standard delivery takes {from} to {to} working days.",
  readyExpress:
    "We are getting it ready and write to you when it leaves us; express delivery takes {from} to {to} working days.",
  byMail: "There is nothing to wait for: gift cards go by email.",
  delivery: "Delivery",
  total: "Total",
  giftCard: "Paid by gift card",
  address: "Delivery address",
  see: "See your order",
  placedNote: "Order number {number}. You can call it off until we have sent it.",
  shippedSubject: "Your order {number} is on its way",
  shipped: "Your parcel has left us.",
  tracking: "Its tracking number is {tracking}.",
  goesTo: "It goes to {address}.",
  cancelledSubject: "Your order {number} is cancelled",
  cancelled: "Your order is cancelled.",
  soldOut:
    "Your payment reached us after the last piece was sold, so we could not keep the order for you. We are sorry.",
  goesBack: "{amount} goes back to where it came from. With a bank that can take up to ten days.",
  nothingPaid: "You have paid nothing.",
  refundSubject: "A refund for your order {number}",
} as const;
