// Invites a colleague, and shows the link once.

import { Form, useNavigation } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { team } from "../../locales/generated/team.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Section } from "../../ui/page.tsx";
import { Secret } from "../../ui/secret.tsx";
import { MarketPicker } from "./market-picker.tsx";
import type { TeamData } from "./team.server.ts";
import styles from "./team.module.css";

interface Props {
  readonly data: TeamData;
  readonly answer: ActionResult | undefined;
}

export function InviteForm({ data: { choices, myMarkets }, answer }: Props) {
  const say = useMessages(team);
  const isBusy = useNavigation().state === "submitting";
  const fields = answer?.kind === "refused" ? (answer.fields ?? {}) : {};
  const [link] = answer?.kind === "done" ? (answer.codes ?? []) : [];
  return (
    <Section title={say("invite")}>
      {link && <Secret text={say("linkOnce")} secret={link} />}
      {/* A new form after each invitation, so that the last address is gone. */}
      <Form method="post" key={link ?? "form"} className={styles.form}>
        <input type="hidden" name="intent" value="invite" />
        <TextField label={say("email")} name="email" type="email" required error={fields["email"]} />
        <SelectField label={say("role")} name="role" defaultValue={choices.at(-1)?.key} error={fields["role"]}>
          {choices.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </SelectField>
        <MarketPicker label={say("markets")} help={say("marketsHelp")} markets={myMarkets} error={fields["markets"]} />
        <Button type="submit" look="primary" isBusy={isBusy}>
          {say("send")}
        </Button>
      </Form>
    </Section>
  );
}
