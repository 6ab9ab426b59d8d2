// The two languages that suggestions are kept in.

export type BoxLanguage = "zh" | "en";

/** Chinese where the page or the visitor's browser speaks it. */
export const boxLanguage = (...tags: readonly (string | undefined)[]): BoxLanguage =>
  tags.some((tag) => /^zh(?:$|[-_])/iu.test(tag ?? "")) ? "zh" : "en";
