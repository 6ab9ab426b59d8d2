// A credit note, made for printing like the invoice that it corrects.
import { useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { Lines } from "#storefront/ui/lines.tsx";
import { orders } from "#locales/orders";
import type { CreditNoteData } from "./credit-note-data.ts";
import { DocumentHead } from "./document-head.tsx";
import { TaxTable } from "./tax-table.tsx";
import styles from "./invoice.module.css";

export default function CreditNotePage() {
  const say = useMessages(orders);
  const { number, date, reason, invoice, seller, billing, lines, total, taxes, back } = useLoaderData<CreditNoteData>();
  return (
    <article className={styles.invoice}>
      <DocumentHead title={say("creditNoteTitle", { number })} back={back} />
      <dl className={styles.facts}>
        <div>
          <dt>{say("soldBy")}</dt>
          <dd>
            <Lines lines={seller} />
          </dd>
        </div>
        <div>
          <dt>{say("creditedTo")}</dt>
          <dd>
            <Lines lines={billing} />
          </dd>
        </div>
        <div>
          <dt>{say("forInvoice")}</dt>
          <dd>
            <a href={invoice.href}>{invoice.number}</a>
          </dd>
          <dt>{say("reason")}</dt>
          <dd>{reason}</dd>
        </div>
        <div>
          <dt>{say("date")}</dt>
          <dd>{date}</dd>
        </div>
      </dl>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say("item")}</th>
            <th scope="col">{say("amount")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, name, details, amount }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                {details && <span>{details}</span>}
              </th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={styles.total}>
            <th scope="row">{say("credited")}</th>
            <td>{total}</td>
          </tr>
        </tfoot>
      </table>
      {taxes && <TaxTable taxes={taxes} />}
    </article>
  );
}
