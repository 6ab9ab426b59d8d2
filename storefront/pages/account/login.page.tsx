// Sign-in and registration, side by side, and the confirmation from a mail's link.
import { useActionData, useLoaderData } from "react-router";
import { ButtonLink } from "#storefront/ui/button.tsx";
import { EmailField } from "#storefront/features/forms/email-field.tsx";
import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import { AccountForm, answerTo, useTitle } from "#storefront/features/forms/forms.tsx";
import { PasskeyForm } from "#storefront/features/passkeys/passkey-form.tsx";
import { account } from "#locales/account";
import { passkeys } from "#locales/passkeys";
import type { LoginData } from "./login-data.ts";
import { MessagePage } from "#storefront/ui/message-page.tsx";
import { PasswordField } from "#storefront/features/forms/password-field.tsx";
import { Rich, useMessages } from "#storefront/ui/language.tsx";
import styles from "./login.module.css";
import { usePageTitle } from "#storefront/ui/page-title.tsx";

export default function LoginPage() {
  const data = useLoaderData<LoginData>();
  const answer = useActionData<FormAnswer>();
  const title = useTitle(useMessages(account)("signIn"), answer);
  if (answer?.form === "register" && answer.isDone) return <Sent email={answer.values["email"] ?? ""} data={data} />;
  if (data.view === "confirm") return <Confirm data={data} answer={answer} />;
  if (data.view === "expired") return <Expired login={data.login} />;
  return (
    <div className={styles.page}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {data.guest !== null && <Guest href={data.guest} />}
      <SignIn data={data} answer={answer} />
      <Register data={data} answer={answer} />
    </div>
  );
}

interface Props {
  readonly data: LoginData;
  readonly answer: FormAnswer | undefined;
}

function SignIn({ data, answer }: Props) {
  const say = useMessages(account);
  const withPasskey = useMessages(passkeys)("signIn");
  const { values, problems, focus } = answerTo(answer, "sign-in");
  return (
    <section className={styles.part} aria-labelledby="sign-in-title">
      <h1 className={styles.title} id="sign-in-title">
        {say("signIn")}
      </h1>
      <p className={styles.text}>{say("signInText")}</p>
      <AccountForm
        form="sign-in"
        action={data.action}
        answer={answer}
        submit={say("signIn")}
        aria-labelledby="sign-in-title"
      >
        <EmailField
          id="sign-in-email"
          value={values["email"]}
          problem={problems["email"]}
          isFirst={focus === "email"}
        />
        <PasswordField
          isFirst={focus === "password"}
          id="sign-in-password"
          name="password"
          kind="password"
          autoComplete="current-password"
          problem={problems["password"]}
        />
      </AccountForm>
      <a className={styles.link} href={data.forgotten}>
        {say("forgotPassword")}
      </a>
      {data.passkeyRoute && (
        <PasskeyForm
          form="passkey"
          route={data.passkeyRoute}
          action={data.action}
          answer={answer}
          label={withPasskey}
        />
      )}
    </section>
  );
}

function Register({ data, answer }: Props) {
  const say = useMessages(account);
  const { values, problems, focus } = answerTo(answer, "register");
  return (
    <section className={styles.part} aria-labelledby="register-title">
      <h2 className={styles.title} id="register-title">
        {say("register")}
      </h2>
      <p className={styles.text}>{say("registerText")}</p>
      <AccountForm
        form="register"
        action={data.action}
        answer={answer}
        submit={say("createAccount")}
        isPrimary={false}
        aria-labelledby="register-title"
      >
        <EmailField
          id="register-email"
          value={values["email"]}
          problem={problems["email"]}
          isFirst={focus === "email"}
        />
        <PasswordField
          isFirst={focus === "password"}
          id="register-password"
          name="password"
          kind="password"
          autoComplete="new-password"
          hint={say("passwordHint")}
          problem={problems["password"]}
        />
      </AccountForm>
    </section>
  );
}

function Confirm({ data, answer }: Props) {
  const say = useMessages(account);
  const { problems, focus } = answerTo(answer, "confirm");
  return (
    <MessagePage title={say("confirm")} documentTitle={useTitle(say("confirm"), answer)}>
      <p>{say("confirmText")}</p>
      <AccountForm form="confirm" action={data.action} answer={answer} submit={say("confirmSubmit")}>
        <EmailField id="confirm-email" value={data.email} isFixed />
        <PasswordField
          isFirst={focus === "password"}
          id="confirm-password"
          name="password"
          kind="password"
          autoComplete="current-password"
          problem={problems["password"]}
        />
      </AccountForm>
    </MessagePage>
  );
}

function Expired({ login }: { readonly login: string }) {
  const say = useMessages(account);
  return (
    <MessagePage title={say("expired")} documentTitle={usePageTitle(say("expiredTitle"))}>
      <p>{say("expiredText")}</p>
      <ButtonLink look="primary" href={login}>
        {say("signInOrRegister")}
      </ButtonLink>
    </MessagePage>
  );
}

function Sent({ email, data }: { readonly email: string; readonly data: LoginData }) {
  const say = useMessages(account);
  return (
    <MessagePage title={say("sent")} documentTitle={usePageTitle(say("sent"))}>
      <p>
        <Rich text={say.raw("sentText")} email={<strong dir="ltr">{email}</strong>} />
      </p>
      <p>{say("sentNothing")}</p>
      <ButtonLink href={data.login}>{say("backToSignIn")}</ButtonLink>
    </MessagePage>
  );
}

function Guest({ href }: { readonly href: string }) {
  const say = useMessages(account);
  return (
    <section className={styles.guest} aria-labelledby="guest-title">
      <div>
        <h2 className={styles.title} id="guest-title">
          {say("guest")}
        </h2>
        <p className={styles.text}>{say("guestText")}</p>
      </div>
      <ButtonLink look="primary" href={href}>
        {say("guestGo")}
      </ButtonLink>
    </section>
  );
}
