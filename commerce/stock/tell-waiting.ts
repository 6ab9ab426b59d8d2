// Writes to those who wait for a size, as soon as it can be bought: the mail is in the outbox in the transaction in which they
// stop waiting, so that nobody is written to twice or forgotten.

import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import { COUNTRY_MARKETS, DEFAULT_MARKET, PRICE_LISTS, prefixPath, REGION_MARKETS, wordsIn } from "#catalogue";
import type { Database } from "#commerce/database";
import { enqueueMail, letterLanguage, type Letter } from "#commerce/mail";
import { catalogueGenerationTable, productTable, variantTable } from "../products/tables.ts";
import { availableNow } from "./available.ts";
import { backInStockTable } from "./tables.ts";
import { waitingLetters } from "./words/index.ts";

export interface Told {
  readonly mails: number;
  /** Whether there may be more to tell at once. */
  readonly hasMore: boolean;
}

const BATCH = 100;

/** One batch; several processes share the work. `origin` is where visitors reach the shop. */
export function tellWaiting({ sql: client }: Database, origin: string, now: Date): Promise<Told> {
  return client.transaction(async (tx) => {
    const { id, email, marketCode, language } = backInStockTable;
    const due = await tx
      .select({
        id,
        email,
        marketCode,
        language,
        variantId: variantTable.id,
        size: variantTable.size,
        handle: productTable.handle,
        title: sql<string>`coalesce(${productTable.titles} ->> ${language}, ${productTable.title})`,
        vendor: productTable.vendor,
      })
      .from(backInStockTable)
      .innerJoin(catalogueGenerationTable, eq(catalogueGenerationTable.state, "on-sale"))
      .innerJoin(
        variantTable,
        and(eq(variantTable.generation, catalogueGenerationTable.id), eq(variantTable.id, backInStockTable.variantId)),
      )
      .innerJoin(
        productTable,
        and(eq(productTable.generation, variantTable.generation), eq(productTable.id, variantTable.productId)),
      )
      .where(and(eq(productTable.isVisible, true), isSoldThere, sql`${availableNow(now)} > 0`))
      .orderBy(asc(backInStockTable.createdAt))
      .limit(BATCH)
      .for("update", { of: backInStockTable, skipLocked: true });
    for (const wish of due) await enqueueMail(tx, wish.email, letterOf(wish, origin), now);
    const ids = due.map((wish) => wish.id);
    if (ids.length > 0) await tx.delete(backInStockTable).where(inArray(id, ids));
    return { mails: due.length, hasMore: due.length === BATCH };
  });
}

/** What is no longer sold in a market waits on: there would be nothing to buy at the end of the link. */
const isSoldThere = or(
  ...PRICE_LISTS.map((list) => {
    const markets = [...COUNTRY_MARKETS, ...REGION_MARKETS].filter(({ priceList }) => priceList === list);
    const codes = markets.map(({ code }) => code);
    return and(inArray(backInStockTable.marketCode, codes), sql`${productTable.prices} ? ${list}`);
  }),
);

interface Wish {
  readonly language: string;
  readonly marketCode: string;
  readonly variantId: string;
  readonly size: string;
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
}

function letterOf(wish: Wish, origin: string): Letter {
  const { marketCode, variantId, size, handle, title, vendor } = wish;
  const language = letterLanguage(wish);
  const say = wordsIn(waitingLetters, language);
  const code = marketCode === DEFAULT_MARKET.code ? undefined : marketCode;
  const href = origin + prefixPath(code, `/products/${handle}/${encodeURIComponent(variantId)}`);
  return {
    language,
    subject: say("subject", { title }),
    paragraphs: [say("text", { title, vendor, size }), say("few")],
    action: { label: say("see"), href },
    note: say("note"),
  };
}
