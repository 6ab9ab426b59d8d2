// The authenticator app of an account: none, being set up, or added.
import { security } from "#locales/security";
import { AccountForm, answerTo } from "#storefront/features/forms/forms.tsx";
import { Button } from "#storefront/ui/button.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { QrCode } from "#storefront/ui/qr-code.tsx";
import { AccountSection } from "./account-shell.tsx";
import { CodeField } from "./code-fields.tsx";
import type { SecurityAnswer, SecurityData } from "./security-data.ts";
import styles from "./security.module.css";

interface Props {
  readonly data: SecurityData;
  readonly answer: SecurityAnswer | undefined;
}

export function Authenticator({ data, answer }: Props) {
  const say = useMessages(security);
  const { authenticator, action } = data;
  const problem = answerTo(answer, "add").problems["code"];
  return (
    <AccountSection id="authenticator" title={say("authenticator")} text={say("authenticatorText")}>
      {authenticator.state === "none" && <OneButton action={action} form="begin" label={say("setUp")} />}
      {authenticator.state === "setup" && (
        <>
          <p>{say("scan")}</p>
          <QrCode className={styles.qr} text={authenticator.uri} label={say("qrCode")} />
          <a className={styles.link} href={authenticator.uri}>
            {say("openApp")}
          </a>
          <dl>
            <dt className={styles.note}>{say("key")}</dt>
            <dd className={styles.key}>
              <code dir="ltr">{authenticator.secret}</code>
            </dd>
          </dl>
          <AccountForm form="add" action={action} answer={answer} submit={say("addApp")}>
            <CodeField id="app-code" problem={problem} isFirst={problem !== undefined} />
          </AccountForm>
          <OneButton action={action} form="cancel" label={say("cancel")} />
        </>
      )}
      {authenticator.state === "added" && (
        <>
          <p>{say("addedOn", { date: authenticator.since })}</p>
          <details className={styles.removal}>
            <summary>{say("remove")}</summary>
            <p className={styles.note}>{say("removeAppText")}</p>
            <OneButton action={action} form="remove" label={say("removeApp")} />
          </details>
        </>
      )}
    </AccountSection>
  );
}

interface OneButtonProps {
  readonly action: string;
  readonly form: string;
  readonly label: string;
}

const OneButton = ({ action, form, label }: OneButtonProps) => (
  <form className={styles.form} method="post" action={action}>
    <input type="hidden" name="form" value={form} />
    <Button type="submit">{label}</Button>
  </form>
);
