// The form of a product. It sends the version that it started from, and its fields as they were then.

import { useRef } from "react";
import { Form, useActionData, useNavigation } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { product as texts } from "../../locales/generated/product.ts";
import { DraftOffer } from "../../forms/draft-offer.tsx";
import { draftOf, useDraft } from "../../forms/drafts.ts";
import type { ActionResult } from "../../framework/handlers.server.ts";
import type { Values } from "../../framework/merge.ts";
import { Button } from "../../ui/button.tsx";
import { FORM } from "./form-id.ts";
import { laterEdits } from "./later-edits.ts";
import { Pictures } from "./pictures.tsx";
import { Prices } from "./prices.tsx";
import type { FormPart } from "./product-data.ts";
import { FactFields, SortingFields, TextFields, VisibilityFields } from "./product-fields.tsx";
import { useEdits } from "./use-edits.ts";
import { useVariants, Variants } from "./variants.tsx";
import styles from "./product.module.css";

interface Props extends FormPart {
  readonly href: string;
  readonly version: string;
  readonly isReadOnly?: boolean;
}

export function ProductForm(props: Props) {
  const { href, version, values } = props;
  const answer = useActionData<ActionResult>();
  const drafts = useDraft(href, version, () =>
    answer?.kind === "done" ? laterEdits(draftOf(href).read(), version, values) : undefined,
  );
  const { restored, keep, markSent } = drafts;
  const base = restored?.base ?? (version === "new" ? {} : values);
  return (
    <>
      {!props.isReadOnly && <DraftOffer {...drafts} />}
      <Fields
        key={restored?.at}
        {...props}
        version={restored?.version ?? version}
        values={{ ...values, ...restored?.values }}
        base={base}
        onEdit={keep}
        onSend={markSent}
      />
    </>
  );
}

interface FieldsProps extends Props {
  /** The fields as they were when the edits started. */
  readonly base: Values;
  readonly onEdit: ReturnType<typeof useDraft>["keep"];
  readonly onSend: () => void;
}

function Fields({ href: _href, version, base, onEdit, onSend, isReadOnly = false, ...part }: FieldsProps) {
  const say = useMessages(texts);
  const form = useRef<HTMLFormElement>(null);
  const edits = useEdits(form, { base, values: part.values }, (values) => onEdit({ version, base, values }));
  const variants = useVariants(part.values["variants"] ?? "");
  // The created product has another page, to which nothing that is typed now would get.
  const isCreating = useIsSaving() && version === "new";
  return (
    <Form method="post" id={FORM} ref={form} className={styles.form} onInput={edits.count} onSubmit={onSend}>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="base" value={JSON.stringify(base)} />
      {edits.changes > 0 && <output className={styles.unsaved}>{say("unsaved", { count: edits.changes })}</output>}
      <fieldset disabled={isReadOnly} inert={isCreating} className={styles.all}>
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
  return (
    <Button type="submit" form={FORM} look="primary" keys="⌘S" isBusy={useIsSaving()}>
      {say("save")}
    </Button>
  );
}

function useIsSaving(): boolean {
  const { state, formData } = useNavigation();
  return state !== "idle" && formData?.get("intent") === "save";
}
