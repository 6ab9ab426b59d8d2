// Newsletter subscriptions. The result never reveals whether an address was subscribed already.

import { z } from "zod";
import type { Database } from "#commerce/database";
import { EmailAddress } from "#commerce/mail";
import { newsletterSubscriptionTable } from "./tables.ts";

const Subscription = z.object({
  email: EmailAddress,
  market: z
    .string()
    .toLowerCase()
    .regex(/^[a-z]{2,7}$/),
  language: z.string().regex(/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i),
});

export type SubscriptionResult =
  | { readonly kind: "subscribed" }
  | { readonly kind: "invalid"; readonly field: keyof z.input<typeof Subscription> };

/** Takes the raw values of a form. Idempotent. */
export async function subscribe(
  { sql: client }: Database,
  form: Readonly<Record<string, unknown>>,
): Promise<SubscriptionResult> {
  const parsed = Subscription.safeParse(form);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path[0];
    return { kind: "invalid", field: field === "market" || field === "language" ? field : "email" };
  }
  await client.insert(newsletterSubscriptionTable).values(parsed.data).onConflictDoNothing();
  return { kind: "subscribed" };
}
