export const en = {
  bag: "Bag",
  withItems: { one: "Bag, {count} item", other: "Bag, {count} items" },
} as const;
