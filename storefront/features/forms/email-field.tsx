// The email address of an account, marked as its user name for password managers.
import { Field } from "#storefront/ui/field.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { forms } from "#locales/forms";

interface EmailProps {
  readonly id: string;
  readonly value: string | undefined;
  readonly problem?: string | undefined;
  /** First invalid field, which gets the focus. */
  readonly isFirst?: boolean;
  /** Read-only, but visible to password managers. */
  readonly isFixed?: boolean;
}

/** Autofills as `username`, under which password managers store passwords. */
export function EmailField({ id, value = "", problem, isFirst, isFixed = false }: EmailProps) {
  const say = useMessages(forms);
  return (
    <Field
      id={id}
      name="email"
      label={say("email")}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      defaultValue={value}
      readOnly={isFixed}
      required
      problem={problem}
      isFirst={isFirst}
    />
  );
}
