// The checkout: one page in steps, for guests too; the summary stays visible.
import { useEffect, useRef } from "react";
import { useActionData, useLoaderData } from "react-router";
import { Rich, useMessages } from "#storefront/ui/language.tsx";
import { checkout } from "#locales/checkout";
import { trackAction } from "#storefront/features/analytics/track.ts";
import { AddressStep } from "./address-step.tsx";
import type { CheckoutAnswer, CheckoutData, StepName } from "./checkout-data.ts";
import { ContactStep } from "./contact-step.tsx";
import { DeliveryStep } from "./delivery-step.tsx";
import { PaymentStep } from "./payment-step.tsx";
import { Step } from "./step.tsx";
import { SummaryAside, SummaryBar } from "#storefront/pages/orders/summary/summary.tsx";
import { useForgetting } from "./use-draft.ts";
import { isRefused } from "#storefront/features/forms/forms.tsx";
import styles from "./checkout.module.css";
import { usePublicConfig } from "#storefront/ui/public-config.tsx";

const FORMS: Readonly<Record<StepName, typeof ContactStep>> = {
  contact: ContactStep,
  address: AddressStep,
  delivery: DeliveryStep,
  payment: PaymentStep,
};

export default function CheckoutPage() {
  const say = useMessages(checkout);
  const data = useLoaderData<CheckoutData>();
  const answer = useActionData<CheckoutAnswer>();
  const { shopName } = usePublicConfig();
  useForgetting(data.id, data.step);
  useGoingOn(data.step);
  useCheckoutTracking(data);
  const open = data.steps.find(({ name }) => name === data.step);
  const Form = FORMS[data.step];
  return (
    <div className={styles.page}>
      <title>
        {say(isRefused(answer) ? "refusedTitle" : "documentTitle", { step: open?.title ?? "", shop: shopName })}
      </title>
      <meta name="robots" content="noindex" />
      <div className={styles.main}>
        <h1 className={styles.title}>{say("title")}</h1>
        <SummaryBar summary={data.summary} />
        <Notices data={data} />
        <ol className={styles.steps}>
          {data.steps.map((step, index) => (
            <Step key={step.name} number={index + 1} step={step} isOpen={step.name === data.step}>
              <Form data={data} answer={answer} />
            </Step>
          ))}
        </ol>
      </div>
      <SummaryAside summary={data.summary} />
    </div>
  );
}

/** Moves focus and scroll to the step that has opened. */
function useGoingOn(step: StepName): void {
  const open = useRef(step);
  useEffect(() => {
    if (open.current === step) return;
    open.current = step;
    document.getElementById(`${step}-title`)?.focus();
  }, [step]);
}

/** Reports the beginning once, and each time that the delivery is chosen. */
function useCheckoutTracking({ step, methods, tracked }: CheckoutData): void {
  const last = useRef<StepName>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = step;
    if (before === undefined) trackAction(({ checkoutEvent }) => [checkoutEvent("begin_checkout", tracked)]);
    else if (before === "delivery" && step === "payment") {
      const shipping_tier = methods.find(({ isChosen }) => isChosen)?.code ?? "";
      trackAction(({ checkoutEvent }) => [checkoutEvent("add_shipping_info", tracked, { shipping_tier })]);
    }
  }, [step, methods, tracked]);
}

/** Notices above the steps. */
function Notices({ data: { changes, cart, underWay, failure } }: { readonly data: CheckoutData }) {
  const say = useMessages(checkout);
  return (
    <>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {underWay && (
        <p className={styles.notice}>
          <Rich text={say.raw("unfinishedPayment")} goOn={<a href={underWay}>{say("continue")}</a>} />
        </p>
      )}
      {changes.length > 0 && (
        <section className={styles.notice} aria-label={say("changes")}>
          <p>{say("cartChanged")}</p>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <a href={cart}>{say("checkBag")}</a>
        </section>
      )}
    </>
  );
}
