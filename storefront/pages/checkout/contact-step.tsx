// The email address of the order. Signing in is optional.
import { Rich, useMessages } from "#storefront/ui/language.tsx";
import { Field } from "#storefront/ui/field.tsx";
import { checkout } from "#locales/checkout";
import type { CheckoutAnswer, CheckoutData } from "./checkout-data.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import { useDraft } from "./use-draft.ts";
import styles from "./checkout.module.css";

interface Props {
  readonly data: CheckoutData;
  readonly answer: CheckoutAnswer | undefined;
}

export function ContactStep({ data, answer }: Props) {
  const say = useMessages(checkout);
  const { email, isSignedIn, signIn } = data.contact;
  const draft = useDraft(data.id, "contact");
  return (
    <CheckoutForm
      key={draft.values ? "draft" : "kept"}
      form="contact"
      action={data.action}
      answer={answer}
      submit={say("toAddress")}
      pending={say("saving")}
      labelledBy="contact-title"
      onInput={draft.onInput}
    >
      {({ values, problems, focus }) => (
        <>
          {!isSignedIn && (
            <p className={styles.aside}>
              <Rich text={say.raw("noAccount")} signIn={<a href={signIn}>{say("signIn")}</a>} />
            </p>
          )}
          <Field
            id="contact-email"
            name="email"
            label={say("email")}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            defaultValue={values["email"] ?? draft.values?.["email"] ?? email}
            problem={problems["email"]}
            isFirst={focus === "email"}
            hint={say("emailHint")}
            required
          />
        </>
      )}
    </CheckoutForm>
  );
}
