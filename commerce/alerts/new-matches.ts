// New products of saved searches: what the newest matches of a search have that it has not seen before.

import { and, asc, inArray, lte, ne, sql } from "drizzle-orm";
import type { LanguageCode } from "#catalogue";
import type { Sql } from "#commerce/database";
import type { AlertedProduct } from "./alert-mail.ts";
import { visiblePrice, type AlertViewer } from "./rules.ts";
import { nextCheck, type Matches } from "./saved-searches.ts";
import { savedSearchTable as table } from "./tables.ts";
import { readProducts, type AlertProduct } from "./watched.ts";

export type DueSearch = typeof table.$inferSelect;

/** Newest matches that are compared. */
export const MOST_MATCHES = 200;
/** Known matches, stored so that one that was hidden for a while is not new again. */
const MOST_SEEN = 400;
const PERIOD_MS = 30 * 86_400_000;

/** Products published before are not new. */
export const newSince = (publishedFrom: Date | null, now: Date): Date =>
  new Date(Math.max(publishedFrom?.getTime() ?? 0, now.getTime() - PERIOD_MS));

/** Newest matches of a listing, as the search returns them. */
export interface Newest {
  /** The newest first. */
  readonly ids: readonly string[];
  /** Publication of the oldest of them, if there may be more. */
  readonly last: Date | undefined;
}

export const matchesOf = ({ ids, last }: Newest, since: Date): Matches => ({ ids, from: last ?? since });

export const readDue = (client: Pick<Sql, "select">, accountIds: readonly string[], now: Date): Promise<DueSearch[]> =>
  client
    .select()
    .from(table)
    .where(and(inArray(table.accountId, [...accountIds]), lte(table.dueAt, now), ne(table.frequency, "never")))
    .orderBy(asc(table.createdAt));

export interface FoundMatches {
  readonly search: DueSearch;
  readonly viewer: AlertViewer;
  readonly newest: Newest;
}

/** New products of each account, in the order of its searches; stores that they were seen. */
export async function takeNew(
  tx: Sql,
  found: readonly FoundMatches[],
  languageOf: (accountId: string) => LanguageCode,
  now: Date,
): Promise<ReadonlyMap<string, readonly AlertedProduct[]>> {
  const rows = await readProducts(tx, [...new Set(found.flatMap(({ search, newest }) => unseen(search, newest)))]);
  const results = found.map((one) => {
    const { search, viewer, newest } = one;
    const products = unseen(search, newest).flatMap((id) => {
      const row = rows.get(id);
      const price = row?.isInStock ? visiblePrice(row, viewer) : undefined;
      return row && price ? [{ row, price }] : [];
    });
    const announced = new Set(products.map(({ row }) => row.productId));
    // A product that is not for sale yet is new once it is.
    const noted =
      search.seen === null ? newest.ids : newest.ids.filter((id) => announced.has(id) || search.seen?.includes(id));
    const language = languageOf(search.accountId);
    return {
      search,
      noted: [...new Set([...noted, ...(search.seen ?? [])])].slice(0, MOST_SEEN),
      from: newest.last ?? newSince(search.publishedFrom, now),
      products: products.map(({ row, price }) => alerted(row, { price, search, language })),
    };
  });
  await storeNoted(tx, results, now);
  const byAccount = Map.groupBy(results, ({ search }) => search.accountId);
  return new Map([...byAccount].map(([id, all]) => [id, all.flatMap(({ products }) => products)]));
}

/** None at the first check of a search whose matches could not be noted when it was saved. */
const unseen = ({ seen }: DueSearch, { ids }: Newest): readonly string[] =>
  seen === null ? [] : ids.filter((id) => !seen.includes(id));

function alerted(
  { handle, title, titles, vendor, vendorNames, image }: AlertProduct,
  {
    price,
    search,
    language,
  }: { readonly price: AlertedProduct["price"]; readonly search: DueSearch; readonly language: LanguageCode },
): AlertedProduct {
  return {
    handle,
    title: titles[language] ?? title,
    vendor: vendorNames[language] ?? vendor,
    image,
    price,
    market: search.market,
    isDrop: false,
    isBack: false,
    search: { name: search.name, path: search.path, query: search.query },
  };
}

async function storeNoted(
  tx: Sql,
  results: readonly { readonly search: DueSearch; readonly noted: readonly string[]; readonly from: Date }[],
  now: Date,
): Promise<void> {
  if (results.length === 0) return;
  const rows = results.map(({ search, noted, from }) => ({
    id: search.id,
    seen: noted,
    published_from: from.toISOString(),
    due_at: nextCheck(search.frequency, now).toISOString(),
  }));
  await tx.execute(sql`
    update ${table} as stored set due_at = given.due_at, published_from = given.published_from,
      seen = array(select json_array_elements_text(given.seen))
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as given(id uuid, seen json, published_from timestamptz, due_at timestamptz)
    where stored.id = given.id`);
}
