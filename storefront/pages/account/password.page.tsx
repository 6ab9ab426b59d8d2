// A forgotten password: a form for the email address and, from the mail's link, one for the new password.
import { useActionData, useLoaderData } from "react-router";
import { ButtonLink } from "#storefront/ui/button.tsx";
import { Rich, useMessages } from "#storefront/ui/language.tsx";
import { EmailField } from "#storefront/features/forms/email-field.tsx";
import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import { AccountForm, answerTo, useTitle } from "#storefront/features/forms/forms.tsx";
import { MessagePage } from "#storefront/ui/message-page.tsx";
import { account } from "#locales/account";
import type { PasswordData } from "./password-data.ts";
import { PasswordField } from "#storefront/features/forms/password-field.tsx";
import { usePageTitle } from "#storefront/ui/page-title.tsx";

export default function PasswordPage() {
  const data = useLoaderData<PasswordData>();
  const answer = useActionData<FormAnswer>();
  const say = useMessages(account);
  const title = useTitle(say("resetTitle"), answer);
  if (answer?.isDone) return <Sent email={answer.values["email"] ?? ""} login={data.login} />;
  if (data.view === "set") return <SetPassword data={data} answer={answer} />;
  if (data.view === "expired") return <Expired ask={data.ask} />;
  const { values, problems, focus } = answerTo(answer, "ask");
  return (
    <MessagePage title={say("forgotPassword")} documentTitle={title}>
      <p>{say("resetText")}</p>
      <AccountForm form="ask" action={data.action} answer={answer} submit={say("sendLink")}>
        <EmailField
          id="forgotten-email"
          value={values["email"]}
          problem={problems["email"]}
          isFirst={focus === "email"}
        />
      </AccountForm>
    </MessagePage>
  );
}

function SetPassword({ data, answer }: { readonly data: PasswordData; readonly answer: FormAnswer | undefined }) {
  const say = useMessages(account);
  const { problems, focus } = answerTo(answer, "set");
  return (
    <MessagePage title={say("choosePassword")} documentTitle={useTitle(say("choosePassword"), answer)}>
      <p>{say("choosePasswordText")}</p>
      <AccountForm form="set" action={data.action} answer={answer} submit={say("savePassword")}>
        <EmailField id="reset-email" value={data.email} isFixed />
        <PasswordField
          id="reset-password"
          isFirst={focus === "password"}
          name="password"
          kind="newPassword"
          autoComplete="new-password"
          hint={say("passwordHint")}
          problem={problems["password"]}
        />
      </AccountForm>
    </MessagePage>
  );
}

function Sent({ email, login }: { readonly email: string; readonly login: string }) {
  const say = useMessages(account);
  return (
    <MessagePage title={say("sent")} documentTitle={usePageTitle(say("sent"))}>
      <p>
        <Rich text={say.raw("resetSent")} email={<strong dir="ltr">{email}</strong>} />
      </p>
      <ButtonLink href={login}>{say("backToSignIn")}</ButtonLink>
    </MessagePage>
  );
}

function Expired({ ask }: { readonly ask: string }) {
  const say = useMessages(account);
  return (
    <MessagePage title={say("expired")} documentTitle={usePageTitle(say("expiredTitle"))}>
      <p>{say("resetExpired")}</p>
      <ButtonLink look="primary" href={ask}>
        {say("requestLink")}
      </ButtonLink>
    </MessagePage>
  );
}
