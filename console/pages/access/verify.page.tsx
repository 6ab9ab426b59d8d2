// The second factor: a code of the authenticator app, or a recovery code.

import { Form, useNavigation, useSearchParams } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { access } from "../../locales/generated/access.ts";
import { Button, TextLink } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Access } from "./access.tsx";
import { Refusal, useRefusal } from "./refusal.tsx";
import styles from "./access.module.css";

export default function VerifyPage() {
  const say = useMessages(access);
  const { text, fields } = useRefusal();
  const [search] = useSearchParams();
  const isBusy = useNavigation().state !== "idle";
  return (
    <Access title={say("verify")} text={say("verifyText")}>
      <Refusal text={text} />
      <Form method="post">
        <input type="hidden" name="intent" value="verify" />
        <input type="hidden" name="to" value={search.get("to") ?? ""} />
        <TextField
          label={say("code")}
          name="code"
          autoComplete="one-time-code"
          inputMode="text"
          required
          help={say("codeHelp")}
          error={fields["code"]}
        />
        <Button type="submit" look="primary" size="wide" isBusy={isBusy}>
          {say("continue")}
        </Button>
      </Form>
      <p className={styles.below}>
        <TextLink href="/console/sign-in">{say("otherAccount")}</TextLink>
      </p>
    </Access>
  );
}
