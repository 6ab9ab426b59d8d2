// The data of the page that unsubscribes.

export interface UnsubscribeData {
  readonly action: string;
  readonly home: string;
  readonly contact: string;
  /** Null if the link is invalid. */
  readonly member: { readonly list: "newsletter" | "back-in-stock" | "alerts"; readonly email: string } | null;
}

export interface UnsubscribeAnswer {
  readonly kind: "unsubscribed" | "invalid";
}
