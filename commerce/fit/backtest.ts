// Tests the rule of size advice on the shop's own data: each buyer who said how a product fits is left out in turn, and the advice from
// all others is compared with what they said.

import type { Database } from "#commerce/database";
import type { FitVerdict } from "./advice.ts";
import { readSimilar, walkCounted } from "./refresh.ts";

export interface Backtest {
  /** Buyers who said how a product fits. */
  readonly buyers: number;
  /** Buyers for whom there would have been advice. */
  readonly advised: number;
  /** Buyers whose answer agrees with the advice. */
  readonly agreed: number;
  /** Advised buyers for whom "true to size" would have been right. */
  readonly trueToSize: number;
}

const VERDICTS: readonly FitVerdict[] = ["small", "right", "large"];

export async function backtestSizeAdvice({ sql: client }: Pick<Database, "sql">): Promise<Backtest> {
  const similar = await readSimilar(client);
  const result = { buyers: 0, advised: 0, agreed: 0, trueToSize: 0 };
  for await (const batch of walkCounted(client)) {
    for (const product of batch) {
      for (const said of VERDICTS) {
        const buyers = product[said];
        if (buyers === 0) continue;
        result.buyers += buyers;
        const advice = similar.verdictOf(product, { ...product, [said]: buyers - 1 });
        if (!advice) continue;
        result.advised += buyers;
        if (advice === said) result.agreed += buyers;
        if (said === "right") result.trueToSize += buyers;
      }
    }
  }
  return result;
}
