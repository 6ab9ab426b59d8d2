// A copy of everything about a person, and erasure after their address was typed.

import { Form, useNavigation } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { customers as texts } from "../../locales/generated/customers.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Section } from "../../ui/page.tsx";
import styles from "./customers.module.css";

interface Props {
  readonly email: string;
  readonly error: string | undefined;
}

export function PersonalData({ email, error }: Props) {
  const say = useMessages(texts);
  const isBusy = useNavigation().state === "submitting";
  return (
    <Section title={say("personalData")}>
      <p className={styles.text}>{say("exportText")}</p>
      <LinkButton href={`/admin/people/${encodeURIComponent(email)}`} download={`${email}.json`} icon="export">
        {say("export")}
      </LinkButton>
      <details className={styles.erase} open={error !== undefined}>
        <summary>{say("erase")}</summary>
        <Form method="post" className={styles.form}>
          <input type="hidden" name="intent" value="erase" />
          <p className={styles.text}>{say("eraseText")}</p>
          <TextField label={say("typeEmail", { email })} name="email" autoComplete="off" required error={error} />
          <Button type="submit" look="danger" isBusy={isBusy}>
            {say("eraseNow")}
          </Button>
        </Form>
      </details>
    </Section>
  );
}
