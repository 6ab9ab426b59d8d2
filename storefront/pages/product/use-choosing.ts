// The selected size and options of a product page.

import { useState } from "react";
import { useActionData } from "react-router";
import { pick, type Picked, variantPicked } from "#storefront/features/cart/variant-choices.ts";
import type { Choosing } from "./choice-buttons.tsx";
import type { ProductData, SizeChoice, WaitAnswer } from "./product-data.ts";

export interface ChosenSize extends Choosing {
  /** Undefined until every choice is made. */
  readonly chosen: SizeChoice | undefined;
}

export function useChoosing({ sizes, choices, variantId }: ProductData): ChosenSize {
  // A form that was sent without scripts returns to its size.
  const sent = useActionData<WaitAnswer>();
  const [picked, setPicked] = useState<Picked>(() => {
    const before = sizes.find((one) => one.variantId === (sent?.variantId ?? variantId));
    return before?.picks ?? choices.map(() => undefined);
  });
  return {
    picked,
    onPick: (at, value) => setPicked((now) => pick(sizes, now, at, value)),
    chosen: variantPicked(sizes, picked),
  };
}

/** The price of the chosen variant; until then the lowest one. */
export const chosenPrice = (
  { price }: Pick<ProductData, "price">,
  chosen: SizeChoice | undefined,
): ProductData["price"] => (chosen === undefined ? price : { ...(chosen.price ?? price), isFrom: false });
