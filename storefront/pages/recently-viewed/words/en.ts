export const en = {
  title: "Recently viewed",
  none: "What you look at is kept in this browser only, and there is nothing yet.",
  start: "Start looking",
} as const;
