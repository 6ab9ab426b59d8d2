// The address of a guest's order, for the account that the guest creates afterwards with the same, confirmed email address. Anyone can
// place an order with any email address, so the browser must also prove that it placed this one.

import { and, desc, eq, isNotNull, isNull, or } from "drizzle-orm";
import { addUsedAddress, type Accounts } from "#commerce/accounts";
import { accountTable } from "../accounts/tables.ts";
import { isOpenedBy } from "./read.ts";
import { orderTable } from "./tables.ts";

/** Saves the delivery address of the latest order that was placed without an account and that one of the tokens opens. */
export async function saveGuestAddress(
  { database, now }: Pick<Accounts, "database" | "now">,
  accountId: string,
  tokens: readonly string[],
): Promise<void> {
  if (tokens.length === 0) return;
  const { delivery, email, placedAt } = orderTable;
  await database.sql.transaction(async (tx) => {
    const [order] = await tx
      .select({ delivery })
      .from(orderTable)
      .innerJoin(accountTable, eq(accountTable.email, email))
      .where(
        and(
          eq(accountTable.id, accountId),
          isNull(orderTable.accountId),
          isNotNull(placedAt),
          isNotNull(delivery),
          or(...tokens.map(isOpenedBy)),
        ),
      )
      .orderBy(desc(placedAt))
      .limit(1);
    if (order?.delivery) await addUsedAddress(tx, accountId, order.delivery, now());
  });
}
