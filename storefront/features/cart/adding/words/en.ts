export const en = {
  add: "Add to bag",
  adding: "Adding …",
  added: "Added to bag",
  soldOut: "Sold out",
  chooseSize: "Choose a size first.",
  unreached: "That did not reach the shop. Check your connection and try again.",
} as const;
