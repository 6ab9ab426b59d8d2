// The selected size and options of a product page.

import { useState } from "react";
import { useActionData } from "react-router";
import { pick, type Picked, variantPicked } from "#storefront/features/cart/variant-choices.ts";
import { forgetSizes, useMySizes } from "#storefront/features/my-sizes/my-sizes.ts";
import type { Choosing } from "./choice-buttons.tsx";
import type { ProductData, SizeChoice, WaitAnswer } from "./product-data.ts";

export interface ChosenSize extends Choosing {
  /** Undefined until every choice is made. */
  readonly chosen: SizeChoice | undefined;
  /** Forgets the shopper's own size; only while it is selected because it was remembered. */
  readonly forget: (() => void) | undefined;
}

export function useChoosing(data: ProductData): ChosenSize {
  const { sizes, choices, variantId } = data;
  // A form that was sent without scripts returns to its size.
  const sent = useActionData<WaitAnswer>();
  const [touched, setTouched] = useState<Picked | undefined>(
    () => sizes.find((one) => one.variantId === (sent?.variantId ?? variantId))?.picks,
  );
  const chart = data.sizeGuide?.chart.id;
  const own = useOwnPick(data);
  const none = choices.map(() => undefined);
  const picked = touched ?? (own === undefined ? none : pick(sizes, none, 0, own));
  return {
    picked,
    onPick: (at, value) => setTouched(pick(sizes, picked, at, value)),
    chosen: variantPicked(sizes, picked),
    forget: touched === undefined && own !== undefined && chart !== undefined ? () => forget(data) : undefined,
  };
}

/** The price of the chosen variant; until then the lowest one. */
export const chosenPrice = (
  { price }: Pick<ProductData, "price">,
  chosen: SizeChoice | undefined,
): ProductData["price"] => (chosen === undefined ? price : { ...(chosen.price ?? price), isFrom: false });

const forget = ({ sizeGuide }: ProductData): void => {
  for (const chart of [sizeGuide?.chart.id, sizeGuide?.general]) if (chart !== undefined) forgetSizes(chart);
};

/** The value of the first choice for the shopper's own size, if it is in stock. */
function useOwnPick(data: ProductData): string | undefined {
  return useOwnSizes(data).find(({ stock }) => stock > 0)?.picks[0];
}

/** The shopper's own sizes, the latest first: those of the product's chart, then those of listings. */
export function useOwnSizes({ sizes, choices, sizeGuide }: ProductData): readonly SizeChoice[] {
  const isSized = choices[0]?.isSize === true;
  const names = useMySizes(isSized ? sizeGuide?.chart.id : undefined);
  const general = useMySizes(isSized ? sizeGuide?.general : undefined);
  return [
    ...names.flatMap((name) => sizes.filter(({ group }) => group === name)),
    ...general.flatMap((name) => sizes.filter(({ generalGroup }) => generalGroup === name)),
  ];
}
