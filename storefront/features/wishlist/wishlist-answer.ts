// The answers of the wishlist's action: to its page, and to the buttons of every other page.

export type WishlistAnswer =
  | { readonly kind: "saved" }
  | { readonly kind: "removed" }
  /** Products on the list that the visitor may see, the newest first. */
  | { readonly kind: "list"; readonly productIds: readonly string[] }
  | { readonly kind: "shared"; readonly link: string }
  | { readonly kind: "unshared" }
  | { readonly kind: "in-cart"; readonly itemId: string }
  | { readonly kind: "not-in-cart"; readonly itemId: string; readonly message: string }
  | { readonly kind: "failed"; readonly reason: "full" | "refused"; readonly message: string };
