// A gift card that somebody is about to buy: how much, for whom, and when they get it.

export interface GiftOrder {
  /** Thousandths of the price list's currency. */
  readonly amount: number;
  readonly priceList: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly senderName: string;
  readonly message: string;
  /** The day on which the mail goes out, "2026-12-24"; null for as soon as it is paid. */
  readonly deliverOn: string | null;
}
