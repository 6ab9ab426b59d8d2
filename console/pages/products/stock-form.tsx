// The stock of a product by size. A correction needs a reason, and counts what was sold meanwhile.

import { Form, useNavigation } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { product as texts } from "../../locales/generated/product.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Section } from "../../ui/page.tsx";
import type { StockOfVariant } from "./product-data.ts";
import styles from "./product.module.css";

interface Props {
  readonly stock: readonly StockOfVariant[];
  readonly fields: Readonly<Record<string, string>>;
  readonly isReadOnly: boolean;
}

export function StockForm({ stock, fields, isReadOnly }: Props) {
  const say = useMessages(texts);
  const { state, formData } = useNavigation();
  const total = stock.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Section title={say("stock")} count={say("pieces", { count: total })}>
      <Form method="post" aria-label={say("stock")} className={styles.stock}>
        <input type="hidden" name="intent" value="stock" />
        <div className={styles.scroll}>
          <table className={styles.grid}>
            <thead>
              <tr>
                <th scope="col">{say("size")}</th>
                <th scope="col">{say("sku")}</th>
                <th scope="col">{say("available")}</th>
                <th scope="col">{say("counted")}</th>
              </tr>
            </thead>
            <tbody>
              {stock.map(({ id, size, sku, quantity, available }) => {
                const error = fields[`count.${id}`];
                return (
                  <tr key={id}>
                    <th scope="row">{size}</th>
                    <td className={styles.quiet}>{sku}</td>
                    <td className={available <= 0 ? styles.none : undefined}>{available}</td>
                    <td>
                      <input type="hidden" name={`was.${id}`} value={quantity} />
                      <input
                        className={styles.cell}
                        name={`count.${id}`}
                        aria-label={say("countOf", { size })}
                        aria-invalid={error ? true : undefined}
                        inputMode="numeric"
                        autoComplete="off"
                        defaultValue={quantity}
                        readOnly={isReadOnly}
                      />
                      {error && <span className={styles.wrong}>{error}</span>}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
        {!isReadOnly && (
          <div className={styles.reason}>
            <TextField label={say("stockReason")} name="reason" required maxLength={500} error={fields["reason"]} />
            <Button type="submit" isBusy={state !== "idle" && formData?.get("intent") === "stock"}>
              {say("saveStock")}
            </Button>
          </div>
        )}
      </Form>
      <p className={styles.quiet}>{say("stockHelp")}</p>
    </Section>
  );
}
