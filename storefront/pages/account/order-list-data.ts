// A page of an account's orders, written out.

export interface OrderListData {
  readonly total: number;
  readonly orders: readonly ListedOrder[];
  /** Of the pages; a single one has none. */
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
