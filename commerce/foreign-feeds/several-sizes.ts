// Splits variants that list several sizes in one cell: "S, M, L" are three variants.

import { toHandle } from "#catalogue";
import type { DraftVariant } from "./draft.ts";
import { parseSize } from "./vocabulary/written-size.ts";

export const splitSizes = (variants: readonly DraftVariant[]): readonly DraftVariant[] =>
  variants.flatMap((variant) => {
    const sizes = sizesIn(variant.size);
    if (sizes.length < 2 || variant.own["size"] !== undefined) return [variant];
    return sizes.map((size, at) => ({
      ...variant,
      size,
      id: `${variant.id}-${toHandle(size)}`,
      sku: variant.sku === "" ? "" : `${variant.sku}-${size}`,
      barcode: "",
      stock: variant.stock && { ...variant.stock, share: { place: at, of: sizes.length } },
    }));
  });

/** Commas, semicolons and bars separate sizes; three or more letters may be separated by slashes. */
function sizesIn(text: string): readonly string[] {
  const parts = (/[,;|]\s|[;|]|,(?!\d)/u.test(text) ? text.split(/[,;|]/u) : lettersBetweenSlashes(text))
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const isList = parts.every((part) => parseSize(part, "other").kind !== "unknown");
  return isList ? [...new Set(parts)] : [];
}

const lettersBetweenSlashes = (text: string): readonly string[] =>
  /^\s*(?:x{0,5}[sl]|m)(?:\s*\/\s*(?:x{0,5}[sl]|m)){2,}\s*$/iu.test(text) ? text.split("/") : [];
