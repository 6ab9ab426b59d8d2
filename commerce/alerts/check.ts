// Checks alerts: compares the products of a batch of customers with their state at the last check, and writes each customer's digest to
// the outbox in the transaction that stores the new state. So a change is reported once, and not at all if it is undone before.

import { and, eq, inArray, sql } from "drizzle-orm";
import type { LanguageCode } from "#catalogue";
import type { Database, Sql } from "#commerce/database";
import { enqueueMail, isSuppressed, listKey, mailLanguage, openSigner } from "#commerce/mail";
import { cataloguePosition } from "#commerce/products";
import { accountTable } from "../accounts/tables.ts";
import { alertMail, type AlertedProduct } from "./alert-mail.ts";
import { changeOf, isLowest, type AlertViewer, type ItemChange } from "./rules.ts";
import { alertTable as table } from "./tables.ts";
import { readChanged, readTimelines, storeSeen, type SeenState, type WatchedRow } from "./watched.ts";

export interface AlertCustomer {
  readonly market: string;
  readonly language: LanguageCode;
  readonly vipLevel: number;
}

export interface AlertParts {
  readonly database: Database;
  /** Public origin of the shop, for links in mails. */
  readonly origin: string;
  /** Undefined if the shop no longer has the market. Throws if it is not known what is hidden from the country. */
  readonly viewerOf: (customer: AlertCustomer) => Promise<AlertViewer | undefined>;
}

export interface CheckedAlerts {
  readonly mails: number;
  /** True if there may be another batch. */
  readonly hasMore: boolean;
}

const MINUTE_MS = 60_000;
/** Customers of one transaction. */
const BATCH = 50;
/** Other processes skip claimed customers for this long. */
const LEASE_MS = 5 * MINUTE_MS;
/** A customer is checked again after this time if the catalogue has changed. */
const CHECK_MS = 15 * MINUTE_MS;
/** A customer gets at most one mail in this time. */
export const DIGEST_MS = 24 * 60 * MINUTE_MS;

/** Processes one batch. Safe to run in several processes at once. */
export async function checkAlerts({ database, origin, viewerOf }: AlertParts, now: Date): Promise<CheckedAlerts> {
  const position = await cataloguePosition(database);
  if (position === undefined) return { mails: 0, hasMore: false };
  const claimed = await claim(database.sql, position, now);
  if (claimed.length === 0) return { mails: 0, hasMore: false };
  const viewers = new Map<string, AlertViewer>();
  for (const customer of claimed) {
    const viewer = await viewerOf({ ...customer, language: mailLanguage(customer) });
    if (viewer) viewers.set(customer.accountId, viewer);
  }
  const mails = await database.sql.transaction(async (tx) => {
    const ours = await stillOurs(tx, claimed);
    const sent = await report(tx, { customers: ours, viewers, origin, now });
    await finish(tx, ours, { sent, position, now });
    return sent.length;
  });
  return { mails, hasMore: claimed.length === BATCH };
}

interface Customer {
  readonly accountId: string;
  readonly email: string;
  readonly vipLevel: number;
  readonly market: string;
  readonly language: string;
  readonly priceDrops: boolean;
  readonly backInStock: boolean;
  readonly leasedUntil: Date | null;
}

const CUSTOMER = {
  accountId: table.accountId,
  email: accountTable.email,
  vipLevel: accountTable.vipLevel,
  market: table.market,
  language: table.language,
  priceDrops: table.priceDrops,
  backInStock: table.backInStock,
  leasedUntil: table.leasedUntil,
};

/** Takes the customers whose check has waited longest. */
function claim(client: Sql, position: string, now: Date): Promise<readonly Customer[]> {
  const at = now.toISOString();
  const mutedSince = new Date(now.getTime() - DIGEST_MS).toISOString();
  const due = sql`(
    select due.account_id from ${table} as due join ${accountTable} as owner on owner.id = due.account_id
    where due.due_at <= ${at}::timestamptz and (due.leased_until is null or due.leased_until <= ${at}::timestamptz)
      and (due.sent_at is null or due.sent_at <= ${mutedSince}::timestamptz) and owner.closed_at is null
      and (due.price_drops or due.back_in_stock) and due.checked_position is distinct from ${position}
    order by due.due_at limit ${BATCH} for update of due skip locked)`;
  return client
    .update(table)
    .set({ leasedUntil: new Date(now.getTime() + LEASE_MS) })
    .from(accountTable)
    .where(and(eq(accountTable.id, table.accountId), sql`${table.accountId} in ${due}`))
    .returning(CUSTOMER);
}

/** Locks the customers as they are now. Those whose lease expired or whose market changed since are checked by a later batch. */
async function stillOurs(tx: Sql, claimed: readonly Customer[]): Promise<readonly Customer[]> {
  const known = new Map(claimed.map((customer) => [customer.accountId, customer]));
  const rows = await tx
    .select(CUSTOMER)
    .from(table)
    .innerJoin(accountTable, eq(accountTable.id, table.accountId))
    .where(inArray(table.accountId, [...known.keys()]))
    .orderBy(table.accountId)
    .for("update", { of: table });
  return rows.filter(({ accountId, market, leasedUntil }) => {
    const before = known.get(accountId);
    return before?.market === market && before.leasedUntil?.getTime() === leasedUntil?.getTime();
  });
}

interface Report {
  readonly customers: readonly Customer[];
  readonly viewers: ReadonlyMap<string, AlertViewer>;
  readonly origin: string;
  readonly now: Date;
}

/** Writes the mails and stores the new state; returns the accounts that get a mail. */
async function report(tx: Sql, { customers, viewers, origin, now }: Report): Promise<readonly string[]> {
  const rows = await readChanged(
    tx,
    customers.map(({ accountId }) => accountId),
  );
  const changes = rows.flatMap((row): readonly Changed[] => {
    const viewer = viewers.get(row.accountId);
    const change = viewer && changeOf(row, viewer);
    return change ? [{ row, viewer, change }] : [];
  });
  const isAllowed = await lowestPrices(tx, changes, now);
  const byAccount = Map.groupBy(changes, ({ row }) => row.accountId);
  const signer = await openSigner(tx);
  const sent: string[] = [];
  for (const customer of customers) {
    const { accountId, email, market } = customer;
    const language = mailLanguage(customer);
    const products = (byAccount.get(accountId) ?? []).flatMap((one) => {
      const product = alertedProduct(one, language, { ...customer, priceDrops: customer.priceDrops && isAllowed(one) });
      return product ?? [];
    });
    const member = { list: "alerts", email } as const;
    if (products.length === 0 || (await isSuppressed(tx, member))) continue;
    const digest = { language, market, products };
    await enqueueMail(tx, email, () => alertMail(digest, origin, listKey(signer, member)), now);
    sent.push(accountId);
  }
  await storeSeen(tx, changes.map(seenState));
  return sent;
}

interface Changed {
  readonly row: WatchedRow;
  readonly viewer: AlertViewer;
  readonly change: ItemChange;
}

const seenState = ({ row, change }: Changed): SeenState => ({
  id: row.itemId,
  prices: change.settlesPrice ? row.prices : null,
  stock: row.isInStock,
});

/** Tells whether a market with prior prices allows to announce a drop; reads the history only of those. */
async function lowestPrices(tx: Sql, changes: readonly Changed[], now: Date): Promise<(one: Changed) => boolean> {
  const asked = changes.filter(({ change, viewer }) => change.isDrop && viewer.market.hasPriorPrices);
  const timelines = await readTimelines(tx, [...new Set(asked.map(({ row }) => row.productId))]);
  return ({ row, viewer: { market } }) =>
    !market.hasPriorPrices || isLowest(timelines.get(row.productId) ?? [], market.priceList, now.getTime());
}

function alertedProduct(
  { row, change }: Changed,
  language: LanguageCode,
  wants: { readonly priceDrops: boolean; readonly backInStock: boolean },
): AlertedProduct | undefined {
  const isDrop = change.isDrop && wants.priceDrops;
  const isBack = change.isBack && wants.backInStock;
  if (!isDrop && !isBack) return undefined;
  const { handle, title, titles, vendor, vendorNames, image } = row;
  const { price } = change;
  return {
    handle,
    title: titles[language] ?? title,
    vendor: vendorNames[language] ?? vendor,
    image,
    price,
    isDrop,
    isBack,
  };
}

async function finish(
  tx: Sql,
  customers: readonly Customer[],
  { sent, position, now }: { readonly sent: readonly string[]; readonly position: string; readonly now: Date },
): Promise<void> {
  const next = { leasedUntil: null, checkedPosition: position, dueAt: new Date(now.getTime() + CHECK_MS) };
  const quiet = customers.map(({ accountId }) => accountId).filter((id) => !sent.includes(id));
  if (quiet.length > 0) await tx.update(table).set(next).where(inArray(table.accountId, quiet));
  if (sent.length > 0)
    await tx
      .update(table)
      .set({ ...next, sentAt: now })
      .where(inArray(table.accountId, [...sent]));
}
