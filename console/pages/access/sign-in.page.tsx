// The sign-in page of the console.

import { useSearchParams } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { access } from "../../locales/generated/access.ts";
import { AccessField, AccessForm, EmailField } from "./access-form.tsx";

export default function SignInPage() {
  const say = useMessages(access);
  const [search] = useSearchParams();
  return (
    <AccessForm
      title={say("signIn")}
      text={say("signInText")}
      intent="sign-in"
      submit={say("continue")}
      hidden={{ to: search.get("to") ?? "" }}
      below={{ href: "/console/forgot", label: say("forgot") }}
    >
      <EmailField />
      <AccessField label={say("password")} name="password" type="password" autoComplete="current-password" />
    </AccessForm>
  );
}
