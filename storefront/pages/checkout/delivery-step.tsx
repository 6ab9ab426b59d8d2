// Delivery methods with their price and estimated dates.
import { useMessages } from "#storefront/ui/language.tsx";
import { checkout } from "#locales/checkout";
import { GiftFields } from "#storefront/features/cart/gift-fields.tsx";
import choices from "./choices.module.css";
import type { CheckoutAnswer, CheckoutData } from "./checkout-data.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import { VisuallyHidden } from "#storefront/ui/visually-hidden.tsx";

interface Props {
  readonly data: CheckoutData;
  readonly answer: CheckoutAnswer | undefined;
}

export function DeliveryStep({ data, answer }: Props) {
  const say = useMessages(checkout);
  const chosen = data.methods.find(({ isChosen }) => isChosen) ?? data.methods[0];
  return (
    <CheckoutForm
      form="delivery"
      action={data.action}
      answer={answer}
      submit={say("toPayment")}
      pending={say("saving")}
      labelledBy="delivery-title"
    >
      {({ values, problems, focus }) => (
        <>
          <fieldset>
            <legend>
              <VisuallyHidden>{say("deliveryMethod")}</VisuallyHidden>
            </legend>
            <div className={choices.choices}>
              {data.methods.map(({ code, name, price, dates }) => (
                <label key={code} className={choices.choice}>
                  <input
                    className={choices.radio}
                    type="radio"
                    name="method"
                    value={code}
                    defaultChecked={code === chosen?.code}
                  />
                  <span className={choices.name}>
                    {name}
                    <span className={choices.note}>{dates}</span>
                  </span>
                  <span className={choices.price}>{price}</span>
                </label>
              ))}
            </div>
          </fieldset>
          {data.gift && (
            <div className={choices.after}>
              <GiftFields
                gift={data.gift}
                currency={data.currency}
                typed={"method" in values ? values : undefined}
                problem={problems["giftMessage"]}
                isFirst={focus === "giftMessage"}
              />
            </div>
          )}
        </>
      )}
    </CheckoutForm>
  );
}
