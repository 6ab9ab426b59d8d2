// The front matter of a text file, in YAML between two lines of dashes, and the text after it.

import { LineCounter, parseDocument } from "yaml";
import { z } from "zod";

const HELP_GROUPS = ["orders", "returns", "shopping", "about", "legal", "none"] as const;
export type HelpGroup = (typeof HELP_GROUPS)[number];

const Head = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  group: z.enum(HELP_GROUPS),
  order: z.int().default(0),
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
  questions: z.boolean().default(false),
  only: z.enum(["europe"]).optional(),
});

export interface TextFile extends z.output<typeof Head> {
  /** Titles in other languages by code. */
  readonly titles: Readonly<Record<string, string>>;
  /** Descriptions in other languages by code. */
  readonly descriptions: Readonly<Record<string, string>>;
  /** Markdown, with facts in double braces. */
  readonly text: string;
}

/** Throws with the name of the file and, where there is one, the line. */
export function readTextFile(file: string, content: string): TextFile {
  const [, head, text] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(content) ?? [];
  if (head === undefined || text === undefined) {
    throw new Error(`${file}: must start with front matter between two lines of ---`);
  }
  const { entries, titles, descriptions } = splitLanguages(parseHead(file, head));
  const parsed = Head.safeParse(entries);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join(".") || "front matter"}: ${issue.message}`);
    throw new Error(`${file}: ${problems.join("; ")}`);
  }
  return { ...parsed.data, titles, descriptions, text };
}

function parseHead(file: string, head: string): unknown {
  const lines = new LineCounter();
  const document = parseDocument(head, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  // The line of dashes above comes first.
  if (error) throw new Error(`${file}, line ${lines.linePos(error.pos[0]).line + 1}: ${error.message}`);
  return document.toJS();
}

/** Separates `title.fr` and `description.fr` from the other entries. */
function splitLanguages(head: unknown) {
  const entries: Record<string, unknown> = {};
  const titles: Record<string, string> = {};
  const descriptions: Record<string, string> = {};
  for (const [key, value] of Object.entries(head ?? {})) {
    const [, field, language = ""] = /^(title|description)\.([a-z]{2})$/.exec(key) ?? [];
    if (field === undefined) entries[key] = value;
    else (field === "title" ? titles : descriptions)[language] = String(value);
  }
  return { entries, titles, descriptions };
}
