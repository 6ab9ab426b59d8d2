// Creates an API token, and shows it once.

import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { tokens as texts } from "../../locales/generated/tokens.ts";
import { Button } from "../../ui/button.tsx";
import { Choice, SelectField, TextField } from "../../ui/field.tsx";
import { Section } from "../../ui/page.tsx";
import { Secret } from "../../ui/secret.tsx";
import type { TokensData } from "./tokens.server.ts";
import styles from "./tokens.module.css";

interface Props {
  readonly data: TokensData;
  readonly answer: ActionResult | undefined;
}

export function CreateToken({ data: { roles, permissions }, answer }: Props) {
  const say = useMessages(texts);
  const isBusy = useNavigation().state === "submitting";
  const fields = answer?.kind === "refused" ? (answer.fields ?? {}) : {};
  const [token] = answer?.kind === "done" ? (answer.codes ?? []) : [];
  const least = roles.at(-1)?.key ?? "chosen";
  const [access, setAccess] = useState<string>(least);
  return (
    <Section title={say("create")}>
      {token && <Secret text={say("shownOnce")} secret={token} />}
      {/* A new form after each token, so that the last name is gone. */}
      <Form method="post" key={token ?? "form"} className={styles.form}>
        <input type="hidden" name="intent" value="create" />
        <TextField
          label={say("name")}
          name="name"
          required
          maxLength={100}
          help={say("nameHelp")}
          error={fields["name"]}
        />
        <SelectField
          label={say("access")}
          name="access"
          defaultValue={least}
          onChange={(event) => setAccess(event.target.value)}
          error={fields["access"]}
        >
          {roles.map(({ key, name }) => (
            <option key={key} value={key}>
              {say("role", { role: name })}
            </option>
          ))}
          <option value="chosen">{say("chosen")}</option>
        </SelectField>
        <details open={access === "chosen" || fields["permissions"] !== undefined}>
          <summary>{say("chosen")}</summary>
          <p className={styles.quiet}>{fields["permissions"] ?? say("chosenHelp")}</p>
          {permissions.map(({ key, description }) => (
            <Choice key={key} name="permissions[]" value={key}>
              {description}
            </Choice>
          ))}
        </details>
        <TextField
          label={say("expires")}
          name="expires"
          type="date"
          help={say("expiresHelp")}
          error={fields["expires"]}
        />
        <Button type="submit" look="primary" isBusy={isBusy}>
          {say("createNow")}
        </Button>
      </Form>
    </Section>
  );
}
