// The page behind an invitation: a name and a password make a member of staff.

import { useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { access } from "../../locales/generated/access.ts";
import { AccessField, AccessForm, EmailField, NewPasswordField } from "./access-form.tsx";
import { Access } from "./access.tsx";
import type { JoinData } from "./join.server.ts";

export default function JoinPage() {
  const say = useMessages(access);
  const { invitation } = useLoaderData<JoinData>();
  if (!invitation) return <Access title={say("linkExpired")} text={say("linkExpiredText")} />;
  const { email, role, invitedBy } = invitation;
  return (
    <AccessForm
      title={say("join")}
      text={email ? say("joinText", { person: invitedBy, role }) : say("firstOwnerText")}
      intent="join"
      submit={say("joinButton")}
    >
      <EmailField defaultValue={email ?? ""} readOnly={email !== null} />
      <AccessField label={say("name")} name="name" autoComplete="name" />
      <NewPasswordField />
    </AccessForm>
  );
}
