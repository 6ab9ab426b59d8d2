// Erases a person (GDPR, article 17): everything but the invoices of their orders, which the law demands for some years.

import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNotNull, lte, or, sql } from "drizzle-orm";
import type { LanguageCode } from "#catalogue";
import { forgetInAudit, recordAudit } from "#commerce/audit";
import { raiseRevision, type Database, type Sql } from "#commerce/database";
import { emitCustomerEvent, eventTable } from "#commerce/events";
import { enqueueMail, type MailContent, type MailShop } from "#commerce/mail";
import { forgetSubscriber } from "#commerce/newsletter";
import { recordSecurityEvent, subjectOf } from "#commerce/security";
import { RETENTION, readSetting } from "#commerce/settings";
import { mailClosing } from "#locales/mail-closing";
import { accountTable, emailChangeTable, registrationTable } from "../accounts/tables.ts";
import { checkoutTable } from "../checkout/tables.ts";
import { giftCardTable } from "../gift-cards/tables.ts";
import { mailTable } from "../mail/tables.ts";
import { orderTable } from "../orders/tables.ts";
import { reviewTable, reviewVoteTable } from "../reviews/tables.ts";
import { securityEventTable } from "../security/tables.ts";
import { savedViewTable } from "../staff/tables.ts";
import { backInStockTable } from "../stock/tables.ts";
import { anonymiseOrders } from "./anonymise-orders.ts";
import { findOpenOrders } from "./open-orders.ts";
import { findPerson, isOrderOf, type Person } from "./person.ts";

export type Erasure =
  | { readonly kind: "erased"; readonly orders: number; readonly hadAccount: boolean }
  /** Numbers of orders that are not settled yet. Nothing was changed. */
  | { readonly kind: "open-orders"; readonly orders: readonly string[] }
  /** The owner has signed in since. Nothing was changed. */
  | { readonly kind: "reopened" };

export interface PersonToErase {
  readonly email: string;
  /** Language of the mail that confirms it. */
  readonly language: LanguageCode;
  /** Erases only if the account was closed before this time, and is closed now. */
  readonly closedBefore?: Date;
}

/** Erasing an unknown address is harmless. */
export async function erasePerson(
  database: Pick<Database, "sql" | "revisions">,
  { email, language, closedBefore }: PersonToErase,
  now: Date,
): Promise<Erasure> {
  const erasure = await database.sql.transaction(async (tx): Promise<Erasure> => {
    const person = await findPerson(tx, email);
    if (closedBefore && !(await isClosed(tx, person, closedBefore))) return { kind: "reopened" };
    const checked = await lockOrders(tx, person);
    const open = await findOpenOrders(tx, person, now);
    if (open.length > 0) return { kind: "open-orders", orders: open };
    const names = await namesOf(tx, person, checked);
    const orders = await anonymiseOrders(tx, inArray(orderTable.id, checked), { keepsBilling: true, now });
    await forgetContact(tx, person, now);
    if (person.accountId !== null) await deleteAccount(tx, person.accountId, now);
    const { orderYears } = await readSetting(tx, RETENTION);
    await enqueueMail(tx, email, (shop) => erasedMail(shop, language, orders > 0 ? orderYears : 0), now);
    await recordSecurityEvent(tx, { kind: "account-erased", at: now });
    await forgetInAudit(tx, [email, ...names]);
    await forgetInViews(tx, [email, ...names]);
    await recordAudit(tx, {
      subject: { kind: "person", id: subjectOf(email) },
      after: { orders, hadAccount: person.accountId !== null },
    });
    await raiseRevision(tx, "reviews");
    return { kind: "erased", orders, hadAccount: person.accountId !== null };
  });
  await database.revisions.refresh();
  return erasure;
}

/** Locks the account, so that a sign-in waits for the outcome. */
async function isClosed(tx: Sql, { accountId }: Person, before: Date): Promise<boolean> {
  const [account] = await tx
    .select({ closedAt: accountTable.closedAt })
    .from(accountTable)
    .where(eq(accountTable.id, accountId ?? ""))
    .for("update");
  return account?.closedAt != null && account.closedAt <= before;
}

/** Only these are anonymised, because an order that is placed during the erasure has not been checked. */
async function lockOrders(tx: Sql, person: Person): Promise<string[]> {
  const rows = await tx.select({ id: orderTable.id }).from(orderTable).where(isOrderOf(person)).for("update");
  return rows.map(({ id }) => id);
}

/** Full names on the account and its orders. */
async function namesOf(tx: Sql, { accountId }: Person, orderIds: readonly string[]): Promise<readonly string[]> {
  const accounts = await tx
    .select({ firstName: accountTable.firstName, lastName: accountTable.lastName })
    .from(accountTable)
    .where(eq(accountTable.id, accountId ?? ""));
  const orders = await tx
    .select({ delivery: orderTable.delivery, billing: orderTable.billing })
    .from(orderTable)
    .where(inArray(orderTable.id, [...orderIds]));
  const people = [...accounts, ...orders.flatMap(({ delivery, billing }) => [delivery, billing])];
  return people.flatMap((one) => (one ? [`${one.firstName} ${one.lastName}`] : []));
}

/** Deletes saved views of lists whose filters or name have one of these texts. They are few, and their queries are encoded. */
async function forgetInViews(tx: Sql, texts: readonly string[]): Promise<void> {
  const { id, name, query } = savedViewTable;
  const wanted = texts.map((text) => text.trim().toLowerCase()).filter((text) => text !== "");
  const views = await tx.select({ id, name, query }).from(savedViewTable);
  const found = views.filter((view) => {
    const written = [view.name, ...new URLSearchParams(view.query).values()].join("\n").toLowerCase();
    return wanted.some((text) => written.includes(text));
  });
  if (found.length > 0)
    await tx.delete(savedViewTable).where(
      inArray(
        id,
        found.map((view) => view.id),
      ),
    );
}

/** Everything that is found by the address. */
async function forgetContact(tx: Sql, { email, accountId }: Person, now: Date): Promise<void> {
  await forgetSubscriber(tx, email, now);
  // Later ones are about an order that is placed during the erasure.
  await tx.delete(mailTable).where(and(eq(mailTable.recipient, email), lte(mailTable.createdAt, now)));
  await tx.delete(backInStockTable).where(eq(backInStockTable.email, email));
  await tx.delete(registrationTable).where(eq(registrationTable.email, email));
  await tx.delete(emailChangeTable).where(eq(emailChangeTable.email, email));
  await tx.delete(checkoutTable).where(eq(checkoutTable.email, email));
  // A card that waits for its day is part of the buyer's order; it is sent first.
  await tx
    .update(giftCardTable)
    .set({ recipientName: "", recipientEmail: "", senderName: "", message: "" })
    .where(and(eq(giftCardTable.recipientEmail, email), isNotNull(giftCardTable.sentAt)));
  const { accountId: account, details } = securityEventTable;
  await tx
    .update(securityEventTable)
    .set({ accountId: null, network: null, details: sql`${details} - 'address'` })
    .where(or(eq(account, accountId ?? ""), sql`${details} ->> 'address' = ${subjectOf(email)}`));
}

/** Sessions, addresses, bags and wishlists with their share links go with the account. */
async function deleteAccount(tx: Sql, accountId: string, now: Date): Promise<void> {
  // Published by consent, which ends here; a free text may also tell who wrote it.
  await tx.delete(reviewTable).where(eq(reviewTable.accountId, accountId));
  await tx
    .update(reviewVoteTable)
    .set({ voter: sql`'erased ' || ${randomUUID()} || ${reviewVoteTable.reviewId}` })
    .where(eq(reviewVoteTable.voter, accountId));
  await tx.delete(accountTable).where(eq(accountTable.id, accountId));
  await tx.delete(eventTable).where(eq(eventTable.subject, accountId));
  // The only event that is left, for systems that have copied the customer.
  await emitCustomerEvent(tx, "customer.erased", accountId, now);
}

export function erasedMail(shop: MailShop, language: LanguageCode, orderYears: number): MailContent {
  const say = shop.messages(mailClosing, language);
  return {
    language,
    subject: say("erasedSubject"),
    paragraphs: [
      say("erasedText", { shop: shop.name }),
      ...(orderYears > 0 ? [say("erasedOrders", { count: orderYears })] : []),
    ],
  };
}
