// Prices of a product in every price list, and of sizes that cost more or less.

import { useMessages } from "#storefront/ui/language.tsx";
import { product as texts } from "../../locales/generated/product.ts";
import { TextField } from "../../ui/field.tsx";
import { Section } from "../../ui/page.tsx";
import type { FormPart } from "./product-data.ts";
import { PRICE_KINDS } from "./product-values.ts";
import { CellInput } from "./variants.tsx";
import styles from "./product.module.css";

export function Prices({ ids, ...part }: FormPart & { readonly ids: readonly string[] }) {
  const say = useMessages(texts);
  const { values, choices, fields } = part;
  const hasOwn = Object.keys(values).some((name) => /^variant\..+\.(?:price|compare|prior)\./.test(name));
  return (
    <Section title={say("prices")}>
      <div className={styles.scroll}>
        <table className={styles.grid}>
          <thead>
            <tr>
              <th scope="col">{say("priceList")}</th>
              {PRICE_KINDS.map((kind) => (
                <th key={kind} scope="col">
                  {say(`price-${kind}`)}
                </th>
              ))}
              <th scope="col">{say("howSet")}</th>
            </tr>
          </thead>
          <tbody>
            {choices.lists.map(({ code, name, currency, rule }) => (
              <tr key={code}>
                <th scope="row">{name}</th>
                {PRICE_KINDS.map((kind) => (
                  <td key={kind}>
                    <TextField
                      label={say("priceIn", { kind: say(`price-${kind}`), list: name })}
                      isLabelHidden
                      prefix={currency}
                      name={`${kind}.${code}`}
                      defaultValue={values[`${kind}.${code}`] ?? ""}
                      inputMode="decimal"
                      autoComplete="off"
                      error={fields[`${kind}.${code}`]}
                    />
                  </td>
                ))}
                <td className={styles.quiet}>{rule === null ? say("byHand") : say("converted", { rule })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.quiet}>{say("pricesHelp")}</p>
      <details className={styles.more} open={hasOwn}>
        <summary>{say("pricesBySize")}</summary>
        <div className={styles.scroll}>
          <table className={styles.grid}>
            <thead>
              <tr>
                <th scope="col">{say("size")}</th>
                {choices.lists.flatMap(({ code, currency, name }) =>
                  (["price", "compare"] as const).map((kind) => (
                    <th key={`${kind}.${code}`} scope="col" title={name}>
                      {currency} {kind === "compare" && say("price-compare")}
                    </th>
                  )),
                )}
              </tr>
            </thead>
            <tbody>
              {ids.map((id, at) => {
                const size = values[`variant.${id}.size`] || say("newSize", { number: at + 1 });
                return (
                  <tr key={id}>
                    <th scope="row">{size}</th>
                    {choices.lists.flatMap(({ code, name }) =>
                      (["price", "compare"] as const).map((kind) => (
                        <td key={`${kind}.${code}`}>
                          <CellInput
                            id={id}
                            column={`${kind}.${code}`}
                            label={say("cell", { column: `${say(`price-${kind}`)} ${name}`, size })}
                            {...{ values, fields }}
                          />
                        </td>
                      )),
                    )}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
        <p className={styles.quiet}>{say("pricesBySizeHelp")}</p>
      </details>
    </Section>
  );
}
