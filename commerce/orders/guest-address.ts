// The address of a guest's order, for the account that the guest creates afterwards with the same, confirmed email address.

import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { addUsedAddress, type Accounts } from "#commerce/accounts";
import { accountTable } from "../accounts/tables.ts";
import { orderTable } from "./tables.ts";

/** Saves the delivery address of the latest order that was placed without an account. */
export async function saveGuestAddress(
  { database, now }: Pick<Accounts, "database" | "now">,
  accountId: string,
): Promise<void> {
  const { delivery, email, placedAt } = orderTable;
  await database.sql.transaction(async (tx) => {
    const [order] = await tx
      .select({ delivery })
      .from(orderTable)
      .innerJoin(accountTable, eq(accountTable.email, email))
      .where(
        and(eq(accountTable.id, accountId), isNull(orderTable.accountId), isNotNull(placedAt), isNotNull(delivery)),
      )
      .orderBy(desc(placedAt))
      .limit(1);
    if (order?.delivery) await addUsedAddress(tx, accountId, order.delivery, now());
  });
}
