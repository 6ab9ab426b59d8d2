// A forgotten password: the address to write to, and, from the mail's link, the new password.
import { useActionData, useLoaderData } from "react-router";
import { ButtonLink } from "#storefront/ui/button.tsx";
import { EmailField } from "./email-field.tsx";
import type { FormAnswer } from "./form-data.ts";
import { AccountForm, answerTo, titleOf } from "./forms.tsx";
import { Letter } from "./letter.tsx";
import type { PasswordData } from "./password-data.ts";
import { PasswordField } from "./password-field.tsx";

export default function PasswordPage() {
  const data = useLoaderData<PasswordData>();
  const answer = useActionData<FormAnswer>();
  if (answer?.isDone) return <Sent email={answer.values["email"] ?? ""} login={data.login} />;
  if (data.view === "set") return <SetPassword data={data} answer={answer} />;
  if (data.view === "expired") return <Expired ask={data.ask} />;
  const { values, problems, focus } = answerTo(answer, "ask");
  return (
    <Letter title="Forgotten your password?" documentTitle={titleOf("Forgotten password", answer)}>
      <p>Tell us your email address, and we send you a link to choose a new one.</p>
      <AccountForm form="ask" action={data.action} answer={answer} submit="Send the link">
        <EmailField
          id="forgotten-email"
          value={values["email"]}
          problem={problems["email"]}
          isFirst={focus === "email"}
        />
      </AccountForm>
    </Letter>
  );
}

function SetPassword({ data, answer }: { readonly data: PasswordData; readonly answer: FormAnswer | undefined }) {
  const { problems, focus } = answerTo(answer, "set");
  return (
    <Letter title="Choose a new password" documentTitle={titleOf("Choose a new password", answer)}>
      <p>You are signed in with it afterwards, and signed out everywhere else.</p>
      <AccountForm form="set" action={data.action} answer={answer} submit="Save the password">
        <EmailField id="reset-email" value={data.email} isFixed />
        <PasswordField
          id="reset-password"
          isFirst={focus === "password"}
          name="password"
          label="New password"
          autoComplete="new-password"
          hint="At least 8 characters."
          problem={problems["password"]}
        />
      </AccountForm>
    </Letter>
  );
}

const Sent = ({ email, login }: { readonly email: string; readonly login: string }) => (
  <Letter title="Check your email" documentTitle="Check your email | Vitrine">
    <p>
      If <strong>{email}</strong> has an account, a link to choose a new password is on its way. It holds for one hour.
    </p>
    <ButtonLink href={login}>Back to sign in</ButtonLink>
  </Letter>
);

const Expired = ({ ask }: { readonly ask: string }) => (
  <Letter title="This link no longer holds" documentTitle="Link expired | Vitrine">
    <p>It was used already, it is older than an hour, or the password was changed since. Ask for another.</p>
    <ButtonLink look="primary" href={ask}>
      Ask for a new link
    </ButtonLink>
  </Letter>
);
