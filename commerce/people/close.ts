// Closing an account: its owner is signed out everywhere, and after a grace period it is erased.

import { and, eq, inArray, isNotNull, lte } from "drizzle-orm";
import { formatDate, type LanguageCode } from "#catalogue";
import {
  cancelEmailChange,
  confirmPassword,
  dropPendingSignIns,
  revokeOthers,
  type Accounts,
  type Busy,
  type Caller,
  type Limited,
} from "#commerce/accounts";
import type { Database } from "#commerce/database";
import { emitCustomerEvent } from "#commerce/events";
import { enqueueMail, mailLanguage, type MailContent, type MailShop } from "#commerce/mail";
import { recordSecurityEvent } from "#commerce/security";
import { readSetting, RETENTION } from "#commerce/settings";
import { mailClosing } from "#locales/mail-closing";
import { accountTable, passwordResetTable } from "../accounts/tables.ts";
import { wishlistShareTable, wishlistTable } from "../wishlist/tables.ts";
import { erasePerson } from "./erase.ts";

const DAY_MS = 86_400_000;

type ClosingResult =
  /** `until` is the end of the grace period. */
  | { readonly kind: "closed"; readonly email: string; readonly until: Date }
  | { readonly kind: "wrong" }
  | Limited
  | Busy;

/** Requires the password. Ends all sessions, unfinished sign-ins and the links to shared wishlists. */
export async function closeAccount(
  accounts: Accounts,
  accountId: string,
  { current }: { readonly current: string },
  { network, language, link }: Caller,
): Promise<ClosingResult> {
  const confirmed = await confirmPassword(accounts, accountId, current);
  if (confirmed.kind !== "right") return confirmed;
  const { email } = confirmed;
  const now = accounts.now();
  const until = await accounts.database.sql.transaction(async (tx) => {
    const { closedAccountDays } = await readSetting(tx, RETENTION);
    const end = new Date(now.getTime() + closedAccountDays * DAY_MS);
    await tx
      .update(accountTable)
      .set({ closedAt: now, closedLanguage: language })
      .where(eq(accountTable.id, accountId));
    await revokeOthers(tx, accountId);
    await dropPendingSignIns(tx, accountId);
    await cancelEmailChange(tx, accountId);
    await tx.delete(passwordResetTable).where(eq(passwordResetTable.accountId, accountId));
    const wishlists = tx
      .select({ id: wishlistTable.id })
      .from(wishlistTable)
      .where(eq(wishlistTable.userId, accountId));
    await tx.delete(wishlistShareTable).where(inArray(wishlistShareTable.wishlistId, wishlists));
    await emitCustomerEvent(tx, "customer.closed", accountId, now);
    await recordSecurityEvent(tx, { kind: "account-closed", at: now, network, accountId });
    const signIn = `${accounts.origin}${link("/login")}`;
    await enqueueMail(tx, email, (shop) => closedMail(shop, language, end, signIn), now);
    return end;
  });
  accounts.onMail();
  return { kind: "closed", email, until };
}

/**
 * Erases accounts whose grace period is over. An account with an open order waits until the order is settled. If some accounts fail, the
 * others are erased, and the errors are thrown together.
 */
export async function eraseClosedAccounts(
  database: Pick<Database, "sql" | "revisions">,
  closedAccountDays: number,
  now: Date,
): Promise<void> {
  const closedBefore = new Date(now.getTime() - closedAccountDays * DAY_MS);
  const due = await database.sql
    .select({ email: accountTable.email, language: accountTable.closedLanguage })
    .from(accountTable)
    .where(and(isNotNull(accountTable.closedAt), lte(accountTable.closedAt, closedBefore)));
  const errors: unknown[] = [];
  for (const { email, language } of due) {
    const person = { email, language: mailLanguage({ language: language ?? "" }), closedBefore };
    await erasePerson(database, person, now).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, "Closed accounts could not be erased");
}

export function closedMail(shop: MailShop, language: LanguageCode, until: Date, signIn: string): MailContent {
  const say = shop.messages(mailClosing, language);
  const date = formatDate(until, language, shop.timeZone);
  return {
    language,
    subject: say("closedSubject"),
    paragraphs: [say("closedText", { shop: shop.name, date }), say("closedOrders")],
    action: { label: say("closedAction"), href: signIn },
    note: say("closedNote"),
  };
}
