// The second step of signing in, on a separate page after the password.
import { useActionData, useLoaderData } from "react-router";
import { account } from "#locales/account";
import { security } from "#locales/security";
import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import { AccountForm, answerTo, useTitle } from "#storefront/features/forms/forms.tsx";
import { PasskeyForm } from "#storefront/features/passkeys/passkey-form.tsx";
import { ButtonLink } from "#storefront/ui/button.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { MessagePage } from "#storefront/ui/message-page.tsx";
import { CodeField, RecoveryField } from "./code-fields.tsx";
import styles from "./security.module.css";
import type { VerifyData } from "./verify-data.ts";

const TITLES = {
  passkey: "enterPasskey",
  app: "enterCode",
  recovery: "enterRecovery",
  expired: "verifyExpired",
} as const;
const TEXTS = {
  passkey: "enterPasskeyText",
  app: "enterCodeText",
  recovery: "enterRecoveryText",
  expired: "verifyExpiredText",
} as const;
const LINKS = { passkey: "usePasskey", app: "useApp", recovery: "useRecovery" } as const;

export default function VerifyPage() {
  const { view, action, others, login } = useLoaderData<VerifyData>();
  const answer = useActionData<FormAnswer>();
  const say = useMessages(security);
  const signIn = useMessages(account)("signIn");
  const { problems } = answerTo(answer, "verify");
  const title = say(TITLES[view]);
  return (
    <MessagePage title={title} documentTitle={useTitle(title, answer)}>
      <p>{say(TEXTS[view])}</p>
      {view === "expired" && (
        <ButtonLink look="primary" href={login}>
          {signIn}
        </ButtonLink>
      )}
      {view === "passkey" && (
        <PasskeyForm
          form="passkey"
          route="login-verify"
          action={action}
          answer={answer}
          label={say("enterPasskey")}
          isPrimary
        />
      )}
      {(view === "app" || view === "recovery") && (
        <AccountForm form="verify" action={action} answer={answer} submit={signIn}>
          {view === "app" ? (
            <CodeField id="verify-code" problem={problems["code"]} isFirst />
          ) : (
            <RecoveryField id="verify-recovery" problem={problems["code"]} isFirst />
          )}
        </AccountForm>
      )}
      {others.map(({ way, href }) => (
        <a key={way} className={styles.link} href={href}>
          {say(LINKS[way])}
        </a>
      ))}
    </MessagePage>
  );
}
