// The page after a provider's, while the payment is pending: it polls and redirects.
import { useLoaderData } from "react-router";
import { MessagePage } from "#storefront/ui/message-page.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { ButtonLink } from "#storefront/ui/button.tsx";
import { payment } from "#locales/payment";
import type { CallbackData } from "./callback-data.ts";
import { usePolling } from "./use-polling.ts";
import styles from "./payment-pages.module.css";
import { usePageTitle } from "#storefront/ui/page-title.tsx";

const POLL_MS = 2_000;

export default function CallbackPage() {
  const say = useMessages(payment);
  const { goOn, checkout, here } = useLoaderData<CallbackData>();
  usePolling(POLL_MS);
  return (
    <MessagePage title={say("confirming")} documentTitle={usePageTitle(say("confirming"))}>
      <output className={styles.said}>{say(goOn ? "unfinished" : "bankPending")}</output>
      <div className={styles.ways}>
        {goOn ? (
          <ButtonLink look="primary" href={goOn}>
            {say("continuePayment")}
          </ButtonLink>
        ) : (
          <noscript>
            <a href={here}>{say("checkAgain")}</a>
          </noscript>
        )}
        <ButtonLink href={checkout}>{say("toCheckout")}</ButtonLink>
      </div>
    </MessagePage>
  );
}
