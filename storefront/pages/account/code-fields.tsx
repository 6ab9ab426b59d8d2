// Fields for a code of an authenticator app and for a recovery code.
import { security } from "#locales/security";
import { Field } from "#storefront/ui/field.tsx";
import { useMessages } from "#storefront/ui/language.tsx";

interface Props {
  readonly id: string;
  readonly problem: string | undefined;
  /** True if the visitor came for this field, which gets the focus. */
  readonly isFirst: boolean;
}

/** Not of type number: a code may begin with zero. Phones fill it in by its autocomplete token. */
export const CodeField = ({ id, problem, isFirst }: Props) => (
  <Field
    id={id}
    name="code"
    label={useMessages(security)("code")}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={20}
    dir="ltr"
    required
    isFirst={isFirst}
    problem={problem}
  />
);

export const RecoveryField = ({ id, problem, isFirst }: Props) => (
  <Field
    id={id}
    name="code"
    label={useMessages(security)("recoveryCode")}
    autoComplete="off"
    autoCapitalize="characters"
    autoCorrect="off"
    spellCheck={false}
    maxLength={40}
    dir="ltr"
    required
    isFirst={isFirst}
    problem={problem}
  />
);
