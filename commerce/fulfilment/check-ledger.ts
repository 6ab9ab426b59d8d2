// Checks the whole database for money and stock that do not add up. Each rule is a query that finds its violations.

import { sql, type SQL } from "drizzle-orm";
import type { Database } from "#commerce/database";

interface LedgerFault {
  readonly rule: string;
  /** Id of the transaction, order, refund or gift card that violates the rule. */
  readonly subject: string;
  readonly detail: string;
}

interface LedgerCheck {
  readonly faults: readonly LedgerFault[];
  readonly entries: number;
  readonly orders: number;
}

/** Limit of reported faults per rule. */
const MAX_FAULTS_PER_RULE = 100;

export async function checkLedger({ sql: client }: Database): Promise<LedgerCheck> {
  return client.transaction(
    async (tx) => {
      const faults: LedgerFault[] = [];
      for (const [rule, query] of Object.entries(RULES)) {
        const { rows } = await tx.execute(sql`${query} limit ${MAX_FAULTS_PER_RULE}`);
        for (const { subject, detail } of rows) faults.push({ rule, subject: String(subject), detail: String(detail) });
      }
      const { rows } = await tx.execute(
        sql`select (select count(*)::int from ledger_entry) as entries, (select count(*)::int from shop_order) as orders`,
      );
      return { faults, entries: Number(rows[0]?.["entries"]), orders: Number(rows[0]?.["orders"]) };
    },
    // One snapshot for all rules, so that orders placed meanwhile do not look incomplete.
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

const RULES: Readonly<Record<string, SQL>> = {
  "every transaction sums to zero": sql`
    select transaction_id as subject, currency || ' ' || sum(amount) as detail from ledger_entry
    group by transaction_id, currency having sum(amount) <> 0`,
  "every placed order is paid in full": sql`
    select shop_order.number as subject, 'paid ' || coalesce(sum(entry.amount), 0) || ' of ' || total as detail
    from shop_order left join ledger_entry as entry on entry.order_id = shop_order.id
      and entry.currency = shop_order.currency
      and ((entry.cause = 'payment' and entry.account like 'provider:%') or (entry.cause = 'gift-card' and entry.account like 'gift-card:%'))
    where placed_at is not null group by shop_order.id having coalesce(sum(entry.amount), 0) <> total`,
  "every paid order is placed or refunded": sql`
    select shop_order.number as subject, payment.id || ' is paid, the order ' || shop_order.state as detail
    from payment join shop_order on shop_order.id = payment.order_id
    where payment.state = 'paid' and placed_at is null and not exists (
      select 1 from refund where refund.payment_id = payment.id and refund.amount = payment.amount)`,
  "every paid payment is in the ledger": sql`
    select payment.id as subject, payment.amount || ' paid, ' || coalesce(sum(entry.amount), 0) || ' entered' as detail
    from payment left join ledger_entry as entry on entry.order_id = payment.order_id and entry.cause = 'payment'
      and entry.account = 'provider:' || payment.provider
    where payment.state = 'paid' group by payment.id having coalesce(sum(entry.amount), 0) <> payment.amount`,
  "every payment in the ledger is paid": sql`
    select order_id as subject, sum(entry.amount)::text as detail from ledger_entry as entry
    where cause = 'payment' and account like 'provider:%' and not exists (
      select 1 from payment where payment.order_id = entry.order_id and payment.state = 'paid')
    group by order_id`,
  "amounts owed match pending refunds": sql`
    select shop_order.number as subject, owed || ' owed, ' || due || ' to be refunded' as detail
    from (select order_id, -sum(amount) as owed from ledger_entry where account = 'owed' group by order_id) as books
    full join (select order_id, sum(amount) as due from refund where payment_id is not null and state <> 'refunded' group by order_id) as promised
      using (order_id)
    join shop_order on shop_order.id = order_id where coalesce(owed, 0) <> coalesce(due, 0)`,
  "every refund is in the ledger": sql`
    select order_id::text as subject, coalesce(done, 0) || ' refunded, ' || coalesce(entered, 0) || ' entered' as detail
    from (select order_id, sum(amount) as done from refund where payment_id is not null and state = 'refunded' group by order_id) as refunds
    full join (select order_id, -sum(amount) as entered from ledger_entry where cause = 'refund' and account like 'provider:%' group by order_id) as books
      using (order_id) where coalesce(done, 0) <> coalesce(entered, 0)`,
  "no refund has failed": sql`
    select shop_order.number as subject, refund.amount || ' failed: ' || coalesce(last_error, '') as detail
    from refund join shop_order on shop_order.id = refund.order_id where refund.state = 'failed'`,
  "every open dispute is in the ledger": sql`
    select order_id::text as subject, coalesce(open, 0) || ' disputed, ' || coalesce(entered, 0) || ' entered' as detail
    from (select order_id, sum(amount) as open from dispute where state = 'open' group by order_id) as disputes
    full join (select order_id, sum(amount) as entered from ledger_entry where account = 'disputed' group by order_id) as books
      using (order_id) where coalesce(open, 0) <> coalesce(entered, 0)`,
  "no payment is refunded beyond its amount": sql`
    select payment.id as subject, payment.amount || ' paid, ' || sum(refund.amount) || ' refunded' as detail
    from payment join refund on refund.payment_id = payment.id
    group by payment.id having sum(refund.amount) > payment.amount`,
  "no order is refunded beyond its payments, less the gift cards it bought": sql`
    select shop_order.number as subject, -sum(entry.amount) || ' too much' as detail
    from ledger_entry as entry join shop_order on shop_order.id = entry.order_id
    where (entry.cause = 'payment' and entry.account like 'provider:%') or (entry.account = 'owed' and entry.amount < 0 and entry.cause <> 'refund')
      or entry.account like 'gift-card:%'
    group by shop_order.id having sum(entry.amount) < 0`,
  "no gift card balance is negative": sql`
    select account as subject, currency || ' ' || -sum(amount) as detail from ledger_entry
    where account like 'gift-card:%' group by account, currency having sum(amount) > 0`,
  "gift card holds do not exceed balances": sql`
    select card.id::text as subject, 'held ' || sum(hold.amount) as detail
    from gift_card as card join gift_card_hold as hold on hold.gift_card_id = card.id and hold.state = 'held'
    group by card.id having sum(hold.amount) > -(
      select coalesce(sum(amount), 0) from ledger_entry where account = 'gift-card:' || card.id)`,
  "stock reservations match order states": sql`
    select shop_order.number as subject, reservation.variant_id || ' is ' || reservation.state as detail
    from stock_reservation as reservation join shop_order on shop_order.id = reservation.order_id
    where case when shop_order.state in ('placed', 'shipped', 'delivered') then reservation.state <> 'claimed'
      when shop_order.state = 'awaiting-payment' then reservation.state <> 'held' else reservation.state <> 'released' end`,
  "all webhook events are processed": sql`
    select provider || ' ' || event_id as subject, 'tried ' || attempts || ' times: ' || coalesce(last_error, '') as detail
    from payment_event where due_at is not null and attempts >= 4`,
  "open payments belong to unpaid orders": sql`
    select shop_order.number as subject, payment.state || ', the order ' || shop_order.state as detail
    from payment join shop_order on shop_order.id = payment.order_id
    where (payment.state in ('created', 'pending')) <> (shop_order.state = 'awaiting-payment')`,
};
