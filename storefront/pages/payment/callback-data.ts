// The data of the page after the provider's, while the payment is pending.

export interface CallbackData {
  /** Address to continue the payment; null if there is nothing to do but wait. */
  readonly goOn: string | null;
  readonly checkout: string;
  readonly here: string;
}
