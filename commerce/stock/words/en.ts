export const en = {
  subject: "Back in stock: {title}",
  text: "You asked us to write when the {title} by {vendor} is back in {size}. It is.",
  few: "There may only be a few, and we cannot hold one for you.",
  see: "See it in your size",
  note: "You asked for this one mail. We will not write about it again.",
} as const;
