// The size advice of a product for its page.

import type { SizeChart } from "#catalogue";
import type { SizeAdvice } from "#commerce/fit";
import type { ShownSizeAdvice, SizeChoice } from "./product-data.ts";

const STEP = { small: 1, right: 0, large: -1 } as const;

export function adviceFor(
  advice: SizeAdvice,
  sizes: readonly SizeChoice[],
  chart: SizeChart | undefined,
): ShownSizeAdvice {
  const names = chart?.groups.map(({ name }) => name) ?? [];
  const step = STEP[advice.verdict];
  const instead = sizes.flatMap(({ variantId, group }) => {
    const at = group === undefined ? -1 : names.indexOf(group);
    const other = step === 0 || at === -1 ? undefined : sizes.find((size) => size.group === names[at + step]);
    return other?.group === undefined ? [] : [[variantId, other.label] as const];
  });
  return { ...advice, instead: Object.fromEntries(instead) };
}
