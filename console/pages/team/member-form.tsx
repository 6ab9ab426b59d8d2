// Name, role and markets of a member of the team.

import { Form, useNavigation } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { member } from "../../locales/generated/member.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { MarketPicker } from "./market-picker.tsx";
import type { MemberData } from "./member.server.ts";
import styles from "./team.module.css";

interface Props {
  readonly data: MemberData;
  readonly fields: Readonly<Record<string, string>>;
}

export function MemberForm({ data: { values, version, choices }, fields }: Props) {
  const say = useMessages(member);
  const isBusy = useNavigation().state === "submitting";
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="base" value={JSON.stringify(values)} />
      <TextField
        label={say("name")}
        name="name"
        required
        maxLength={100}
        defaultValue={values.name}
        error={fields["name"]}
      />
      <SelectField
        label={say("role")}
        name="role"
        defaultValue={values.role}
        help={say("signOutWarning")}
        error={fields["role"]}
      >
        {choices.map((choice) => (
          <option key={choice.key} value={choice.key}>
            {choice.name}
          </option>
        ))}
      </SelectField>
      <MarketPicker
        label={say("markets")}
        help={say("marketsHelp")}
        markets={values.markets}
        error={fields["markets"]}
      />
      <Button type="submit" look="primary" isBusy={isBusy}>
        {say("save")}
      </Button>
    </Form>
  );
}
