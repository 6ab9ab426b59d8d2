// Checks alerts: compares the products of a batch of customers with their state at the last check, and writes each customer's digest to
// the outbox in the transaction that stores the new state. So a change is reported once, and not at all if it is undone before.

import type { LanguageCode } from "#catalogue";
import type { Database, Sql } from "#commerce/database";
import { enqueueMails, listKey, mailLanguage, openSigner, suppressedAmong, type MailTo } from "#commerce/mail";
import { cataloguePosition } from "#commerce/products";
import { alertMail, type AlertedProduct } from "./alert-mail.ts";
import { BATCH, claimDue, finish, lockClaimed, lockDueSearches, type Customer } from "./claim.ts";
import { MOST_MATCHES, newSince, readDue, takeNew, type FoundMatches, type Newest } from "./new-matches.ts";
import { changeOf, isLowest, type AlertViewer, type ItemChange } from "./rules.ts";
import { readChanged, readTimelines, storeSeen, type SeenState, type WatchedRow } from "./watched.ts";

export interface AlertCustomer {
  readonly market: string;
  readonly language: LanguageCode;
  readonly vipLevel: number;
}

export interface SearchedListing {
  readonly path: string;
  readonly query: string;
}

export interface AlertParts {
  readonly database: Database;
  /** Public origin of the shop, for links in mails. */
  readonly origin: string;
  /** Undefined if the shop no longer has the market. Throws if it is not known what is hidden from the country. */
  readonly viewerOf: (customer: AlertCustomer) => Promise<AlertViewer | undefined>;
  /** The newest products of a listing; undefined if the listing is gone. */
  readonly newestIn: (
    listing: SearchedListing,
    customer: AlertCustomer,
    range: { readonly since: Date; readonly limit: number },
  ) => Promise<Newest | undefined>;
  /** Called for each search that failed; it is tried again later, and the rest of the digest is sent. */
  readonly onError: (error: unknown) => void;
}

export interface CheckedAlerts {
  readonly mails: number;
  /** True if there may be another batch. */
  readonly hasMore: boolean;
}

/** Processes one batch. Safe to run in several processes at once. */
export async function checkAlerts(parts: AlertParts, now: Date): Promise<CheckedAlerts> {
  const { database, origin, viewerOf } = parts;
  const position = await cataloguePosition(database);
  if (position === undefined) return { mails: 0, hasMore: false };
  const claimed = await claimDue(database.sql, position, now);
  if (claimed.length === 0) return { mails: 0, hasMore: false };
  const viewers = new Map<string, AlertViewer>();
  for (const customer of claimed) {
    const viewer = await viewerOf({ ...customer, language: mailLanguage(customer) });
    if (viewer) viewers.set(customer.accountId, viewer);
  }
  const found = await searchDue(parts, claimed, now);
  const mails = await database.sql.transaction(async (tx) => {
    const customers = await lockClaimed(tx, claimed);
    const sent = await report(tx, { customers, viewers, found, origin, now });
    await finish(tx, customers, { sent, position, now });
    return sent.length;
  });
  return { mails, hasMore: claimed.length === BATCH };
}

/** Searches one after another, before the transaction: they may ask another service. */
async function searchDue(
  { database, viewerOf, newestIn, onError }: AlertParts,
  customers: readonly Customer[],
  now: Date,
): Promise<readonly FoundMatches[]> {
  const byId = new Map(customers.map((customer) => [customer.accountId, customer]));
  const found: FoundMatches[] = [];
  for (const search of await readDue(database.sql, [...byId.keys()], now)) {
    const { market, accountId, publishedFrom } = search;
    const customer = { market, language: mailLanguage(search), vipLevel: byId.get(accountId)?.vipLevel ?? 0 };
    try {
      const viewer = await viewerOf(customer);
      const range = { since: newSince(publishedFrom, now), limit: MOST_MATCHES };
      const newest = viewer && (await newestIn(search, customer, range));
      if (newest) found.push({ search, viewer, newest });
    } catch (error) {
      onError(error);
    }
  }
  return found;
}

interface Report {
  readonly customers: readonly Customer[];
  readonly viewers: ReadonlyMap<string, AlertViewer>;
  readonly found: readonly FoundMatches[];
  readonly origin: string;
  readonly now: Date;
}

/** Writes the mails and stores the new state; returns the accounts that get a mail. */
async function report(tx: Sql, { customers, viewers, found, origin, now }: Report): Promise<readonly string[]> {
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
  const languages = new Map(customers.map((customer) => [customer.accountId, mailLanguage(customer)]));
  const due = await lockDueSearches(
    tx,
    found.map(({ search }) => search.id),
    now,
  );
  const ours = found.filter(({ search }) => due.has(search.id) && languages.has(search.accountId));
  const matches = await takeNew(tx, ours, (accountId) => languages.get(accountId) ?? "en", now);
  const signer = await openSigner(tx);
  const emails = customers.map(({ email }) => email);
  const suppressed = await suppressedAmong(tx, "alerts", emails);
  const sent: string[] = [];
  const mails: MailTo[] = [];
  for (const customer of customers) {
    const { accountId, email } = customer;
    const language = mailLanguage(customer);
    const saved = (byAccount.get(accountId) ?? []).flatMap((one) => {
      const product = alertedProduct(one, customer, isAllowed(one));
      return product ?? [];
    });
    const products = withoutRepeats([...saved, ...(matches.get(accountId) ?? [])]);
    if (products.length === 0 || suppressed.has(email)) continue;
    const digest = { language, market: customer.market, products };
    const key = listKey(signer, { list: "alerts", email });
    mails.push({ recipient: email, write: (shop) => alertMail(shop, digest, origin, key) });
    sent.push(accountId);
  }
  await enqueueMails(tx, mails, now);
  await storeSeen(tx, changes.map(seenState));
  return sent;
}

/** A product may be on the wishlist and match several searches: the first counts. */
function withoutRepeats(products: readonly AlertedProduct[]): readonly AlertedProduct[] {
  const known = new Map<string, AlertedProduct>();
  for (const product of products) {
    const key = `${product.market} ${product.handle}`;
    if (!known.has(key)) known.set(key, product);
  }
  return [...known.values()];
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
  customer: Customer,
  isDropAllowed: boolean,
): AlertedProduct | undefined {
  const isDrop = change.isDrop && customer.priceDrops && isDropAllowed;
  const isBack = change.isBack && customer.backInStock;
  if (!isDrop && !isBack) return undefined;
  const { handle, title, titles, vendor, vendorNames, image } = row;
  const { price } = change;
  const language = mailLanguage(customer);
  return {
    handle,
    title: titles[language] ?? title,
    vendor: vendorNames[language] ?? vendor,
    image,
    price,
    market: customer.market,
    isDrop,
    isBack,
  };
}
