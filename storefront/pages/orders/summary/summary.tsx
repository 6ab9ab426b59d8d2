// The order summary: beside the steps, or behind a bar with the total.
import { useMessages } from "#storefront/ui/language.tsx";
import { Picture } from "#storefront/ui/picture.tsx";
import { VisuallyHidden } from "#storefront/ui/visually-hidden.tsx";
import { orderSummary } from "#locales/order-summary";
import type { SummaryData, SummaryLine, SummaryRow } from "./summary-data.ts";
import styles from "./summary.module.css";

/** Beside the steps, from tablets on. */
export function SummaryAside({ summary }: { readonly summary: SummaryData }) {
  const say = useMessages(orderSummary);
  return (
    <aside className={styles.aside} aria-label={say("title")}>
      <div className={styles.inside}>
        <h2 className={styles.title}>{say("title")}</h2>
        <SummaryContent summary={summary} />
      </div>
    </aside>
  );
}

/** On phones: a sticky bar that opens. */
export function SummaryBar({ summary }: { readonly summary: SummaryData }) {
  const say = useMessages(orderSummary);
  return (
    <details className={styles.bar}>
      <summary>
        <span className={styles.open}>{say("bar", { count: summary.count })}</span>
        <span className={styles.sum}>{summary.due ?? summary.total}</span>
      </summary>
      <div className={styles.inside}>
        <SummaryContent summary={summary} />
      </div>
    </details>
  );
}

export const SummaryContent = ({ summary }: { readonly summary: SummaryData }) => (
  <>
    <SummaryLines lines={summary.lines} />
    <SummaryTotals summary={summary} />
  </>
);

export const SummaryLines = ({ lines }: { readonly lines: readonly SummaryLine[] }) => (
  <ul className={styles.lines}>
    {lines.map((line) => (
      <Line key={line.id} line={line} />
    ))}
  </ul>
);

/** Costs, and below the total the payment. */
export function SummaryTotals({ summary }: { readonly summary: SummaryData }) {
  const say = useMessages(orderSummary);
  const { rows, total, included, payments, due, taxNote } = summary;
  return (
    <div className={styles.sums}>
      <dl className={styles.totals}>
        {rows.map((row) => (
          <Row key={row.kind + row.name} row={row} />
        ))}
        <div className={styles.total}>
          <dt>{say("total")}</dt>
          <dd>{total}</dd>
        </div>
        {included.map((row) => (
          <Row key={row.kind + row.name} row={row} />
        ))}
        {payments.map((row) => (
          <Row key={row.kind + row.name} row={row} />
        ))}
        {due && (
          <div className={styles.due}>
            <dt>{say("due")}</dt>
            <dd>{due}</dd>
          </div>
        )}
      </dl>
      {taxNote && <p className={styles.note}>{taxNote}</p>}
    </div>
  );
}

const Row = ({ row: { name, amount } }: { readonly row: SummaryRow }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <bdi dir="ltr">{amount}</bdi>
    </dd>
  </div>
);

function Line({ line }: { readonly line: SummaryLine }) {
  const say = useMessages(orderSummary);
  const title = line.href ? <a href={line.href}>{line.title}</a> : line.title;
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        {line.image && <Picture address={line.image} alt="" sizes="72px" widths={[160, 320]} />}
      </div>
      <div className={styles.text}>
        <p className={styles.vendor}>{line.vendor}</p>
        <p className={styles.name}>{title}</p>
        {line.details && <p className={styles.quiet}>{line.details}</p>}
        <p className={styles.quiet}>{say("quantity", { count: line.quantity })}</p>
        {line.discounts.map((discount) => (
          <p key={discount}>{discount}</p>
        ))}
      </div>
      <p>
        <VisuallyHidden>{say("price")} </VisuallyHidden>
        {line.total}
      </p>
    </li>
  );
}
