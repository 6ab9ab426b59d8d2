// A password's field, which can show what is typed once scripts are there.
import { useState } from "react";
import { Field } from "#storefront/ui/field.tsx";
import { useHydrated } from "#storefront/ui/use-hydrated.ts";
import { VisuallyHidden } from "#storefront/ui/visually-hidden.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { forms } from "#locales/forms";
import styles from "./forms.module.css";

interface Props {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly autoComplete: "current-password" | "new-password";
  readonly hint?: string;
  readonly problem?: string | undefined;
  /** First invalid field, which gets the focus. */
  readonly isFirst?: boolean | undefined;
}

export function PasswordField({ id, label, ...rest }: Props) {
  const [isShown, setShown] = useState(false);
  const isHydrated = useHydrated();
  const say = useMessages(forms);
  return (
    <Field
      {...rest}
      id={id}
      label={label}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      data-password=""
    >
      {isHydrated && (
        <button
          type="button"
          className={styles.show}
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          {say(isShown ? "hide" : "show")}
          <VisuallyHidden> {label.toLowerCase()}</VisuallyHidden>
        </button>
      )}
    </Field>
  );
}
