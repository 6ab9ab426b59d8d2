// A person: someone with an account, or a guest who is known by an email address.

import { and, eq, isNull, or } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { accountTable } from "../accounts/tables.ts";
import { cartTable } from "../cart/tables.ts";
import { checkoutTable } from "../checkout/tables.ts";
import { orderLineTable, orderTable } from "../orders/tables.ts";
import { creditNoteTable, paymentTable } from "../payments/tables.ts";
import { returnTable } from "../returns/tables.ts";
import { wishlistTable } from "../wishlist/tables.ts";

export interface Person {
  /** Normalised. */
  readonly email: string;
  /** Null for a guest. */
  readonly accountId: string | null;
}

export async function findPerson(client: Pick<Sql, "select">, email: string): Promise<Person> {
  const [account] = await client
    .select({ id: accountTable.id })
    .from(accountTable)
    .where(eq(accountTable.email, email));
  return { email, accountId: account?.id ?? null };
}

/** Ids of the person's rows, as subqueries for conditions on other tables. */
export function rowsOf(client: Pick<Sql, "select">, person: Person) {
  const { email, accountId } = person;
  const isOrder = isOrderOf(person);
  const orders = () => client.select({ id: orderTable.id }).from(orderTable).where(isOrder);
  return {
    orders,
    lines: () =>
      client
        .select({ id: orderLineTable.id })
        .from(orderLineTable)
        .innerJoin(orderTable, eq(orderTable.id, orderLineTable.orderId))
        .where(isOrder),
    payments: () =>
      client
        .select({ id: paymentTable.id })
        .from(paymentTable)
        .innerJoin(orderTable, eq(orderTable.id, paymentTable.orderId))
        .where(isOrder),
    creditNotes: () =>
      client
        .select({ id: creditNoteTable.id })
        .from(creditNoteTable)
        .innerJoin(orderTable, eq(orderTable.id, creditNoteTable.orderId))
        .where(isOrder),
    returns: () =>
      client
        .select({ id: returnTable.id })
        .from(returnTable)
        .innerJoin(orderTable, eq(orderTable.id, returnTable.orderId))
        .where(isOrder),
    /** Bags of the account, and those of guests in whose checkout the address was entered. */
    carts: () =>
      client
        .select({ id: cartTable.id })
        .from(cartTable)
        .leftJoin(checkoutTable, eq(checkoutTable.cartId, cartTable.id))
        .where(
          or(
            and(eq(checkoutTable.email, email), isNull(cartTable.accountId)),
            accountId === null ? undefined : eq(cartTable.accountId, accountId),
          ),
        ),
    wishlists: () =>
      client
        .select({ id: wishlistTable.id })
        .from(wishlistTable)
        .where(eq(wishlistTable.userId, accountId ?? "")),
  };
}

/**
 * Orders of the account, and those that a guest placed with the address. An order of another account that had the address before is
 * not this person's: mailboxes change hands.
 */
export const isOrderOf = ({ email, accountId }: Person) =>
  or(
    and(eq(orderTable.email, email), isNull(orderTable.accountId)),
    accountId === null ? undefined : eq(orderTable.accountId, accountId),
  );
