// Name, URL and events of a webhook, for a new one and for changes.

import { useState } from "react";
import { useMessages } from "#storefront/ui/language.tsx";
import { webhooks as texts } from "../../locales/generated/webhooks.ts";
import { Choice, TextField } from "../../ui/field.tsx";
import styles from "./webhooks.module.css";

export interface KindChoice {
  readonly kind: string;
  readonly description: string;
}

interface Props {
  readonly choices: readonly KindChoice[];
  readonly values?: { readonly name: string; readonly url: string; readonly kinds: readonly string[] };
  readonly errors: Readonly<Record<string, string>>;
}

export function WebhookFields({ choices, values, errors }: Props) {
  const say = useMessages(texts);
  const kinds = values?.kinds ?? [];
  const [isAll, setAll] = useState(kinds.length === 0);
  return (
    <>
      <TextField
        label={say("name")}
        name="name"
        required
        maxLength={100}
        defaultValue={values?.name}
        error={errors["name"]}
      />
      <TextField
        label={say("url")}
        name="url"
        type="url"
        required
        maxLength={2000}
        defaultValue={values?.url}
        help={say("urlHelp")}
        error={errors["url"]}
      />
      <fieldset className={styles.events}>
        <legend>{say("events")}</legend>
        {errors["kinds"] && (
          <p className={styles.wrong} role="alert">
            {errors["kinds"]}
          </p>
        )}
        <Choice type="radio" name="events" value="all" defaultChecked={isAll} onChange={() => setAll(true)}>
          {say("allEvents")}
        </Choice>
        <Choice type="radio" name="events" value="chosen" defaultChecked={!isAll} onChange={() => setAll(false)}>
          {say("chosenEvents")}
        </Choice>
        <details open={!isAll}>
          <summary>{say("eventCount", { count: choices.length })}</summary>
          {choices.map(({ kind, description }) => (
            <Choice key={kind} name="kinds[]" value={kind} defaultChecked={kinds.includes(kind)} help={description}>
              <code>{kind}</code>
            </Choice>
          ))}
        </details>
      </fieldset>
    </>
  );
}
