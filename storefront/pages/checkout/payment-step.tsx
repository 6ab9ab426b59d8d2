// Gift cards, the way of paying, and the button that buys. A card is typed here for the test provider alone.
import { useRef, useState } from "react";
import type { PaymentMethod } from "#catalogue";
import { trackAction } from "#storefront/features/analytics/track.ts";
import { Rich, useMessages } from "#storefront/ui/language.tsx";
import { Icon } from "#storefront/ui/icon.tsx";
import { CodeForm } from "#storefront/features/cart/code-form.tsx";
import { checkout } from "#locales/checkout";
import { codeForm } from "#locales/code-form";
import { CardFields } from "./card-fields.tsx";
import choices from "./choices.module.css";
import type { CheckoutAnswer, CheckoutData } from "./checkout-data.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import { GiftCards } from "./gift-cards.tsx";
import { PaymentMark } from "#storefront/ui/payment-mark.tsx";
import { useDeviceMethods } from "#storefront/ui/use-device-methods.ts";
import { VisuallyHidden } from "#storefront/ui/visually-hidden.tsx";
import styles from "./payment.module.css";

interface Props {
  readonly data: CheckoutData;
  readonly answer: CheckoutAnswer | undefined;
}

/** A plain form: the totals, the methods and the key of the order change with it. */
function Codes({ data: { codes, action }, answer }: Props) {
  const say = useMessages(codeForm);
  const refused = answer?.form === "code" ? answer : undefined;
  return (
    <details className={styles.add} open={codes.length > 0 || refused !== undefined}>
      <summary>
        {say("code")}
        <Icon name="plus" small />
      </summary>
      <CodeForm
        codes={codes}
        action={action}
        intentName="form"
        problem={refused?.problems["code"]}
        typed={refused?.values["code"]}
      />
    </details>
  );
}

export function PaymentStep({ data, answer }: Props) {
  const say = useMessages(checkout);
  const { payment } = data;
  const methods = useDeviceMethods(payment.methods);
  const [method, setMethod] = useState<PaymentMethod | null>(payment.chosen);
  const isCard = method === "card" && payment.takesCards;
  const reportPayment = usePaymentTracking(data.tracked, method);
  return (
    <div className={styles.payment}>
      <Codes data={data} answer={answer} />
      <GiftCards data={data} answer={answer} />
      <CheckoutForm
        form="place"
        action={data.action}
        answer={answer}
        submit={payment.pay}
        pending={say(isCard ? "paying" : "oneMoment")}
        labelledBy="payment-title"
        onSend={reportPayment}
        after={
          <p className={styles.fine}>
            <Rich
              text={say.raw("accept")}
              terms={
                <a href={payment.terms} target="_blank" rel="noreferrer">
                  {say("terms")}
                </a>
              }
            />{" "}
            {payment.withdrawal && (
              <a href={payment.withdrawal} target="_blank" rel="noreferrer">
                {say("withdrawal")}
              </a>
            )}
          </p>
        }
      >
        {({ problems, focus, values }) => (
          <>
            {/* The same for every try from this page: two clicks, or a click and a reload, are one order. */}
            <input type="hidden" name="key" value={values["key"] ?? payment.key} />
            <input type="hidden" name="total" value={payment.total} />
            <input type="hidden" name="due" value={payment.due} />
            <fieldset>
              <legend>
                <VisuallyHidden>{say("paymentMethod")}</VisuallyHidden>
              </legend>
              <div className={choices.choices}>
                {methods.map(({ method: one, name, note }) => (
                  <div key={one} className={styles.method}>
                    <label className={choices.choice}>
                      <input
                        className={choices.radio}
                        type="radio"
                        name="method"
                        value={one}
                        defaultChecked={one === payment.chosen}
                        onChange={() => setMethod(one)}
                      />
                      <span className={choices.name}>
                        {name}
                        <span className={choices.note}>{note}</span>
                      </span>
                      <PaymentMark method={one} />
                    </label>
                    {one === "card" && payment.takesCards && <CardFields problems={problems} focus={focus} />}
                  </div>
                ))}
              </div>
            </fieldset>
          </>
        )}
      </CheckoutForm>
    </div>
  );
}

/** Reports each way of paying once: another try with the same one, after a card was declined, is not another choice. */
function usePaymentTracking(bag: CheckoutData["tracked"], method: PaymentMethod | null): () => void {
  const reported = useRef<PaymentMethod>(undefined);
  return () => {
    if (method === null || reported.current === method) return;
    reported.current = method;
    trackAction(({ checkoutEvent }) => [checkoutEvent("add_payment_info", bag, { payment_type: method })]);
  };
}
