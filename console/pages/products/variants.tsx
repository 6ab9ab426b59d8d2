// The sizes of a product: a table of inputs, in the order of the shop's page.

import { useState } from "react";
import { useMessages } from "#storefront/ui/language.tsx";
import { product as texts } from "../../locales/generated/product.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/page.tsx";
import type { FormPart } from "./product-data.ts";
import styles from "./product.module.css";

export interface VariantList {
  readonly ids: readonly string[];
  readonly setIds: (ids: readonly string[]) => void;
}

/** New variants have the ids new-1, new-2 … until they are saved. */
export function useVariants(stored: string): VariantList {
  const [ids, setIds] = useState<readonly string[]>(stored.split("\n").filter(Boolean));
  return { ids, setIds };
}

export const isNewVariant = (id: string): boolean => /^new-\d+$/.test(id);

const COLUMNS = ["size", "sku", "barcode", "options", "measurements", "variant_title"] as const;

interface Props extends FormPart, VariantList {
  readonly onChange: () => void;
}

export function Variants({ values, fields, ids, setIds, onChange }: Props) {
  const say = useMessages(texts);
  const hasColours = ids.some((id) => `variant.${id}.color` in values);
  const columns = hasColours ? ([...COLUMNS, "color", "designercolor"] as const) : COLUMNS;
  const change = (next: readonly string[]): void => {
    setIds(next);
    onChange();
  };
  const add = (): void => {
    const last = Math.max(0, ...ids.filter(isNewVariant).map((id) => Number(id.slice(4))));
    change([...ids, `new-${last + 1}`]);
  };
  const move = (at: number, by: number): void => change(ids.toSpliced(at, 1).toSpliced(at + by, 0, ids[at]!));
  return (
    <Section
      title={say("sizes")}
      count={ids.length}
      actions={
        <Button size="small" icon="add" onClick={add}>
          {say("addSize")}
        </Button>
      }
    >
      <input type="hidden" name="variants" value={ids.join("\n")} />
      {fields["variants"] && <p className={styles.wrong}>{fields["variants"]}</p>}
      <div className={styles.scroll}>
        <table className={styles.grid}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {say(column)}
                </th>
              ))}
              {ids.some(isNewVariant) && <th scope="col">{say("firstStock")}</th>}
              <th scope="col">
                <span className={styles.hidden}>{say("actions")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {ids.map((id, at) => {
              const size = values[`variant.${id}.size`] || say("newSize", { number: at + 1 });
              return (
                <tr key={id}>
                  {columns.map((column) => (
                    <td key={column}>
                      <CellInput
                        id={id}
                        column={column}
                        label={say("cell", { column: say(column), size })}
                        {...{ values, fields }}
                      />
                    </td>
                  ))}
                  {ids.some(isNewVariant) && (
                    <td>
                      {isNewVariant(id) && (
                        <CellInput
                          id={id}
                          column="stock"
                          label={say("cell", { column: say("firstStock"), size })}
                          {...{ values, fields }}
                        />
                      )}
                    </td>
                  )}
                  <td className={styles.rowActs}>
                    <Button
                      size="small"
                      look="ghost"
                      icon="up"
                      label={say("moveUp", { size })}
                      disabled={at === 0}
                      onClick={() => move(at, -1)}
                    />
                    <Button
                      size="small"
                      look="ghost"
                      icon="down"
                      label={say("moveDown", { size })}
                      disabled={at === ids.length - 1}
                      onClick={() => move(at, 1)}
                    />
                    <Button
                      size="small"
                      look="ghost"
                      icon="close"
                      label={say("removeSize", { size })}
                      disabled={ids.length === 1}
                      onClick={() => change(ids.toSpliced(at, 1))}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className={styles.quiet}>{say("sizesHelp")}</p>
    </Section>
  );
}

interface CellProps extends Pick<FormPart, "values" | "fields"> {
  readonly id: string;
  readonly column: string;
  readonly label: string;
}

/** An input of a grid. What is wrong with it is below. */
export function CellInput({ id, column, label, values, fields }: CellProps) {
  const name = `variant.${id}.${column}`;
  const error = fields[name];
  return (
    <>
      <input
        className={styles.cell}
        name={name}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `wrong-${name}` : undefined}
        defaultValue={values[name] ?? ""}
        autoComplete="off"
      />
      {error && (
        <span id={`wrong-${name}`} className={styles.wrong}>
          {error}
        </span>
      )}
    </>
  );
}
