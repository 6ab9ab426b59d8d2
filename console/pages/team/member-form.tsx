// Name, role and markets of a member of the team, and the banner of a save that came too late.

import { Form, useNavigation } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { useTimes } from "../../layout/times.ts";
import { member } from "../../locales/generated/member.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Banner } from "../../ui/notice.tsx";
import type { Conflict } from "./conflict.server.ts";
import type { MemberData } from "./member.server.ts";
import styles from "./team.module.css";

interface Props {
  readonly data: MemberData;
  readonly fields: Readonly<Record<string, string>>;
}

/** After a conflict the form has the typed values, and says below each what it is now. */
export function MemberForm({ data: { name, role, markets, version, choices, conflict }, fields }: Props) {
  const say = useMessages(member);
  const isBusy = useNavigation().state === "submitting";
  const typed = conflict?.typed ?? { name, role: role.key, markets };
  const now = (mine: string, current: string, words = current) =>
    mine === current ? undefined : say("now", { value: words });
  return (
    <Form method="post" action="?" className={styles.form}>
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="version" value={version} />
      <TextField
        label={say("name")}
        name="name"
        required
        maxLength={100}
        defaultValue={typed.name}
        help={now(typed.name, name)}
        error={fields["name"]}
      />
      <SelectField
        label={say("role")}
        name="role"
        defaultValue={typed.role}
        help={now(typed.role, role.key, role.name) ?? say("signOutWarning")}
        error={fields["role"]}
      >
        {choices.map((choice) => (
          <option key={choice.key} value={choice.key}>
            {choice.name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={say("markets")}
        name="markets"
        defaultValue={typed.markets}
        help={now(typed.markets, markets, markets || say("allMarkets")) ?? say("marketsHelp")}
        error={fields["markets"]}
      />
      <Button type="submit" look="primary" isBusy={isBusy}>
        {say("save")}
      </Button>
    </Form>
  );
}

export function ConflictBanner({ conflict: { changes } }: { readonly conflict: Conflict }) {
  const say = useMessages(member);
  const { dateTime } = useTimes();
  const names = { name: say("name"), role: say("role"), markets: say("markets") };
  const shown = (field: keyof typeof names, value: string) =>
    field === "markets" && value === "" ? say("allMarkets") : value;
  return (
    <Banner tone="warn">
      <p>{say("conflict")}</p>
      <ul>
        {changes.map(({ who, at, field, before, after }) => (
          <li key={`${at} ${field}`}>
            {say("conflictEntry", {
              who,
              field: names[field].toLowerCase(),
              before: shown(field, before),
              after: shown(field, after),
              time: dateTime(at),
            })}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
