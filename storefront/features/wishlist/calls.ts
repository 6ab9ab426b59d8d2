// What the browser asks the shop about its visitor's wishlist. Expected answers are values; an unreachable shop throws.

export type ListOwner =
  | { readonly kind: "account"; readonly accountId: string; readonly wishlistId?: string | undefined }
  | { readonly kind: "anonymous"; readonly wishlistId: string; readonly token: string };

/** The wishlist does not exist, or no longer. */
export const GONE = "does-not-exist";
export type Gone = typeof GONE;

export interface WishlistCalls {
  /** The products on the list, the newest first, as far as the visitor may see them. */
  readonly list: (
    owner: ListOwner,
  ) => Promise<{ readonly wishlistId: string; readonly productIds: readonly string[] } | Gone>;
  readonly create: (productIds: readonly string[]) => Promise<{
    readonly wishlistId: string;
    /** Null for an account's list. */
    readonly token: string | null;
    readonly failedIds: readonly string[];
  }>;
  readonly add: (
    owner: ListOwner,
    productIds: readonly string[],
  ) => Promise<{ readonly failedIds: readonly string[] } | Gone>;
  readonly remove: (owner: ListOwner, productIds: readonly string[]) => Promise<"removed" | Gone>;
  /** The guest's list goes into the account's; what has no room there remains. */
  readonly reconcile: (
    token: string,
  ) => Promise<{ readonly wishlistId: string; readonly remainingIds: readonly string[] } | Gone>;
}
