// A page of an account's orders, formatted.

export interface OrderListData {
  readonly total: number;
  readonly orders: readonly ListedOrder[];
  /** Links to the pages; empty if there is only one. */
  readonly pages: readonly { readonly number: number; readonly href: string; readonly isCurrent: boolean }[];
}

export interface ListedOrder {
  readonly id: string;
  readonly number: string;
  readonly href: string;
  readonly state: string;
  readonly date: string;
  readonly count: number;
  readonly total: string;
  readonly images: readonly string[];
}
