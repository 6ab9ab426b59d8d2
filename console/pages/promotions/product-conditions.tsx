// The products that a promotion applies to: rows of conditions, or a filter of the search API where rows cannot express it.

import { useState } from "react";
import { useMessages } from "#storefront/ui/language.tsx";
import { ValuesField } from "../../forms/values-field.tsx";
import { promotions as texts } from "../../locales/generated/promotions.ts";
import { Button } from "../../ui/button.tsx";
import { Choice, SelectField, TextArea } from "../../ui/field.tsx";
import type { FieldsProps } from "./field-props.ts";
import styles from "./promotions.module.css";

const FIELD_LABELS = {
  product_type: "field-product_type",
  vendor: "field-vendor",
  department: "field-department",
  tags: "field-tags",
  color: "field-color",
  product_id: "field-product_id",
} as const;

type FieldName = keyof typeof FIELD_LABELS;

export function ProductConditions({ values, rows, errors, choices }: FieldsProps) {
  const say = useMessages(texts);
  const [isText, setText] = useState(rows === null);
  return (
    <>
      {isText ? (
        <TextArea
          label={say("filter")}
          name="products"
          defaultValue={values["products"]}
          help={say("filterHelp")}
          error={errors["products"]}
        />
      ) : (
        <Rows rows={rows ?? []} known={choices.known} error={errors["products"]} />
      )}
      {rows !== null && (
        <Button size="small" look="ghost" onClick={() => setText(!isText)}>
          {say(isText ? "asRows" : "asFilter")}
        </Button>
      )}
      <Choice name="excludesReduced" value="yes" defaultChecked={values["excludesReduced"] === "yes"}>
        {say("excludesReduced")}
      </Choice>
    </>
  );
}

interface RowsProps {
  readonly rows: NonNullable<FieldsProps["rows"]>;
  readonly known: FieldsProps["choices"]["known"];
  readonly error: string | undefined;
}

function Rows({ rows: given, known, error }: RowsProps) {
  const say = useMessages(texts);
  const [rows, setRows] = useState(() => (given.length === 0 ? [EMPTY] : given).map((row, key) => ({ ...row, key })));
  return (
    <>
      {rows.map(({ key, field, isNegated, values }) => (
        <div key={key} className={styles.row}>
          <SelectField
            label={say("field")}
            isLabelHidden
            name="row-field[]"
            value={field}
            onChange={({ target }) =>
              setRows(rows.map((row) => (row.key === key ? { ...row, field: target.value } : row)))
            }
          >
            {(Object.keys(FIELD_LABELS) as FieldName[]).map((one) => (
              <option key={one} value={one}>
                {say(FIELD_LABELS[one])}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={say("comparison")}
            isLabelHidden
            name="row-is[]"
            defaultValue={isNegated ? "none" : "any"}
          >
            <option value="any">{say("isAnyOf")}</option>
            <option value="none">{say("isNoneOf")}</option>
          </SelectField>
          <ValuesField
            label={say("values")}
            isLabelHidden
            name="row-values[]"
            values={values}
            known={known[field] ?? []}
            placeholder={known[field]?.slice(0, 2).join(", ")}
            error={key === 0 ? error : undefined}
          />
          <Button
            icon="close"
            look="ghost"
            label={say("removeCondition")}
            onClick={() => setRows(rows.filter((row) => row.key !== key))}
          />
        </div>
      ))}
      {rows.length === 0 && (
        <>
          <input type="hidden" name="row-field[]" value="" />
          <p className={styles.quiet}>{say("allProducts")}</p>
        </>
      )}
      <Button
        size="small"
        icon="add"
        onClick={() => setRows([...rows, { ...EMPTY, key: Math.max(-1, ...rows.map(({ key }) => key)) + 1 }])}
      >
        {say("addCondition")}
      </Button>
    </>
  );
}

const EMPTY = { field: "product_type", isNegated: false, values: "" };
