// Asks whether an order shall really be cancelled, and cancels it.
import { useActionData, useLoaderData } from "react-router";
import { Button, ButtonLink } from "#storefront/ui/button.tsx";
import type { CancelData } from "./cancel-data.ts";
import styles from "./order.module.css";

export default function CancelPage() {
  const { number, total, canCancel, action, order } = useLoaderData<CancelData>();
  const answer = useActionData<{ readonly message: string }>();
  return (
    <div className={styles.page}>
      <title>{`Cancel order ${number} | Vitrine`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.question}>
        <h1 className={styles.title}>{canCancel ? "Cancel this order?" : "This order cannot be cancelled"}</h1>
        {answer && (
          <p className={styles.message} role="alert">
            {answer.message}
          </p>
        )}
        <p className={styles.lede}>
          {canCancel ? (
            <>
              Order <strong>{number}</strong> has not left us yet. {total} goes back to where it came from; with a bank
              that can take up to ten days.
            </>
          ) : (
            <>
              Order <strong>{number}</strong> is too far on its way, or cancelled already. What arrives can be sent
              back.
            </>
          )}
        </p>
        <div className={styles.choices}>
          {canCancel && (
            <form method="post" action={action}>
              <Button look="primary" type="submit">
                Yes, cancel it
              </Button>
            </form>
          )}
          <ButtonLink href={order}>{canCancel ? "Keep the order" : "Back to the order"}</ButtonLink>
        </div>
      </div>
    </div>
  );
}
