// The form of a product. It sends the version that it started from, and its fields as they were then.

import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { product as texts } from "../../locales/generated/product.ts";
import { Button } from "../../ui/button.tsx";
import { FORM } from "./form-id.ts";
import { Pictures } from "./pictures.tsx";
import { Prices } from "./prices.tsx";
import type { FormPart } from "./product-data.ts";
import { FactFields, SortingFields, TextFields, VisibilityFields } from "./product-fields.tsx";
import { useEdits } from "./use-edits.ts";
import { useVariants, Variants } from "./variants.tsx";
import styles from "./product.module.css";

interface Props extends FormPart {
  readonly version: string;
  readonly isReadOnly?: boolean;
}

export function ProductForm({ version, isReadOnly = false, ...part }: Props) {
  const say = useMessages(texts);
  const form = useRef<HTMLFormElement>(null);
  const edits = useEdits(form);
  const variants = useVariants(part.values["variants"] ?? "");
  return (
    <Form method="post" id={FORM} ref={form} className={styles.form} onInput={edits.count}>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="base" value={JSON.stringify(version === "new" ? {} : part.values)} />
      {edits.changes > 0 && <output className={styles.unsaved}>{say("unsaved", { count: edits.changes })}</output>}
      <fieldset disabled={isReadOnly} className={styles.all}>
        <Pictures {...part} onChange={edits.count} />
        <TextFields {...part} />
        <SortingFields {...part} />
        <FactFields {...part} />
        <Variants {...part} {...variants} onChange={edits.count} />
        <Prices {...part} ids={variants.ids} />
        <VisibilityFields {...part} />
      </fieldset>
    </Form>
  );
}

/** In the head of the page. ⌘S does the same (use-edits.ts). */
export function SaveButton() {
  const say = useMessages(texts);
  const { state, formData } = useNavigation();
  return (
    <Button
      type="submit"
      form={FORM}
      look="primary"
      keys="⌘S"
      isBusy={state !== "idle" && formData?.get("intent") === "save"}
    >
      {say("save")}
    </Button>
  );
}
