// The content of a newsletter's issue, as an operator writes it.

import { z } from "zod";
import { languageOf } from "#catalogue";

const line = (longest: number) => z.string().trim().min(1).max(longest);

const Text = z.strictObject({
  subject: line(200),
  paragraphs: z.array(line(2_000)).min(1).max(30),
  /** Shown as a button. */
  action: z.strictObject({ label: line(80), href: z.url({ protocol: /^https?$/ }).max(2_000) }).optional(),
});

export const IssueContent = z.strictObject({
  /** Values of departments; empty for all subscribers. */
  topics: z.array(line(100)).max(50).default([]),
  /** Keyed by language. Subscribers whose language is missing get the English text. */
  texts: z
    .record(
      z.string().refine((code) => languageOf(code) !== undefined, "is no language of the shop"),
      Text,
    )
    .refine((texts) => "en" in texts, "must have an English text (en), which other languages fall back to"),
});
export type IssueContent = z.output<typeof IssueContent>;
