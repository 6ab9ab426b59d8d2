export const en = {
  save: "Save to wishlist",
  saved: "Saved to wishlist",
} as const;
