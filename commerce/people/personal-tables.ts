// Every table with personal data: how to find a person's rows, and the columns that are secrets. A test compares this list with the
// database, so that a new table is either exported or an exception with a reason.

import { and, eq, getTableColumns, inArray, ne, or, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Sql } from "#commerce/database";
import { subjectOf } from "#commerce/security";
import {
  accountNoteTable,
  accountTable,
  addressTable,
  authenticatorTable,
  deviceTable,
  emailChangeTable,
  passkeyChallengeTable,
  passkeyTable,
  passwordResetTable,
  pendingSignInTable,
  recoveryCodeTable,
  registrationTable,
  sessionTable,
} from "../accounts/tables.ts";
import { alertTable, savedSearchTable } from "../alerts/tables.ts";
import { analyticsEventTable, orderAnalyticsTable } from "../analytics/tables.ts";
import { cartLineTable, cartTable } from "../cart/tables.ts";
import { checkoutTable } from "../checkout/tables.ts";
import { eventTable } from "../events/tables.ts";
import { giftCardHoldTable, giftCardTable } from "../gift-cards/tables.ts";
import { mailTable } from "../mail/tables.ts";
import { newsletterSubscriptionTable } from "../newsletter/tables.ts";
import {
  orderDiscountTable,
  orderEventTable,
  orderLineTable,
  orderNoteTable,
  orderTable,
  orderTaxTable,
  parcelTable,
} from "../orders/tables.ts";
import { creditNoteLineTable, creditNoteTable, disputeTable, paymentTable, refundTable } from "../payments/tables.ts";
import { promotionUseTable } from "../promotions/tables.ts";
import { returnLineTable, returnTable } from "../returns/tables.ts";
import { reviewTable, reviewVoteTable } from "../reviews/tables.ts";
import { securityEventTable } from "../security/tables.ts";
import { backInStockTable } from "../stock/tables.ts";
import { wishlistItemTable, wishlistShareTable, wishlistTable } from "../wishlist/tables.ts";
import { isOrderOf, rowsOf, type Person } from "./person.ts";

type Row = Readonly<Record<string, unknown>>;

interface PersonalTable {
  readonly table: PgTable;
  /** Columns that open or sign something, that name staff, or that concern only the machine. */
  readonly secrets?: readonly string[];
  /** The row without the names of staff. */
  readonly withoutStaff?: (row: Row) => Row;
  readonly isOf: (person: Person, client: Pick<Sql, "select">) => SQL | undefined;
}

/** Matches nothing for a guest. */
const ofAccount =
  (column: Parameters<typeof eq>[0]): PersonalTable["isOf"] =>
  ({ accountId }) =>
    sql`${column} = ${accountId ?? ""}`;
const ofAddress =
  (column: Parameters<typeof eq>[0]): PersonalTable["isOf"] =>
  ({ email }) =>
    sql`${column} = ${email}`;
type Rows = ReturnType<typeof rowsOf>;
const within =
  (column: Parameters<typeof inArray>[0], rows: keyof Rows): PersonalTable["isOf"] =>
  (person, client) =>
    inArray(column, rowsOf(client, person)[rows]());

/** Keyed by the name of their part in the file that a person downloads. */
export const PERSONAL_TABLES: Readonly<Record<string, PersonalTable>> = {
  account: { table: accountTable, secrets: ["passwordHash", "words"], isOf: ofAccount(accountTable.id) },
  accountNotes: { table: accountNoteTable, secrets: ["writtenBy"], isOf: ofAccount(accountNoteTable.accountId) },
  addresses: { table: addressTable, isOf: ofAccount(addressTable.accountId) },
  sessions: { table: sessionTable, secrets: ["tokenHash"], isOf: ofAccount(sessionTable.accountId) },
  devices: { table: deviceTable, secrets: ["tokenHash"], isOf: ofAccount(deviceTable.accountId) },
  authenticators: {
    table: authenticatorTable,
    secrets: ["secret", "lastStep"],
    isOf: ofAccount(authenticatorTable.accountId),
  },
  passkeys: {
    table: passkeyTable,
    secrets: ["credentialId", "publicKey", "counter"],
    isOf: ofAccount(passkeyTable.accountId),
  },
  passkeyChallenges: {
    table: passkeyChallengeTable,
    secrets: ["challengeHash"],
    isOf: ofAccount(passkeyChallengeTable.accountId),
  },
  recoveryCodes: { table: recoveryCodeTable, secrets: ["codeHash"], isOf: ofAccount(recoveryCodeTable.accountId) },
  pendingSignIns: { table: pendingSignInTable, secrets: ["tokenHash"], isOf: ofAccount(pendingSignInTable.accountId) },
  registrations: {
    table: registrationTable,
    secrets: ["tokenHash", "passwordHash"],
    isOf: ofAddress(registrationTable.email),
  },
  passwordResets: { table: passwordResetTable, secrets: ["tokenHash"], isOf: ofAccount(passwordResetTable.accountId) },
  emailChanges: {
    table: emailChangeTable,
    secrets: ["currentTokenHash", "newTokenHash"],
    isOf: ofAccount(emailChangeTable.accountId),
  },
  securityEvents: {
    table: securityEventTable,
    isOf: ({ email, accountId }) =>
      and(
        or(
          sql`${securityEventTable.accountId} = ${accountId ?? ""}`,
          sql`${securityEventTable.details} ->> 'address' = ${subjectOf(email)}`,
        ),
        // They name the operator, who is someone else.
        ne(securityEventTable.kind, "operator-action"),
      ),
  },
  events: {
    table: eventTable,
    isOf: (person, client) =>
      or(
        sql`${eventTable.subject} = ${person.accountId ?? ""}`,
        inArray(
          eventTable.subject,
          client
            .select({ id: sql<string>`${orderTable.id}::text` })
            .from(orderTable)
            .where(isOrderOf(person)),
        ),
      ),
  },
  wishlists: { table: wishlistTable, secrets: ["tokenHash"], isOf: ofAccount(wishlistTable.userId) },
  wishlistItems: { table: wishlistItemTable, isOf: within(wishlistItemTable.wishlistId, "wishlists") },
  wishlistShares: {
    table: wishlistShareTable,
    secrets: ["tokenHash"],
    isOf: within(wishlistShareTable.wishlistId, "wishlists"),
  },
  carts: { table: cartTable, secrets: ["tokenHash"], isOf: within(cartTable.id, "carts") },
  cartLines: { table: cartLineTable, isOf: within(cartLineTable.cartId, "carts") },
  checkouts: { table: checkoutTable, isOf: within(checkoutTable.cartId, "carts") },
  orders: { table: orderTable, secrets: ["tokenHash", "idempotencyKey"], isOf: isOrderOf },
  orderLines: { table: orderLineTable, isOf: within(orderLineTable.orderId, "orders") },
  orderDiscounts: { table: orderDiscountTable, isOf: within(orderDiscountTable.orderId, "orders") },
  orderTaxes: { table: orderTaxTable, isOf: within(orderTaxTable.orderId, "orders") },
  parcels: { table: parcelTable, isOf: within(parcelTable.orderId, "orders") },
  orderNotes: { table: orderNoteTable, secrets: ["writtenBy"], isOf: within(orderNoteTable.orderId, "orders") },
  orderEvents: {
    table: orderEventTable,
    withoutStaff: ({ details, ...row }) => {
      const { operator: _operator, ...others } = details as Row;
      return { ...row, details: others };
    },
    isOf: within(orderEventTable.orderId, "orders"),
  },
  orderAnalytics: { table: orderAnalyticsTable, isOf: within(orderAnalyticsTable.orderId, "orders") },
  analyticsEvents: { table: analyticsEventTable, isOf: within(analyticsEventTable.orderId, "orders") },
  payments: { table: paymentTable, secrets: ["step"], isOf: within(paymentTable.orderId, "orders") },
  refunds: { table: refundTable, isOf: within(refundTable.orderId, "orders") },
  creditNotes: { table: creditNoteTable, isOf: within(creditNoteTable.orderId, "orders") },
  creditNoteLines: { table: creditNoteLineTable, isOf: within(creditNoteLineTable.creditNoteId, "creditNotes") },
  disputes: { table: disputeTable, isOf: within(disputeTable.orderId, "orders") },
  returns: { table: returnTable, secrets: ["tokenHash"], isOf: within(returnTable.orderId, "orders") },
  returnLines: { table: returnLineTable, isOf: within(returnLineTable.returnId, "returns") },
  giftCards: {
    table: giftCardTable,
    secrets: ["codeHash"],
    isOf: (person, client) =>
      or(
        eq(giftCardTable.recipientEmail, person.email),
        inArray(giftCardTable.orderLineId, rowsOf(client, person).lines()),
      ),
  },
  promotionUses: {
    table: promotionUseTable,
    // A key of the email, which the orders have.
    secrets: ["customer"],
    isOf: within(promotionUseTable.orderId, "orders"),
  },
  giftCardPayments: { table: giftCardHoldTable, isOf: within(giftCardHoldTable.orderId, "orders") },
  reviews: { table: reviewTable, isOf: ofAccount(reviewTable.accountId) },
  reviewVotes: { table: reviewVoteTable, isOf: ofAccount(reviewVoteTable.voter) },
  newsletter: {
    table: newsletterSubscriptionTable,
    secrets: ["tokenHash"],
    isOf: ofAddress(newsletterSubscriptionTable.email),
  },
  alerts: { table: alertTable, isOf: ofAccount(alertTable.accountId) },
  savedSearches: { table: savedSearchTable, isOf: ofAccount(savedSearchTable.accountId) },
  backInStock: { table: backInStockTable, isOf: ofAddress(backInStockTable.email) },
  // The text may contain a link that opens something.
  mails: {
    table: mailTable,
    secrets: ["text", "html", "attachments", "unsubscribe"],
    isOf: ofAddress(mailTable.recipient),
  },
};

/** Tables that look personal, and why the export leaves them out. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  audit_entry: "changes by operators; erasing a person replaces the names and addresses in them",
  attempt: "counts attempts by a hash, and names nobody",
  cart_request: "keys by which a repeated request is recognised; they are random",
  ledger_entry: "bookkeeping of amounts that payments and refunds have",
  mail_suppression: "a keyed hash, from which no address can be read",
  newsletter_issue: "a text for all subscribers; the cursor is empty once it is sent",
  order_search: "words of an order by which merchants find it; the order itself is exported",
  order_token: "hashes of the keys that open an order",
  payment_event: "notices of the payment provider; payments have their outcome",
  picture: "addresses of pictures",
  staff: "people who work in the shop, who are not its customers",
  saved_view: "of people who work in the shop; those that look for an erased person are deleted",
  staff_invitation: "people who were asked to work in the shop; expires within three days",
  staff_recovery_code: "of people who work in the shop",
  staff_reset: "of people who work in the shop",
  staff_session: "of people who work in the shop",
  staff_two_factor: "of people who work in the shop",
  stock_reservation: "pieces of an order, which its lines have; the network is forgotten within an hour",
  tax_record: "notices to the tax provider of sales and credit notes, which the export has",
  test_charge: "the test provider's record of a payment that never took money",
};

/** Columns that the export has. */
export const exportedColumns = ({ table, secrets = [] }: PersonalTable) =>
  Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !secrets.includes(name)));
