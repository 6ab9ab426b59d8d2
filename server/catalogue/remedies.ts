// The remedy for each reason to skip a product.

import type { SkipReason } from "#commerce/products";

export const REMEDIES: Readonly<Record<SkipReason, string>> = {
  "bad-value": "Correct the value in the file.",
  repeated: "Give every product its own handle, and keep the rows of a product together.",
  "repeated-size": "Give every size its own SKU or id, or remove the row.",
  "no-title": "Give the product a title.",
  "no-price": "Give every variant a price.",
  "bad-price": "Write prices above zero as numbers, such as 1290.50.",
  "wrong-currency": "Choose the file's currency with --currency, or add prices in one that the shop supports.",
};
