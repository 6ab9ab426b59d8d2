export const en = {
  title: "Order summary",
  bar: { one: "Order summary, {count} item", other: "Order summary, {count} items" },
  items: { one: "{count} item", other: "{count} items" },
  total: "Total",
  due: "Left to pay",
  quantity: "Quantity {count}",
  price: "Price",
} as const;
