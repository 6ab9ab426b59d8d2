// The merge screen after a save that came too late: every field that differs, before, as someone else saved it, and as the editor typed
// it. Its form sends the same fields as the editor's, with the version that is stored now.

import { Form, useNavigation } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { mergeFields, type Conflict, type MergedField } from "../framework/merge.ts";
import { useTimes } from "./times.ts";
import { merge as texts } from "../locales/generated/merge.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { Banner } from "../ui/notice.tsx";
import { PageBody } from "../ui/page.tsx";
import { useProblem } from "../ui/use-problem.ts";
import styles from "./merge-screen.module.css";

interface MergeProps {
  readonly conflict: Conflict;
  /** The record; the form is sent there. */
  readonly href: string;
  readonly intent: string;
  readonly labelOf: (field: string) => string;
  /** A value in words; itself by default. */
  readonly show?: (field: string, value: string) => string;
  /** Meaning of an empty field, such as "All markets"; "(empty)" by default. */
  readonly showEmpty?: (field: string) => string | undefined;
}

const asIs = (_field: string, value: string): string => value;
const asEmpty = (): undefined => undefined;

export function MergeScreen({ conflict, href, intent, labelOf, show = asIs, showEmpty = asEmpty }: MergeProps) {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  const fields = mergeFields(conflict);
  const differing = new Set(fields.map(({ field }) => field));
  const { who, at, theirs, version } = conflict;
  const changed = fields.filter(({ changedBy }) => changedBy !== "you").map(({ field }) => labelOf(field));
  const isBoth = fields.some(({ changedBy }) => changedBy === "both");
  return (
    <>
      <Banner tone="warn">
        <strong>
          {say(who ? "savedFirst" : "savedFirstUnknown", { who: who ?? "", time: at ? dateTime(at) : "" })}
        </strong>{" "}
        {changed.length > 0 && say("theirFields", { fields: changed.join(", ") })} {say("notSaved")}
      </Banner>
      {conflict.failure && <Banner tone="bad">{conflict.failure}</Banner>}
      <PageBody>
        <Form method="post" action={href} className={styles.form}>
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="base" value={JSON.stringify(theirs)} />
          {Object.entries(theirs).map(
            ([field, value]) => !differing.has(field) && <input key={field} type="hidden" name={field} value={value} />,
          )}
          <h2>{say("title")}</h2>
          <p>{say(isBoth ? "choose" : changed.length > 0 ? "check" : "yoursOnly")}</p>
          {fields.map((field) => (
            <FieldChoice
              key={field.field}
              field={field}
              label={labelOf(field.field)}
              show={show}
              showEmpty={showEmpty}
            />
          ))}
          <div className={styles.acts}>
            <LinkButton href={href}>{say("discard")}</LinkButton>
            <Button type="submit" look="primary" isBusy={useNavigation().state === "submitting"}>
              {say("save")}
            </Button>
          </div>
        </Form>
      </PageBody>
    </>
  );
}

interface FieldProps {
  readonly field: MergedField;
  readonly label: string;
  readonly show: NonNullable<MergeProps["show"]>;
  readonly showEmpty: NonNullable<MergeProps["showEmpty"]>;
}

/** A field that one editor changed is preselected; one that both changed needs a decision. */
function FieldChoice({ field: { field, base, theirs, yours, changedBy }, label, show, showEmpty }: FieldProps) {
  const say = useMessages(texts);
  const { problem, control } = useProblem<HTMLInputElement>(undefined);
  const { onInvalid, onInput } = control;
  const inWords = (value: string) => (value === "" ? (showEmpty(field) ?? say("empty")) : show(field, value));
  return (
    <fieldset className={styles.field}>
      <legend>
        {label} <span className={styles.changed}>{say(`changed-${changedBy}`)}</span>
      </legend>
      <div className={styles.base}>
        <span>{say("before")}</span>
        <p>{inWords(base)}</p>
      </div>
      {(["theirs", "yours"] as const).map((side) => (
        <label key={side} className={styles.side}>
          <input
            type="radio"
            name={field}
            value={side === "theirs" ? theirs : yours}
            required
            onInvalid={onInvalid}
            onInput={onInput}
            defaultChecked={changedBy !== "both" && (changedBy === "them") === (side === "theirs")}
          />
          <span>{say(side)}</span>
          <p>{inWords(side === "theirs" ? theirs : yours)}</p>
        </label>
      ))}
      {problem && <p className={styles.wrong}>{problem}</p>}
    </fieldset>
  );
}
