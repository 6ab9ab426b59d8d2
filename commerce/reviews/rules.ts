// Validation of reviews, and rate limits for writing and voting.

import { z } from "zod";
import type { Limit } from "#commerce/accounts";
import type { Fit } from "./review.ts";

const LENGTHS = {
  author: { least: 2, most: 40 },
  title: { least: 3, most: 80 },
  text: { least: 20, most: 2_000 },
} as const;

export interface WrittenReview {
  readonly author: string;
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly fit: Fit | null;
}

export type ReviewField = keyof WrittenReview;
/** "link" includes email addresses; "markup" is HTML. */
export type ReviewProblem = "missing" | "too-short" | "too-long" | "link" | "markup";
export type ReviewProblems = Readonly<Partial<Record<ReviewField, ReviewProblem>>>;

/** Reads a form; fields may be strings or parsed values. */
export function readReview(
  form: Readonly<Record<string, unknown>>,
):
  | { readonly kind: "review"; readonly review: WrittenReview }
  | { readonly kind: "invalid"; readonly problems: ReviewProblems } {
  const rating = z.coerce
    .number()
    .int()
    .min(1)
    .max(5)
    .safeParse(form["rating"] === "" ? undefined : form["rating"]);
  const fit = form["fit"] === undefined || form["fit"] === null || form["fit"] === "" ? null : Number(form["fit"]);
  const written = { author: lineOf(form["author"]), title: lineOf(form["title"]), text: proseOf(form["text"]) };
  const problems: Partial<Record<ReviewField, ReviewProblem>> = {};
  if (!rating.success) problems.rating = "missing";
  for (const name of ["author", "title", "text"] as const) {
    const problem = textProblem(written[name], LENGTHS[name]);
    if (problem) problems[name] = problem;
  }
  if (fit !== null && fit !== -1 && fit !== 0 && fit !== 1) problems.fit = "missing";
  if (Object.keys(problems).length > 0 || !rating.success) return { kind: "invalid", problems };
  return { kind: "review", review: { ...written, rating: rating.data, fit: fit as Fit | null } };
}

function textProblem(text: string, { least, most }: { least: number; most: number }): ReviewProblem | undefined {
  const letters = [...text].length;
  if (letters === 0) return "missing";
  if (letters < least) return "too-short";
  if (letters > most) return "too-long";
  if (/<\/?[a-z!]/iu.test(text)) return "markup";
  return LINK.test(text) ? "link" : undefined;
}

/** Matches URLs, www. names, email addresses, and names under common top-level domains. */
const LINK =
  /\bhttps?:|\bwww\.|\S@\S+\.\S|\b[a-z\d-]+\.(?:com|net|org|info|biz|shop|store|online|site|xyz|top|io|co|me|cn|ru|de|fr|uk|eu)\b/iu;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const lineOf = (value: unknown): string =>
  textOf(value)
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
/** Preserves paragraphs and removes other control characters. */
const proseOf = (value: unknown): string =>
  textOf(value)
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/(?:[^\P{Cc}\n]|[^\S\n])+/gu, " ")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();

const HOUR_MS = 3_600_000;
export const REVIEW_LIMITS = {
  writeFrom: { name: "review from", max: 30, windowMs: HOUR_MS },
  writeBy: { name: "review by", max: 20, windowMs: 24 * HOUR_MS },
  voteFrom: { name: "review vote from", max: 100, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;
