// An invoice, for the screen and above all for paper.
import { useLoaderData } from "react-router";
import { Button } from "#storefront/ui/button.tsx";
import { useHydrated } from "#storefront/ui/use-hydrated.ts";
import type { InvoiceData } from "./invoice-data.ts";
import styles from "./invoice.module.css";

export default function InvoicePage() {
  const { order, lines, back } = useLoaderData<InvoiceData>();
  const { summary } = order;
  const isHydrated = useHydrated();
  return (
    <article className={styles.invoice}>
      <title>{`Invoice ${order.number} | Vitrine`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.tools}>
        <a href={back}>Back to the order</a>
        {isHydrated && <Button onClick={() => print()}>Print</Button>}
      </div>
      <header className={styles.head}>
        <p className={styles.mark}>Vitrine</p>
        <h1 className={styles.title}>Invoice {order.number}</h1>
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>Billed to</dt>
          <dd>{order.billing.join("\n")}</dd>
        </div>
        <div>
          <dt>Sent to</dt>
          <dd>{order.delivery ? order.delivery.join("\n") : order.email}</dd>
        </div>
        <div>
          <dt>Date</dt>
          <dd>{order.date}</dd>
          <dt>Paid by</dt>
          <dd>{order.payment}</dd>
        </div>
      </dl>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Each</th>
            <th scope="col">Quantity</th>
            <th scope="col">Amount</th>
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
          {summary.rows
            .filter(({ name }) => name !== "Gift cards")
            .map(({ name, amount }) => (
              <tr key={name}>
                <th scope="row" colSpan={3}>
                  {name}
                </th>
                <td>{amount}</td>
              </tr>
            ))}
          <tr className={styles.total}>
            <th scope="row" colSpan={3}>
              Total
            </th>
            <td>{summary.total}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.note}>{summary.taxNote}</p>
    </article>
  );
}
