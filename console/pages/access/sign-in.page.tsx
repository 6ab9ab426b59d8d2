// The sign-in page of the console.

import { Form, useNavigation, useSearchParams } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { access } from "../../locales/generated/access.ts";
import { Button, TextLink } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Access } from "./access.tsx";
import { Refusal, useRefusal } from "./refusal.tsx";
import styles from "./access.module.css";

export default function SignInPage() {
  const say = useMessages(access);
  const { text, fields } = useRefusal();
  const [search] = useSearchParams();
  const isBusy = useNavigation().state !== "idle";
  return (
    <Access title={say("signIn")} text={say("signInText")}>
      <Refusal text={text} />
      <Form method="post">
        <input type="hidden" name="intent" value="sign-in" />
        <input type="hidden" name="to" value={search.get("to") ?? ""} />
        <TextField
          label={say("email")}
          name="email"
          type="email"
          autoComplete="username"
          required
          error={fields["email"]}
        />
        <TextField
          label={say("password")}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={fields["password"]}
        />
        <Button type="submit" look="primary" size="wide" isBusy={isBusy}>
          {say("continue")}
        </Button>
      </Form>
      <p className={styles.below}>
        <TextLink href="/console/forgot">{say("forgot")}</TextLink>
      </p>
    </Access>
  );
}
