// Asks for confirmation and cancels an order.
import { useActionData, useLoaderData } from "react-router";
import { Rich, useMessages } from "#storefront/ui/language.tsx";
import { Button, ButtonLink } from "#storefront/ui/button.tsx";
import { orders } from "#locales/orders";
import type { CancelData } from "./cancel-data.ts";
import styles from "./order.module.css";
import { PageTitle } from "#storefront/ui/page-title.tsx";

export default function CancelPage() {
  const say = useMessages(orders);
  const { number, total, canCancel, action, order } = useLoaderData<CancelData>();
  const answer = useActionData<{ readonly message: string }>();
  return (
    <div className={styles.page}>
      <PageTitle>{say("cancelTitle", { number })}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className={styles.question}>
        <h1 className={styles.title}>{say(canCancel ? "askCancel" : "cannotCancel")}</h1>
        {answer && (
          <p className={styles.message} role="alert">
            {answer.message}
          </p>
        )}
        <p className={styles.lede}>
          <Rich
            text={say.raw(canCancel ? "cancelText" : "tooLate")}
            number={<strong dir="ltr">{number}</strong>}
            total={<bdi>{total}</bdi>}
          />
        </p>
        <div className={styles.choices}>
          {canCancel && (
            <form method="post" action={action}>
              <Button look="primary" type="submit">
                {say("yesCancel")}
              </Button>
            </form>
          )}
          <ButtonLink href={order}>{say(canCancel ? "keep" : "toOrder")}</ButtonLink>
        </div>
      </div>
    </div>
  );
}
