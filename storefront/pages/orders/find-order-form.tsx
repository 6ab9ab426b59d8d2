// The form that finds an order by its number and email address.
import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import { AccountForm, answerTo } from "#storefront/features/forms/forms.tsx";
import { Field } from "#storefront/ui/field.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { findOrder } from "#locales/find-order";

interface Props {
  readonly action: string;
  readonly answer: FormAnswer | undefined;
  readonly submit: string;
  /** Filled in at first. */
  readonly number?: string;
}

export function FindOrderForm({ action, answer, submit, number = "" }: Props) {
  const say = useMessages(findOrder);
  const { values, problems, focus } = answerTo(answer, "find");
  return (
    <AccountForm form="find" action={action} answer={answer} submit={submit}>
      <Field
        id="find-number"
        name="number"
        label={say("number")}
        defaultValue={values["number"] ?? number}
        problem={problems["number"]}
        isFirst={focus === "number"}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        hint={say("numberHint")}
      />
      <Field
        id="find-email"
        name="email"
        type="email"
        label={say("email")}
        defaultValue={values["email"] ?? ""}
        problem={problems["email"]}
        isFirst={focus === "email"}
        autoComplete="email"
        maxLength={254}
      />
    </AccountForm>
  );
}
