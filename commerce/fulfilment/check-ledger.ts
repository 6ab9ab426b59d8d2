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
  "every order's total is the sum of its net amounts and taxes": sql`
    select shop_order.number as subject, total || ' in total, ' || sum(row.taxable + row.tax) || ' by line, tax ' || tax_amount || ' and ' || sum(row.tax) as detail
    from shop_order join order_tax as row on row.order_id = shop_order.id
    group by shop_order.id having sum(row.taxable + row.tax) <> total or sum(row.tax) <> tax_amount
      or total <> subtotal - shop_order.discount + delivery_price + gift_wrap_price + tax_added`,
  "every discount is the sum of its promotions' shares": sql`
    select shop_order.number as subject, line.title || ': ' || line.discount || ' off, ' || coalesce(sum(share.amount), 0) || ' by promotion' as detail
    from shop_order join order_line as line on line.order_id = shop_order.id left join order_discount as share on share.line_id = line.id
    group by shop_order.id, line.id
    having coalesce(sum(share.amount), 0) <> line.discount or line.discount not between 0 and line.price * line.quantity
    union all select shop_order.number, shop_order.discount || ' off the lines, ' || shop_order.delivery_discount || ' off the delivery, by promotion '
      || coalesce(sum(share.amount), 0)
    from shop_order left join order_discount as share on share.order_id = shop_order.id
    group by shop_order.id
    having coalesce(sum(share.amount) filter (where share.line_id is not null), 0) <> shop_order.discount
      or coalesce(sum(share.amount) filter (where share.line_id is null), 0) <> shop_order.delivery_discount`,
  "every order line has its tax": sql`
    select shop_order.number as subject, line.title || ': ' || line.price * line.quantity - line.discount + line.tax_added || ' paid, ' || coalesce(sum(row.taxable + row.tax), 0) || ' taxed' as detail
    from shop_order join order_line as line on line.order_id = shop_order.id left join order_tax as row on row.line_id = line.id
    where tax_amount is not null group by shop_order.id, line.id
    having coalesce(sum(row.taxable + row.tax), 0) <> line.price * line.quantity - line.discount + line.tax_added`,
  "the tax of every placed order is in the ledger": sql`
    select coalesce(placed.number, books.order_id::text) as subject,
      coalesce(account, jurisdiction) || ': ' || coalesce(due, 0) || ' by line, ' || coalesce(entered, 0) || ' entered' as detail
    from (select shop_order.id, shop_order.number, 'tax:' || jurisdiction as jurisdiction, sum(tax) as due
      from shop_order join order_tax as row on row.order_id = shop_order.id
      where placed_at is not null group by shop_order.id, jurisdiction having sum(tax) <> 0) as placed
    full join (select order_id, account, -sum(amount) as entered from ledger_entry
      where cause = 'payment' and account like 'tax:%' group by order_id, account) as books
      on books.order_id = placed.id and account = jurisdiction
    where coalesce(due, 0) <> coalesce(entered, 0)`,
  "every refund has a credit note": sql`
    select shop_order.number as subject, coalesce(refunded, 0) || ' refunded, ' || coalesce(credited, 0) || ' credited' as detail
    from shop_order
    left join (select order_id, sum(amount) as refunded from (
      select order_id, amount from refund where payment_id is not null and cause <> 'too-late'
      union all select order_id, -amount from ledger_entry
        where account like 'gift-card:%' and amount < 0 and cause not in ('gift-card', 'gift-card-sold')) as ways
      group by order_id) as refunds on refunds.order_id = shop_order.id
    left join (select order_id, sum(amount) as credited from credit_note where cause not like 'dispute:%' group by order_id) as notes
      on notes.order_id = shop_order.id
    where placed_at is not null and tax_amount is not null and coalesce(refunded, 0) <> coalesce(credited, 0)`,
  "every lost dispute has a credit note": sql`
    select shop_order.number as subject, dispute.amount || ' lost, no credit note' as detail
    from dispute join shop_order on shop_order.id = dispute.order_id
    where dispute.state = 'lost' and placed_at is not null and tax_amount is not null
      and not exists (select 1 from credit_note where order_id = shop_order.id and cause = 'dispute:' || dispute.reference)
      and total > (select coalesce(sum(amount), 0) from credit_note where order_id = shop_order.id)`,
  "every provider of taxes has the sales and credit notes that it calculated": sql`
    select shop_order.number as subject, coalesce(note.number, 'the sale') || ' is not recorded at ' || record.provider || ': '
      || coalesce(last_error, 'not sent') as detail
    from tax_record as record join shop_order on shop_order.id = record.order_id left join credit_note as note on note.id = credit_note_id
    where record.reference is null and (attempts > 4 or record.created_at < now() - interval '2 days')`,
  "every credit note is the sum of its lines, and in the ledger": sql`
    select note.number as subject, note.amount || ' with tax ' || note.tax || ', by line ' || sum(line.taxable + line.tax) || ' with tax ' || sum(line.tax) as detail
    from credit_note as note join credit_note_line as line on line.credit_note_id = note.id
    group by note.id having sum(line.taxable + line.tax) <> note.amount or sum(line.tax) <> note.tax
    union all select shop_order.number, coalesce(account, jurisdiction) || ': ' || coalesce(credited, 0) || ' credited, ' || coalesce(entered, 0) || ' entered'
    from (select note.order_id, 'tax:' || jurisdiction as jurisdiction, sum(line.tax) as credited
      from credit_note as note join credit_note_line as line on line.credit_note_id = note.id join order_tax as row on row.id = line.order_tax_id
      group by note.order_id, jurisdiction having sum(line.tax) <> 0) as notes
    full join (select order_id, account, sum(amount) as entered from ledger_entry
      where cause = 'credit-note' and account like 'tax:%' group by order_id, account) as books
      on books.order_id = notes.order_id and account = jurisdiction
    join shop_order on shop_order.id = coalesce(notes.order_id, books.order_id)
    where coalesce(credited, 0) <> coalesce(entered, 0)`,
  "no tax is credited beyond what was charged": sql`
    select row.id::text as subject, row.taxable || ' and ' || row.tax || ' charged, ' || sum(line.taxable) || ' and ' || sum(line.tax) || ' credited' as detail
    from order_tax as row join credit_note_line as line on line.order_tax_id = row.id
    group by row.id having sum(line.taxable) > row.taxable or sum(line.tax) > row.tax`,
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
    where (entry.cause = 'payment' and entry.account like 'provider:%') or (entry.account = 'owed' and entry.cause <> 'refund')
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
