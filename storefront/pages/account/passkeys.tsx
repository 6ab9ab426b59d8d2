// The passkeys of an account: a list to rename and remove them, and a form to add one.
import { passkeys as texts } from "#locales/passkeys";
import { security } from "#locales/security";
import { PasskeyForm } from "#storefront/features/passkeys/passkey-form.tsx";
import { Button } from "#storefront/ui/button.tsx";
import { Field } from "#storefront/ui/field.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { AccountSection } from "./account-shell.tsx";
import type { SecurityAnswer, ShownPasskey, ShownPasskeys } from "./security-data.ts";
import styles from "./security.module.css";

const MAX_NAME_LENGTH = 60;

interface Props {
  readonly passkeys: ShownPasskeys;
  readonly action: string;
  readonly answer: SecurityAnswer | undefined;
}

export function Passkeys({ passkeys, action, answer }: Props) {
  const say = useMessages(texts);
  const { list, suggestedName, max } = passkeys;
  return (
    <AccountSection id="passkeys" title={say("title")} text={say("text")}>
      {list.length > 0 && (
        <ul className={styles.passkeys}>
          {list.map((passkey) => (
            <OnePasskey key={passkey.id} passkey={passkey} action={action} />
          ))}
        </ul>
      )}
      {list.length >= max && <p className={styles.note}>{say("full", { count: max })}</p>}
      {suggestedName !== null && (
        <PasskeyForm
          form="passkey-add"
          route="account-security"
          action={action}
          answer={answer}
          label={say("add")}
          isNew
        >
          <Field
            id="passkey-name"
            name="name"
            label={say("name")}
            hint={say("nameHint")}
            defaultValue={suggestedName}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
          />
        </PasskeyForm>
      )}
    </AccountSection>
  );
}

function OnePasskey({ passkey, action }: { readonly passkey: ShownPasskey; readonly action: string }) {
  const say = useMessages(texts);
  const remove = useMessages(security)("remove");
  const { id, name, since, lastUsed } = passkey;
  return (
    <li>
      <h3 className={styles.passkey} id={`passkey-${id}`}>
        <bdi>{name}</bdi>
      </h3>
      <p className={styles.note}>
        {lastUsed === null ? say("addedOn", { date: since }) : say("usedOn", { date: since, used: lastUsed })}
      </p>
      <div className={styles.ways}>
        <details className={styles.removal}>
          <summary aria-describedby={`passkey-${id}`}>{say("rename")}</summary>
          <form className={styles.form} method="post" action={action}>
            <input type="hidden" name="form" value="passkey-rename" />
            <input type="hidden" name="passkey" value={id} />
            <Field
              id={`name-${id}`}
              name="name"
              label={say("name")}
              defaultValue={name}
              maxLength={MAX_NAME_LENGTH}
              autoComplete="off"
              required
            />
            <Button type="submit">{say("saveName")}</Button>
          </form>
        </details>
        <details className={styles.removal}>
          <summary aria-describedby={`passkey-${id}`}>{remove}</summary>
          <p className={styles.note}>{say("removeText")}</p>
          <form className={styles.form} method="post" action={action}>
            <input type="hidden" name="form" value="passkey-remove" />
            <input type="hidden" name="passkey" value={id} />
            <Button type="submit">{say("removePasskey")}</Button>
          </form>
        </details>
      </div>
    </li>
  );
}
