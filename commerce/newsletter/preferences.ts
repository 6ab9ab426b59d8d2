// A subscriber's preferences: departments and language of the newsletter.

import { and, eq, isNotNull } from "drizzle-orm";
import { z } from "zod";
import { languageOf } from "#catalogue";
import type { Database } from "#commerce/database";
import { newsletterSubscriptionTable as table } from "./tables.ts";

export interface Preferences {
  readonly language: string;
  /** Values of departments; empty for everything. */
  readonly topics: readonly string[];
}

/** Undefined if the address has no confirmed subscription. */
export async function findPreferences(
  { sql: client }: Pick<Database, "sql">,
  email: string,
): Promise<Preferences | undefined> {
  const [row] = await client.select({ language: table.language, topics: table.topics }).from(table).where(isOf(email));
  return row;
}

const MAX_TOPICS = 50;
const Form = z.object({
  language: z.string().refine((code) => languageOf(code) !== undefined),
  topics: z.array(z.string().min(1).max(100)).max(MAX_TOPICS),
});

/** `departments` are the values to choose from: others are dropped, and a choice of all of them means everything. */
export async function savePreferences(
  { sql: client }: Pick<Database, "sql">,
  email: string,
  form: { readonly language: string; readonly topics: readonly string[] },
  departments: readonly string[],
): Promise<"saved" | "invalid" | "not-subscribed"> {
  const parsed = Form.safeParse(form);
  if (!parsed.success) return "invalid";
  const { language } = parsed.data;
  const chosen = departments.filter((department) => parsed.data.topics.includes(department));
  const topics = chosen.length === departments.length ? [] : chosen;
  const saved = await client.update(table).set({ language, topics }).where(isOf(email)).returning();
  return saved.length > 0 ? "saved" : "not-subscribed";
}

const isOf = (email: string) => and(eq(table.email, email), isNotNull(table.confirmedAt));
