// Gift cards to pay with: a code to add, and those that are used already.
import { useFetcher } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { Field } from "#storefront/ui/field.tsx";
import { Icon } from "#storefront/ui/icon.tsx";
import { checkout } from "#locales/checkout";
import type { CheckoutAnswer, CheckoutData } from "./checkout-data.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import styles from "./payment.module.css";

interface Props {
  readonly data: CheckoutData;
  readonly answer: CheckoutAnswer | undefined;
}

export function GiftCards({ data, answer }: Props) {
  const say = useMessages(checkout);
  const { giftCards, isCovered } = data.payment;
  const isRefused = answer?.form === "gift-card";
  return (
    <div className={styles.gifts}>
      {giftCards.length > 0 && (
        <ul className={styles.used} aria-label={say("appliedCards")}>
          {giftCards.map((card) => (
            <UsedCard key={card.id} card={card} action={data.action} />
          ))}
        </ul>
      )}
      {!isCovered && (
        <details className={styles.add} open={isRefused}>
          <summary>
            {say(giftCards.length === 0 ? "useCard" : "useAnother")}
            <Icon name="plus" small />
          </summary>
          {/* A new form for a new card: the code of the last one is used. */}
          <CheckoutForm
            key={giftCards.length}
            form="gift-card"
            action={data.action}
            answer={answer}
            submit={say("apply")}
            pending={say("checking")}
            isPrimary={false}
            labelledBy="gift-card-code"
          >
            {({ values, problems, focus }) => (
              <Field
                id="gift-card-code"
                name="code"
                label={say("code")}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={40}
                defaultValue={values["code"]}
                problem={problems["code"]}
                isFirst={focus === "code"}
                hint={say("codeHint")}
              />
            )}
          </CheckoutForm>
        </details>
      )}
    </div>
  );
}

interface UsedProps {
  readonly card: CheckoutData["payment"]["giftCards"][number];
  readonly action: string;
}

function UsedCard({ card: { id, name, amount }, action }: UsedProps) {
  const say = useMessages(checkout);
  const { Form, state } = useFetcher<CheckoutAnswer>();
  return (
    <li>
      <span>{name}</span>
      <bdi dir="ltr">{amount}</bdi>
      <Form method="post" action={action}>
        <input type="hidden" name="form" value="remove-gift-card" />
        <button name="card" value={id} disabled={state !== "idle"} aria-label={say("removeNamed", { name })}>
          {say("remove")}
        </button>
      </Form>
    </li>
  );
}
