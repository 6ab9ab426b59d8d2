// Parts of the patterns that read the rules of queries.

/** A part of the query, by its position in the text. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export type Pattern<Read> = readonly [RegExp, (match: RegExpExecArray) => Read | undefined];

export const regex = (pattern: string): RegExp => new RegExp(pattern, "u");

export const blanked = (text: string, { from, to }: Span): string =>
  text.slice(0, from) + " ".repeat(to - from) + text.slice(to);

export const YEARS = "years?|yrs?|ans|jahre?n?|anni|años|лет|года?|سنوات|سنة|عام";
export const MONEY =
  "(?:euros?|eur|евро|يورو|欧元|ユーロ|유로|€|pounds?|gbp|£|dollars?|usd|\\$|quid|bucks|元|円|원|¥|руб\\p{L}*|₽)";
export const START = "(?<![\\p{L}\\p{N}])";
export const END = "(?![\\p{L}\\p{M}\\p{N}])";
