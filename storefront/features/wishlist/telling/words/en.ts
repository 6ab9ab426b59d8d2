export const en = {
  full: "Wishlist full",
  wishlist: "Wishlist",
  counted: { one: "Wishlist, {count} item", other: "Wishlist, {count} items" },
} as const;
