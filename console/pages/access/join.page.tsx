// The page behind an invitation: a name and a password make a member of staff.

import { Form, useLoaderData, useNavigation } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { access } from "../../locales/generated/access.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Access } from "./access.tsx";
import type { JoinData } from "./join.server.ts";
import { Refusal, useRefusal } from "./refusal.tsx";

export default function JoinPage() {
  const say = useMessages(access);
  const { invitation } = useLoaderData<JoinData>();
  const { text, fields } = useRefusal();
  const isBusy = useNavigation().state !== "idle";
  if (!invitation) return <Access title={say("linkExpired")} text={say("linkExpiredText")} />;
  const { email, role, invitedBy } = invitation;
  return (
    <Access title={say("join")} text={email ? say("joinText", { person: invitedBy, role }) : say("firstOwnerText")}>
      <Refusal text={text} />
      <Form method="post">
        <input type="hidden" name="intent" value="join" />
        <TextField
          label={say("email")}
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={email ?? ""}
          readOnly={email !== null}
          error={fields["email"]}
        />
        <TextField label={say("name")} name="name" autoComplete="name" required error={fields["name"]} />
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
          {say("joinButton")}
        </Button>
      </Form>
    </Access>
  );
}
