// Subscribing to the newsletter, confirmed by a link in a mail. The results never reveal whether an address was subscribed already.

import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { countAttempts, createToken, hashOf, type Accounts, type Limit, type Limited } from "#commerce/accounts";
import { EmailAddress, enqueueMail, liftSuppression, mailLanguage } from "#commerce/mail";
import { confirmMail } from "./mails.ts";
import { LIFE_MS } from "./sweep.ts";
import { newsletterSubscriptionTable as table } from "./tables.ts";

/** Forms that subscribe. */
const SUBSCRIPTION_SOURCES = ["footer", "page", "account"] as const;

const Subscription = z.object({
  email: EmailAddress,
  market: z
    .string()
    .toLowerCase()
    .regex(/^[a-z]{2,7}$/),
  language: z.string().regex(/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i),
  source: z.enum(SUBSCRIPTION_SOURCES).catch("page"),
});

export type SubscriptionResult =
  /** A link was sent, unless the address is subscribed or was sent one a moment ago. */
  | { readonly kind: "asked" }
  | { readonly kind: "invalid"; readonly field: keyof z.input<typeof Subscription> }
  | Limited;

export type NewsletterParts = Pick<Accounts, "database" | "now" | "origin" | "onMail">;

export interface NewsletterCaller {
  readonly network: string;
  /** Adds the visitor's country prefix to a path. */
  readonly link: (path: string) => string;
}

const HOUR_MS = 60 * 60_000;
const PER_NETWORK: Limit = { name: "newsletter from", max: 20, windowMs: HOUR_MS };
const PER_ADDRESS: Limit = { name: "newsletter to", max: 3, windowMs: 24 * HOUR_MS };

/**
 * From all networks together. More sign-ups than this are made by programs. Some 30 networks can close the sign-up for an hour with it, on
 * purpose: each one sends a mail to a stranger, and a shop that sends thousands of those is blacklisted, with its order confirmations.
 */
const IN_TOTAL: Limit = { name: "newsletter in total", max: 600, windowMs: HOUR_MS };

/** Takes the raw values of a form. Nothing is subscribed until the link is confirmed. */
export async function subscribe(
  { database, now, origin, onMail }: NewsletterParts,
  form: Readonly<Record<string, unknown>>,
  { network, link }: NewsletterCaller,
): Promise<SubscriptionResult> {
  const parsed = Subscription.safeParse(form);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path[0];
    return { kind: "invalid", field: field === "market" || field === "language" ? field : "email" };
  }
  const { email, language } = parsed.data;
  const at = now();
  const limited = await countAttempts(database.sql, [{ limit: PER_NETWORK, subject: network }], at);
  if (limited) return limited;
  // Silently: an answer would reveal that someone else subscribes this address.
  if (await countAttempts(database.sql, [{ limit: PER_ADDRESS, subject: email }], at)) return { kind: "asked" };
  const full = await countAttempts(database.sql, [{ limit: IN_TOTAL, subject: "" }], at);
  if (full) return full;
  const token = createToken();
  const asked = { ...parsed.data, tokenHash: hashOf(token), subscribedAt: at };
  await database.sql.transaction(async (tx) => {
    const [row] = await tx
      .insert(table)
      .values(asked)
      .onConflictDoUpdate({ target: table.email, set: asked, setWhere: isNull(table.confirmedAt) })
      .returning({ email: table.email });
    const href = `${origin}${link(`/newsletter?confirm=${token}`)}`;
    if (row) await enqueueMail(tx, email, (shop) => confirmMail(shop, mailLanguage({ language }), href), at);
  });
  onMail();
  return { kind: "asked" };
}

export type ConfirmationResult =
  | { readonly kind: "confirmed"; readonly email: string }
  /** The link is older than a week, was replaced by a newer one, or was never sent. */
  | { readonly kind: "expired" };

/** Repeating it is harmless. */
export async function confirmSubscription(
  { database: { sql: client }, now }: Pick<NewsletterParts, "database" | "now">,
  token: string,
): Promise<ConfirmationResult> {
  const at = now();
  const row = await client.transaction(async (tx) => {
    const [confirmed] = await tx
      .update(table)
      // The first confirmation is the consent that the shop must be able to prove.
      .set({ confirmedAt: sql`coalesce(${table.confirmedAt}, ${at.toISOString()}::timestamptz)` })
      .where(and(eq(table.tokenHash, hashOf(token)), gt(table.subscribedAt, new Date(at.getTime() - LIFE_MS))))
      .returning({ email: table.email });
    if (confirmed) await liftSuppression(tx, confirmed.email);
    return confirmed;
  });
  return row ? { kind: "confirmed", email: row.email } : { kind: "expired" };
}
