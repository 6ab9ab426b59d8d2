// Where the order's mails go. Whoever has an account may sign in first, and needs not.
import { Field } from "#storefront/ui/field.tsx";
import type { CheckoutAnswer, CheckoutData } from "./checkout-data.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import { useDraft } from "./use-draft.ts";
import styles from "./checkout.module.css";

interface Props {
  readonly data: CheckoutData;
  readonly answer: CheckoutAnswer | undefined;
}

export function ContactStep({ data, answer }: Props) {
  const { email, isSignedIn, signIn } = data.contact;
  const draft = useDraft(data.id, "contact");
  return (
    <CheckoutForm
      key={draft.values ? "draft" : "kept"}
      form="contact"
      action={data.action}
      answer={answer}
      submit="Continue to address"
      pending="Saving …"
      labelledBy="contact-title"
      onInput={draft.onInput}
    >
      {({ values, problems, focus }) => (
        <>
          {!isSignedIn && (
            <p className={styles.aside}>
              No account needed. If you have one, <a href={signIn}>sign in</a> to use what you keep there.
            </p>
          )}
          <Field
            id="contact-email"
            name="email"
            label="Email address"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            defaultValue={values["email"] ?? draft.values?.["email"] ?? email}
            problem={problems["email"]}
            isFirst={focus === "email"}
            hint="For the confirmation and news of your order, and nothing else."
            required
          />
        </>
      )}
    </CheckoutForm>
  );
}
