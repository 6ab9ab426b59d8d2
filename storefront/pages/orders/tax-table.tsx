// Net amounts and taxes by rate, on invoices and credit notes.
import { useMessages } from "#storefront/ui/language.tsx";
import { orders } from "#locales/orders";
import styles from "./invoice.module.css";

export interface TaxTableData {
  /** Empty if nothing is taxed. */
  readonly rows: readonly {
    readonly key: string;
    readonly net: string;
    readonly gross: string;
    /** The taxes on the amount; the first is always there. */
    readonly taxes: readonly { readonly rate: string; readonly tax: string }[];
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
            {taxes.rows.map(({ key, net, gross, taxes: own }) =>
              own.map(({ rate, tax }, index) => (
                <tr key={key + rate} className={index < own.length - 1 ? styles.shared : undefined}>
                  <th scope="row">{rate}</th>
                  {index === 0 && <td rowSpan={own.length}>{net}</td>}
                  <td>{tax}</td>
                  {index === 0 && <td rowSpan={own.length}>{gross}</td>}
                </tr>
              )),
            )}
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
