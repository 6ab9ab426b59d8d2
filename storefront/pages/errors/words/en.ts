export const en = {
  missingTitle: "This page is not here",
  missingText: "It may have sold out and gone, or the address has a slip in it. Search, or go on from here.",
  failedTitle: "Something went wrong",
  failedText: "The fault is ours. Try again in a moment; nothing you did is lost.",
  retry: "Try again",
  newArrivals: "New arrivals",
  women: "Women",
  men: "Men",
  kids: "Kids",
  sale: "Sale",
} as const;
