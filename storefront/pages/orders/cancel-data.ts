// What the page that cancels an order is given by its loader.

export interface CancelData {
  readonly number: string;
  readonly total: string;
  readonly canCancel: boolean;
  readonly action: string;
  /** The order's own page. */
  readonly order: string;
}
