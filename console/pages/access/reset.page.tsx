// Sets a new password, from a mailed link.

import { Form, useLoaderData, useNavigation } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { access } from "../../locales/generated/access.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Access } from "./access.tsx";
import { Refusal, useRefusal } from "./refusal.tsx";
import type { ResetData } from "./reset.server.ts";

export default function ResetPage() {
  const say = useMessages(access);
  const { email } = useLoaderData<ResetData>();
  const { text, fields } = useRefusal();
  const isBusy = useNavigation().state !== "idle";
  if (email === null) return <Access title={say("linkExpired")} text={say("resetExpiredText")} />;
  return (
    <Access title={say("resetTitle")} text={email}>
      <Refusal text={text} />
      <Form method="post">
        <input type="hidden" name="intent" value="reset" />
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <TextField
          label={say("newPassword")}
          name="password"
          type="password"
          autoComplete="new-password"
          required
          help={say("passwordHelp")}
          error={fields["password"]}
        />
        <Button type="submit" look="primary" size="wide" isBusy={isBusy}>
          {say("savePassword")}
        </Button>
      </Form>
    </Access>
  );
}
