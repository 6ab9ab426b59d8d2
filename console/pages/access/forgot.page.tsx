// Asks for a link that sets a new password.

import { useActionData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { access } from "../../locales/generated/access.ts";
import { AccessForm, EmailField } from "./access-form.tsx";

export default function ForgotPage() {
  const say = useMessages(access);
  const answer = useActionData<ActionResult>();
  const isDone = answer?.kind === "done";
  return (
    <AccessForm
      title={say("forgotTitle")}
      text={isDone ? answer.text : say("forgotText")}
      intent="send"
      submit={say("sendLink")}
      below={{ href: "/console/sign-in", label: say("backToSignIn") }}
      isDone={isDone}
    >
      <EmailField />
    </AccessForm>
  );
}
