// The second step of signing in, on a page of its own after the password.
import { useActionData, useLoaderData } from "react-router";
import { account } from "#locales/account";
import { security } from "#locales/security";
import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import { AccountForm, answerTo, useTitle } from "#storefront/features/forms/forms.tsx";
import { ButtonLink } from "#storefront/ui/button.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { MessagePage } from "#storefront/ui/message-page.tsx";
import { CodeField, RecoveryField } from "./code-fields.tsx";
import styles from "./security.module.css";
import type { VerifyData } from "./verify-data.ts";

export default function VerifyPage() {
  const { view, action, other, login } = useLoaderData<VerifyData>();
  const answer = useActionData<FormAnswer>();
  const say = useMessages(security);
  const signIn = useMessages(account)("signIn");
  const { problems } = answerTo(answer, "verify");
  const titles = { app: say("enterCode"), recovery: say("enterRecovery"), expired: say("verifyExpired") };
  const title = titles[view];
  const documentTitle = useTitle(title, answer);
  if (view === "expired") {
    return (
      <MessagePage title={title} documentTitle={documentTitle}>
        <p>{say("verifyExpiredText")}</p>
        <ButtonLink look="primary" href={login}>
          {signIn}
        </ButtonLink>
      </MessagePage>
    );
  }
  return (
    <MessagePage title={title} documentTitle={documentTitle}>
      <p>{say(view === "app" ? "enterCodeText" : "enterRecoveryText")}</p>
      <AccountForm form="verify" action={action} answer={answer} submit={signIn}>
        {view === "app" ? (
          <CodeField id="verify-code" problem={problems["code"]} isFirst />
        ) : (
          <RecoveryField id="verify-recovery" problem={problems["code"]} isFirst />
        )}
      </AccountForm>
      <a className={styles.link} href={other}>
        {say(view === "app" ? "useRecovery" : "useApp")}
      </a>
    </MessagePage>
  );
}
