// Card fields, for the test provider only: formatted while typing, never stored, never sent back.
import { useRef, type FormEvent } from "react";
import { useMessages } from "#storefront/ui/language.tsx";
import { Field } from "#storefront/ui/field.tsx";
import { checkout } from "#locales/checkout";
import { caretAfter, formatCode, formatExpiry, formatNumber } from "./card-format.ts";
import styles from "./payment.module.css";

interface Props {
  readonly problems: Readonly<Record<string, string>>;
  readonly focus?: string | undefined;
}

export function CardFields({ problems, focus }: Props) {
  const say = useMessages(checkout);
  return (
    <div className={styles.card}>
      <CardField
        name="number"
        label={say("cardNumber")}
        autoComplete="cc-number"
        format={formatNumber}
        problem={problems["number"]}
        isFirst={focus === "number"}
        hint={say("cardHint")}
      />
      <div className={styles.pair}>
        <CardField
          name="expiry"
          label={say("expiry")}
          autoComplete="cc-exp"
          placeholder={say("expiryFormat")}
          format={formatExpiry}
          problem={problems["expiry"]}
          isFirst={focus === "expiry"}
        />
        <CardField
          name="code"
          label={say("securityCode")}
          autoComplete="cc-csc"
          format={formatCode}
          problem={problems["code"]}
          isFirst={focus === "code"}
        />
      </div>
    </div>
  );
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: string;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly format: (typed: string) => string;
  readonly problem?: string | undefined;
  readonly isFirst: boolean;
}

function CardField({ name, format, ...rest }: FieldProps) {
  const before = useRef("");
  const onChange = ({ currentTarget: input }: FormEvent<HTMLInputElement>): void => {
    const typed = input.value;
    // Deleting a slash or a space also deletes the digit before it; otherwise formatting would restore it.
    const isErased = typed.length < before.current.length && before.current.startsWith(typed.trimEnd());
    const written =
      isErased && format(typed) === before.current ? format(typed.replace(/\D*\d?\D*$/, "")) : format(typed);
    const caret = caretAfter(typed, input.selectionStart ?? typed.length, written);
    before.current = written;
    if (written === typed) return;
    input.value = written;
    input.setSelectionRange(caret, caret);
  };
  return (
    <Field
      {...rest}
      id={`card-${name}`}
      name={name}
      inputMode="numeric"
      dir="ltr"
      spellCheck={false}
      maxLength={30}
      onChange={onChange}
      data-secret=""
    />
  );
}
