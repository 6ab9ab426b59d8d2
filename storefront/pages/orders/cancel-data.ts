// The data of the page that cancels an order.

export interface CancelData {
  readonly number: string;
  readonly total: string;
  readonly canCancel: boolean;
  readonly action: string;
  /** Address of the order's page. */
  readonly order: string;
}
