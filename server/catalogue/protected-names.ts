// Keeps names out of a translation service's reach: they are sent as marks, and put back into the answer.

export interface ProtectedText {
  readonly sent: string;
  /** Undefined if the answer lost a mark, so that it cannot be used. */
  readonly restore: (answer: string) => string | undefined;
}

/** `names`: such as designers'. */
export function protectNames(text: string, names: readonly string[]): ProtectedText {
  const kept: string[] = [];
  let sent = text;
  for (const name of names.filter((one) => one.trim() !== "")) {
    if (!sent.includes(name)) continue;
    sent = sent.replaceAll(name, markOf(kept.length));
    kept.push(name);
  }
  return {
    sent,
    restore: (answer) => {
      const isWhole = kept.every((_, at) => countOf(answer, markOf(at)) === countOf(sent, markOf(at)));
      return isWhole ? kept.reduce((all, name, at) => all.replaceAll(markOf(at), () => name), answer) : undefined;
    },
  };
}

const markOf = (at: number): string => `⟦${at}⟧`;
const countOf = (text: string, part: string): number => text.split(part).length - 1;
