// A gift card in a cart or an order: amount, recipient and delivery date.

export interface GiftOrder {
  /** Thousandths of the price list's currency. */
  readonly amount: number;
  readonly priceList: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly senderName: string;
  readonly message: string;
  /** Day on which the mail is sent, "2026-12-24"; null to send it as soon as it is paid. */
  readonly deliverOn: string | null;
}
