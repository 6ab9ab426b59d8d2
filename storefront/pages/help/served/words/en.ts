export const en = {
  yourCountry: "your country",
  method: "Method",
  arrives: "Arrives in",
  price: "Price",
  freeFrom: "{price}, free from {from}",
  costs: "{method} costs {price}.",
  costsFreeFrom: "{method} costs {price}, and nothing on orders from {from}.",
  payment: "You can choose between: {methods}.",
  between: ", ",
  returnPeriod: { one: "{count} day", other: "{count} days" },
} as const;
