// Guesses of an import for the terminal: counts by field, the least certain first.

import type { GuessGroup } from "#commerce/foreign-feeds";

const MAX_SHOWN = 5;

export function explainGuesses(guesses: readonly GuessGroup[]): readonly string[] {
  return [...Map.groupBy(guesses, ({ field }) => field)].flatMap(([field, groups]) => {
    const shown = groups.slice(0, MAX_SHOWN).map(explainGuess);
    const left = groups.length - shown.length;
    return [
      `Guessed ${field}: ${groups.length.toLocaleString("en")} ${groups.length === 1 ? "value" : "different values"}.`,
      ...shown,
      ...(left > 0 ? [`  And ${left.toLocaleString("en")} more.`] : []),
    ];
  });
}

const explainGuess = ({ written, understood, confidence, products, examples }: GuessGroup): string =>
  `  ${Math.round(confidence * 100)} %: ${written === "" ? "nothing written" : `"${written}"`} is ${understood}, ${products.toLocaleString("en")} ${products === 1 ? "product" : "products"} (${examples.join(", ")})`;
