// The bar below the list while products are selected: what to do with them, or with all that the list finds.

import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { bulk as texts } from "../../locales/generated/bulk.ts";
import { Button } from "../../ui/button.tsx";
import { Choice, SelectField, TextField } from "../../ui/field.tsx";
import styles from "./products.module.css";

const CHANGES = ["show", "hide", "add-tag", "remove-tag", "price", "stock"] as const;
type ChangeName = (typeof CHANGES)[number];

interface Props {
  readonly selected: readonly string[];
  /** Number of products that the list finds, and its query. */
  readonly total: number;
  readonly query: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly onClear: () => void;
}

export function BulkBar({ selected, total, query, fields, onClear }: Props) {
  const say = useMessages(texts);
  const [isAll, setAll] = useState(false);
  const [change, setChange] = useState<ChangeName>("show");
  const isBusy = useNavigation().state === "submitting";
  const count = isAll ? total : selected.length;
  return (
    <Form method="post" className={styles.bulk} aria-label={say("title")}>
      <input type="hidden" name="intent" value={change === "stock" ? "bulk-stock" : "bulk"} />
      {isAll ? (
        <input type="hidden" name="all" value={query} />
      ) : (
        selected.map((id) => <input key={id} type="hidden" name="id[]" value={id} />)
      )}
      <strong>{say("selected", { count })}</strong>
      {!isAll && total > selected.length && (
        <Button size="small" onClick={() => setAll(true)}>
          {say("selectAll", { count: total })}
        </Button>
      )}
      <SelectField
        label={say("change")}
        isLabelHidden
        name="change"
        value={change}
        onChange={(event) => setChange(CHANGES.find((name) => name === event.currentTarget.value) ?? "show")}
      >
        {CHANGES.map((name) => (
          <option key={name} value={name}>
            {say(name)}
          </option>
        ))}
      </SelectField>
      {(change === "add-tag" || change === "remove-tag") && (
        <TextField
          label={say("tag")}
          isLabelHidden
          placeholder={say("tag")}
          name="tag"
          required
          error={fields["tag"]}
        />
      )}
      {change === "price" && (
        <>
          <TextField
            label={say("percent")}
            isLabelHidden
            placeholder="-20"
            name="percent"
            suffix="%"
            required
            error={fields["percent"]}
          />
          <Choice name="keepsFormer" value="yes" defaultChecked>
            {say("keepsFormer")}
          </Choice>
        </>
      )}
      {change === "stock" && (
        <>
          <TextField
            label={say("pieces")}
            isLabelHidden
            placeholder={say("pieces")}
            name="pieces"
            required
            error={fields["pieces"]}
          />
          <TextField
            label={say("reason")}
            isLabelHidden
            placeholder={say("reason")}
            name="reason"
            required
            error={fields["reason"]}
          />
        </>
      )}
      <Button type="submit" size="small" isBusy={isBusy}>
        {say("apply", { count })}
      </Button>
      <Button size="small" look="ghost" onClick={onClear}>
        {say("clear")}
      </Button>
    </Form>
  );
}
