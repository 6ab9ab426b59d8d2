// The second factor: a code of the authenticator app, or a recovery code.

import { useSearchParams } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { access } from "../../locales/generated/access.ts";
import { AccessField, AccessForm } from "./access-form.tsx";

export default function VerifyPage() {
  const say = useMessages(access);
  const [search] = useSearchParams();
  return (
    <AccessForm
      title={say("verify")}
      text={say("verifyText")}
      intent="verify"
      submit={say("continue")}
      hidden={{ to: search.get("to") ?? "" }}
      below={{ href: "/console/sign-in", label: say("otherAccount") }}
    >
      <AccessField
        label={say("code")}
        name="code"
        autoComplete="one-time-code"
        inputMode="text"
        help={say("codeHelp")}
      />
    </AccessForm>
  );
}
