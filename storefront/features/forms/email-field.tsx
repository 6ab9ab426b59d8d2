// The address that an account goes by, as password managers know it.
import { Field } from "#storefront/ui/field.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { forms } from "#locales/forms";

interface EmailProps {
  readonly id: string;
  readonly value: string | undefined;
  readonly problem?: string | undefined;
  /** The first that is wrong: where the visitor goes on. */
  readonly isFirst?: boolean;
  /** Shown, and told to password managers, but not to be changed. */
  readonly isFixed?: boolean;
}

/** Named `username` to browsers: it is what passwords are kept under. */
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
