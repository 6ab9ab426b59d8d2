// Net amounts and taxes by rate, on invoices and credit notes.
import { useMessages } from "#storefront/ui/language.tsx";
import { orders } from "#locales/orders";
import styles from "./invoice.module.css";

export interface TaxTableData {
  /** Empty if nothing is taxed. */
  readonly rows: readonly {
    readonly key: string;
    readonly rate: string;
    readonly net: string;
    readonly tax: string;
    readonly gross: string;
  }[];
  /** Reasons why something is not taxed. */
  readonly notes: readonly string[];
}

export function TaxTable({ taxes }: { readonly taxes: TaxTableData }) {
  const say = useMessages(orders);
  return (
    <>
      {taxes.rows.length > 0 && (
        <table className={styles.table} aria-label={say("taxTable")}>
          <thead>
            <tr>
              <th scope="col">{say("rate")}</th>
              <th scope="col">{say("net")}</th>
              <th scope="col">{say("taxAmount")}</th>
              <th scope="col">{say("gross")}</th>
            </tr>
          </thead>
          <tbody>
            {taxes.rows.map(({ key, rate, net, tax, gross }) => (
              <tr key={key}>
                <th scope="row">{rate}</th>
                <td>{net}</td>
                <td>{tax}</td>
                <td>{gross}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {taxes.notes.map((note) => (
        <p className={styles.note} key={note}>
          {note}
        </p>
      ))}
    </>
  );
}
