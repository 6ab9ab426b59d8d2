// An invoice, made for printing.
import { useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { Lines } from "#storefront/ui/lines.tsx";
import { orders } from "#locales/orders";
import type { InvoiceData } from "./invoice-data.ts";
import type { SummaryRow } from "./summary/summary-data.ts";
import styles from "./invoice.module.css";
import { DocumentHead } from "./document-head.tsx";
import { TaxTable } from "./tax-table.tsx";

export default function InvoicePage() {
  const say = useMessages(orders);
  const { order, seller, lines, taxes, back } = useLoaderData<InvoiceData>();
  const { summary } = order;
  return (
    <article className={styles.invoice}>
      <DocumentHead title={say("invoiceTitle", { number: order.number })} back={back} />
      <dl className={styles.facts}>
        <div>
          <dt>{say("soldBy")}</dt>
          <dd>
            <Lines lines={seller} />
          </dd>
        </div>
        <div>
          <dt>{say("billedTo")}</dt>
          <dd>
            <Lines lines={order.billing} />
          </dd>
        </div>
        <div>
          <dt>{say("sentTo")}</dt>
          <dd>
            <Lines lines={order.delivery ?? order.recipients} />
          </dd>
        </div>
        <div>
          <dt>{say("date")}</dt>
          <dd>{order.date}</dd>
          <dt>{say("paidBy")}</dt>
          <dd>{order.payment}</dd>
        </div>
      </dl>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say("item")}</th>
            <th scope="col">{say("each")}</th>
            <th scope="col">{say("quantity")}</th>
            <th scope="col">{say("amount")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, sku, name, details, price, quantity, total }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                <span>{[details, sku].filter(Boolean).join(" · ")}</span>
              </th>
              <td>{price}</td>
              <td>{quantity}</td>
              <td>{total}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {summary.rows.map((row) => (
            <SumRow key={row.kind + row.name} row={row} />
          ))}
          <tr className={styles.total}>
            <th scope="row" colSpan={3}>
              {say("total")}
            </th>
            <td>{summary.total}</td>
          </tr>
          {summary.included.map((row) => (
            <SumRow key={row.kind} row={row} />
          ))}
          {summary.payments.map((row) => (
            <SumRow key={row.kind} row={row} />
          ))}
        </tfoot>
      </table>
      {taxes && <TaxTable taxes={taxes} />}
      {order.cancelled && <p className={styles.note}>{order.cancelled}</p>}
      {summary.taxNote && <p className={styles.note}>{summary.taxNote}</p>}
    </article>
  );
}

const SumRow = ({ row: { name, amount } }: { readonly row: SummaryRow }) => (
  <tr>
    <th scope="row" colSpan={3}>
      {name}
    </th>
    <td>{amount}</td>
  </tr>
);
