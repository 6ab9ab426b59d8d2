// A password's field, which can show what is typed once scripts are there.
import { useState } from "react";
import { Field } from "#storefront/ui/field.tsx";
import { useHydrated } from "#storefront/ui/use-hydrated.ts";
import { useMessages } from "#storefront/ui/language.tsx";
import { forms } from "#locales/forms";
import styles from "./forms.module.css";

type Kind = "password" | "currentPassword" | "newPassword";

interface Props {
  readonly id: string;
  readonly name: string;
  /** Which password it is: its label and the button's name. */
  readonly kind: Kind;
  readonly autoComplete: "current-password" | "new-password";
  readonly hint?: string;
  readonly problem?: string | undefined;
  /** First invalid field, which gets the focus. */
  readonly isFirst?: boolean | undefined;
}

export function PasswordField({ id, kind, ...rest }: Props) {
  const [isShown, setShown] = useState(false);
  const isHydrated = useHydrated();
  const say = useMessages(forms);
  return (
    <Field
      {...rest}
      id={id}
      label={say(kind)}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      data-password=""
    >
      {isHydrated && <ShowButton id={id} kind={kind} isShown={isShown} onClick={() => setShown(!isShown)} />}
    </Field>
  );
}

interface ShowProps {
  /** Of the field. */
  readonly id: string;
  readonly kind: Kind;
  readonly isShown: boolean;
  readonly onClick: () => void;
}

/** Its name says what a click does, so it has no pressed state. */
export function ShowButton({ id, kind, isShown, onClick }: ShowProps) {
  const say = useMessages(forms);
  return (
    <button
      type="button"
      className={styles.show}
      aria-label={say(isShown ? `${kind}-hide` : `${kind}-show`)}
      aria-controls={id}
      onClick={onClick}
    >
      {say(isShown ? "hide" : "show")}
    </button>
  );
}
