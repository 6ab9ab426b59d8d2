// The head of a text file: lines of "key: value" between two lines of dashes, and the text after them. Pure.

import { z } from "zod";

export const HELP_GROUPS = ["orders", "returns", "shopping", "about", "legal", "none"] as const;
export type HelpGroup = (typeof HELP_GROUPS)[number];

const Head = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  group: z.enum(HELP_GROUPS),
  order: z.coerce.number().int().default(0),
  updated: z.iso.date().optional(),
  mobile: z
    .string()
    .default("")
    .transform((names) =>
      names
        .split(",")
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  questions: z.stringbool().default(false),
});

export interface TextFile extends z.output<typeof Head> {
  /** Titles in other languages by code. */
  readonly titles: Readonly<Record<string, string>>;
  /** Descriptions in other languages by code. */
  readonly descriptions: Readonly<Record<string, string>>;
  /** Markdown, with facts in double braces. */
  readonly text: string;
}

/** Throws with the name of the file and, where it can, the line. */
export function readTextFile(file: string, content: string): TextFile {
  const lines = content.split(/\r?\n/);
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end === -1) throw new Error(`${file}: must begin with a head between two lines of ---`);
  const entries: Record<string, string> = {};
  const titles: Record<string, string> = {};
  const descriptions: Record<string, string> = {};
  for (const [at, line] of lines.slice(1, end).entries()) {
    const [, key = "", value = ""] = /^([\w.]+): *(.*)$/.exec(line) ?? [];
    if (key === "" || key in entries) {
      throw new Error(`${file}, line ${at + 2}: ${key === "" ? `not "key: value"` : `${key} stands twice`}`);
    }
    const [, field, language = ""] = /^(title|description)\.([a-z]{2})$/.exec(key) ?? [];
    if (field === "title") titles[language] = value.trim();
    else if (field === "description") descriptions[language] = value.trim();
    else entries[key] = value.trim();
  }
  const head = Head.safeParse(entries);
  if (!head.success) {
    const problems = head.error.issues.map((issue) => `${issue.path.join(".") || "head"}: ${issue.message}`);
    throw new Error(`${file}: ${problems.join("; ")}`);
  }
  return { ...head.data, titles, descriptions, text: lines.slice(end + 1).join("\n") };
}
