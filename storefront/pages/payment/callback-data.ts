// What the page after a provider's is given by its loader, while the payment is not decided.

export interface CallbackData {
  /** Where the payment can be gone on with; null when there is nothing to do but wait. */
  readonly goOn: string | null;
  readonly checkout: string;
  readonly here: string;
}
