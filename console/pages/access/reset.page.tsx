// Sets a new password, from a mailed link.

import { useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { access } from "../../locales/generated/access.ts";
import { AccessForm, NewPasswordField } from "./access-form.tsx";
import { Access } from "./access.tsx";
import type { ResetData } from "./reset.server.ts";

export default function ResetPage() {
  const say = useMessages(access);
  const { email } = useLoaderData<ResetData>();
  if (email === null) return <Access title={say("linkExpired")} text={say("resetExpiredText")} />;
  return (
    <AccessForm title={say("resetTitle")} text={email} intent="reset" submit={say("savePassword")}>
      {/* For password managers. */}
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <NewPasswordField />
    </AccessForm>
  );
}
