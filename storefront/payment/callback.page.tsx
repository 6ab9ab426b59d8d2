// Back from a provider's page, while its answer is awaited: the page asks again by itself and leads on.
import { useLoaderData } from "react-router";
import { Letter } from "#storefront/account/letter.tsx";
import { ButtonLink } from "#storefront/ui/button.tsx";
import type { CallbackData } from "./callback-data.ts";
import { usePolling } from "./use-polling.ts";
import styles from "./payment-pages.module.css";

const POLL_MS = 2_000;

export default function CallbackPage() {
  const { goOn, checkout, here } = useLoaderData<CallbackData>();
  usePolling(POLL_MS);
  return (
    <Letter title="Confirming your payment" documentTitle="Confirming your payment | Vitrine">
      <output className={styles.said}>
        {goOn
          ? "The payment is not finished yet. Go on with it, or choose another way to pay."
          : "Your bank has not answered yet. This page goes on by itself; nothing is charged twice."}
      </output>
      <div className={styles.ways}>
        {goOn ? (
          <ButtonLink look="primary" href={goOn}>
            Go on with the payment
          </ButtonLink>
        ) : (
          <noscript>
            <a href={here}>Look again</a>
          </noscript>
        )}
        <ButtonLink href={checkout}>Back to the checkout</ButtonLink>
      </div>
    </Letter>
  );
}
