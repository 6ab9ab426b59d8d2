// Sign-in methods of an account: its passkeys, authenticator app and recovery codes. Only adding a passkey needs scripts.
import { useActionData, useLoaderData } from "react-router";
import { account } from "#locales/account";
import { security } from "#locales/security";
import { EmailField } from "#storefront/features/forms/email-field.tsx";
import { AccountForm, answerTo, useTitle } from "#storefront/features/forms/forms.tsx";
import { PasswordField } from "#storefront/features/forms/password-field.tsx";
import { Button } from "#storefront/ui/button.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { AccountSection, AccountShell } from "./account-shell.tsx";
import { Authenticator } from "./authenticator.tsx";
import { NewCodes } from "./new-codes.tsx";
import { Passkeys } from "./passkeys.tsx";
import type { SecurityAnswer, SecurityData } from "./security-data.ts";
import styles from "./security.module.css";

export default function SecurityPage() {
  const data = useLoaderData<SecurityData>();
  const answer = useActionData<SecurityAnswer>();
  const title = useMessages(account)("security");
  return (
    <AccountShell
      title={title}
      documentTitle={useTitle(title, answer)}
      links={data.links}
      current="security"
      saved={answer ? null : data.saved}
    >
      {answer?.codes ? (
        <NewCodes codes={answer.codes} href={data.action} />
      ) : data.isConfirmed ? (
        <>
          {data.passkeys && <Passkeys passkeys={data.passkeys} action={data.action} answer={answer} />}
          <Authenticator data={data} answer={answer} />
          {data.recoveryCodes !== null && <RecoveryCodes left={data.recoveryCodes} action={data.action} />}
        </>
      ) : (
        <Confirm data={data} answer={answer} />
      )}
    </AccountShell>
  );
}

interface Props {
  readonly data: SecurityData;
  readonly answer: SecurityAnswer | undefined;
}

function Confirm({ data, answer }: Props) {
  const say = useMessages(security);
  const { problems, focus } = answerTo(answer, "confirm");
  return (
    <AccountSection id="confirm" title={say("confirm")} text={say("confirmText")}>
      <AccountForm form="confirm" action={data.action} answer={answer} submit={say("continue")}>
        <EmailField id="confirm-email" value={data.email} isFixed />
        <PasswordField
          id="confirm-password"
          name="password"
          kind="password"
          autoComplete="current-password"
          problem={problems["password"]}
          isFirst={focus === "password"}
        />
      </AccountForm>
    </AccountSection>
  );
}

function RecoveryCodes({ left, action }: { readonly left: number; readonly action: string }) {
  const say = useMessages(security);
  return (
    <AccountSection id="recovery" title={say("recoveryCodes")} text={say("recoveryText")}>
      <p>{say("codesLeft", { count: left })}</p>
      <form className={styles.form} method="post" action={action}>
        <input type="hidden" name="form" value="codes" />
        <p className={styles.note}>{say("newCodesText")}</p>
        <Button type="submit">{say("newCodes")}</Button>
      </form>
    </AccountSection>
  );
}
