// Guesses of an import for the terminal: counts by field, those that change the meaning of a text first.

import { isKept, type GuessGroup } from "#commerce/foreign-feeds";

/** Of each field, those that change the meaning and those that keep the text. */
const MAX_SHOWN = 5;

export function explainGuesses(guesses: readonly GuessGroup[]): readonly string[] {
  return [...Map.groupBy(guesses, ({ field }) => field)].flatMap(([field, groups]) => {
    const [read, kept] = [groups.filter((one) => !isKept(one)), groups.filter(isKept)];
    const shown = [...read.slice(0, MAX_SHOWN), ...kept.slice(0, MAX_SHOWN)].map(explainGuess);
    const left = groups.length - shown.length;
    return [
      `Guessed ${field}: ${groups.length.toLocaleString("en")} ${groups.length === 1 ? "value" : "different values"}.`,
      ...shown,
      ...(left > 0 ? [`  And ${left.toLocaleString("en")} more.`] : []),
    ];
  });
}

function explainGuess(guess: GuessGroup): string {
  const { written, confidence, products, examples } = guess;
  const certainty = isKept(guess) ? "" : `${Math.round(confidence * 100)} %: `;
  const text = written === "" ? "none in the file, so" : `"${written}" is`;
  const where = `${products.toLocaleString("en")} ${products === 1 ? "product" : "products"} (${examples.join(", ")})`;
  return `  ${certainty}${text} ${meaningOf(guess)}, ${where}`;
}

/** What becomes of the text. */
export function meaningOf({ written, understood, meaning }: Omit<GuessGroup, "field">): string {
  switch (meaning) {
    case "no-chart":
      return `${understood === written ? "" : `${understood}, `}in no size chart: it can be bought, but is not in the size filter`;
    case "no-picture":
      return written === "" ? "the shop shows a placeholder" : "no usable picture: the shop shows a placeholder";
    default:
      return understood;
  }
}
