// The email address of a back-in-stock mail, with the problem of the last answer.
import { backInStock } from "#locales/back-in-stock";
import { Field } from "#storefront/ui/field.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import type { WaitAnswer } from "../product-data.ts";

interface Props {
  readonly id: string;
  readonly answer: WaitAnswer | undefined;
  readonly problem: string | undefined;
}

export function WaitingEmail({ id, answer, problem }: Props) {
  const say = useMessages(backInStock);
  return (
    <Field
      key={answer?.kind}
      id={id}
      name="email"
      label={say("email")}
      type="email"
      autoComplete="email"
      maxLength={254}
      required
      defaultValue={answer?.email ?? ""}
      problem={problem}
      isFirst={problem !== undefined}
    />
  );
}
