// What is said when something does not go into the bag.

/** As commerce names the reasons. */
export type NotInBag = "invalid-quantity" | "unavailable" | "out-of-stock" | "not-enough" | "limit" | "full";

export const NOT_IN_BAG: Readonly<Record<NotInBag, string>> = {
  "invalid-quantity": "That is not a number of pieces.",
  unavailable: "This is no longer sold here.",
  "out-of-stock": "This size has just sold out.",
  "not-enough": "There are no more of this size: you have all that is left in your bag.",
  limit: "Ten of one size is the most that a bag takes.",
  full: "Your bag is full: it takes a hundred different pieces.",
};

export const TOO_MANY_BAGS = "Too many bags were begun from your network. Please sign in, or try again in an hour.";

export const pieces = (count: number): string => (count === 1 ? "1 item" : `${count} items`);
