// Signing in and registering, side by side; and the confirmation that a mail's link leads to.
import { useActionData, useLoaderData } from "react-router";
import { ButtonLink } from "#storefront/ui/button.tsx";
import { EmailField } from "./email-field.tsx";
import type { FormAnswer } from "./form-data.ts";
import { AccountForm, answerTo, titleOf } from "./forms.tsx";
import type { LoginData } from "./login-data.ts";
import { Letter } from "./letter.tsx";
import { PasswordField } from "./password-field.tsx";
import styles from "./login.module.css";

export default function LoginPage() {
  const data = useLoaderData<LoginData>();
  const answer = useActionData<FormAnswer>();
  if (answer?.form === "register" && answer.isDone) return <Sent email={answer.values["email"] ?? ""} data={data} />;
  if (data.view === "confirm") return <Confirm data={data} answer={answer} />;
  if (data.view === "expired") return <Expired login={data.login} />;
  return (
    <div className={styles.page}>
      <title>{titleOf("Sign in", answer)}</title>
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
  const { values, problems, focus } = answerTo(answer, "sign-in");
  return (
    <section className={styles.part} aria-labelledby="sign-in-title">
      <h1 className={styles.title} id="sign-in-title">
        Sign in
      </h1>
      <p className={styles.text}>Your orders, addresses and wishlist.</p>
      <AccountForm form="sign-in" action={data.action} answer={answer} submit="Sign in" aria-labelledby="sign-in-title">
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
          label="Password"
          autoComplete="current-password"
          problem={problems["password"]}
        />
      </AccountForm>
      <a className={styles.link} href={data.forgotten}>
        Forgotten your password?
      </a>
    </section>
  );
}

function Register({ data, answer }: Props) {
  const { values, problems, focus } = answerTo(answer, "register");
  return (
    <section className={styles.part} aria-labelledby="register-title">
      <h2 className={styles.title} id="register-title">
        Create an account
      </h2>
      <p className={styles.text}>Check out faster, and follow your orders.</p>
      <AccountForm
        form="register"
        action={data.action}
        answer={answer}
        submit="Create account"
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
          label="Password"
          autoComplete="new-password"
          hint="At least 8 characters."
          problem={problems["password"]}
        />
      </AccountForm>
    </section>
  );
}

function Confirm({ data, answer }: Props) {
  const { problems, focus } = answerTo(answer, "confirm");
  return (
    <Letter title="Confirm your address" documentTitle={titleOf("Confirm your address", answer)}>
      <p>One more time the password that you chose, and your account is ready.</p>
      <AccountForm form="confirm" action={data.action} answer={answer} submit="Confirm and sign in">
        <EmailField id="confirm-email" value={data.email} isFixed />
        <PasswordField
          isFirst={focus === "password"}
          id="confirm-password"
          name="password"
          label="Password"
          autoComplete="current-password"
          problem={problems["password"]}
        />
      </AccountForm>
    </Letter>
  );
}

const Expired = ({ login }: { readonly login: string }) => (
  <Letter title="This link no longer holds" documentTitle="Link expired | Vitrine">
    <p>
      It was used already, or it is older than a day. If your account is confirmed, sign in; otherwise register again.
    </p>
    <ButtonLink look="primary" href={login}>
      Sign in or register
    </ButtonLink>
  </Letter>
);

const Sent = ({ email, data }: { readonly email: string; readonly data: LoginData }) => (
  <Letter title="Check your email" documentTitle="Check your email | Vitrine">
    <p>
      We have written to <strong>{email}</strong>. Open the link in the mail to finish; it holds for 24 hours.
    </p>
    <p>Nothing there? Look among unwanted mail, or register again in a few minutes.</p>
    <ButtonLink href={data.login}>Back to sign in</ButtonLink>
  </Letter>
);

const Guest = ({ href }: { readonly href: string }) => (
  <section className={styles.guest} aria-labelledby="guest-title">
    <div>
      <h2 className={styles.title} id="guest-title">
        Check out as a guest
      </h2>
      <p className={styles.text}>No account needed. You can make one afterwards.</p>
    </div>
    <ButtonLink look="primary" href={href}>
      Continue as a guest
    </ButtonLink>
  </section>
);
