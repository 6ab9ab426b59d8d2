// The two languages of suggestions.

export type BoxLanguage = "zh" | "en";

/** Chinese if the page or the browser uses it. */
export const boxLanguage = (...tags: readonly (string | undefined)[]): BoxLanguage =>
  tags.some((tag) => /^zh(?:$|[-_])/iu.test(tag ?? "")) ? "zh" : "en";
