// Asks for a link that sets a new password.

import { Form, useActionData, useNavigation } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { access } from "../../locales/generated/access.ts";
import { Button, TextLink } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Access } from "./access.tsx";
import { Refusal, useRefusal } from "./refusal.tsx";
import styles from "./access.module.css";

export default function ForgotPage() {
  const say = useMessages(access);
  const { text, fields } = useRefusal();
  const answer = useActionData<ActionResult>();
  const isBusy = useNavigation().state !== "idle";
  return (
    <Access title={say("forgotTitle")} text={answer?.kind === "done" ? answer.text : say("forgotText")}>
      <Refusal text={text} />
      {answer?.kind !== "done" && (
        <Form method="post">
          <input type="hidden" name="intent" value="send" />
          <TextField
            label={say("email")}
            name="email"
            type="email"
            autoComplete="username"
            required
            error={fields["email"]}
          />
          <Button type="submit" look="primary" size="wide" isBusy={isBusy}>
            {say("sendLink")}
          </Button>
        </Form>
      )}
      <p className={styles.below}>
        <TextLink href="/console/sign-in">{say("backToSignIn")}</TextLink>
      </p>
    </Access>
  );
}
