// Names of the fields that differ between a product and a file.

import { useMessages } from "#storefront/ui/language.tsx";
import { imports as texts } from "../../locales/generated/imports.ts";

const NAMES = {
  title: "f-title",
  titles: "f-title",
  handle: "f-handle",
  vendor: "f-designer",
  vendorText: "f-designer",
  vendorHandle: "f-designer",
  vendorNames: "f-designer",
  images: "f-pictures",
  largeImage: "f-pictures",
  tags: "f-tags",
  departments: "f-department",
  productType: "f-type",
  productTypeText: "f-type",
  colours: "f-colour",
  bodyHtml: "f-description",
  prices: "f-prices",
  compareAtPrices: "f-prices",
  statedPriorPrices: "f-prices",
  inventoryQuantity: "f-stock",
  variants: "f-sizes",
  isVisible: "f-visibility",
  isHeld: "f-visibility",
  visibleFrom: "f-visibility",
  visibleUntil: "f-visibility",
  visibilityChangesAt: "f-visibility",
  vipLevel: "f-visibility",
} as const;

export function useColumnNames(): (column: string) => string {
  const say = useMessages(texts);
  return (column) => say(Object.hasOwn(NAMES, column) ? NAMES[column as keyof typeof NAMES] : "f-other");
}
