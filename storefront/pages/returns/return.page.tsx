// Sending something back: first which order it is of, then what and why.
import { useActionData, useLoaderData } from "react-router";
import { useTitle } from "#storefront/features/forms/forms.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { returns } from "#locales/returns";
import { FindOrderForm } from "#storefront/pages/orders/find-order-form.tsx";
import { ChooseReturn } from "./choose-return.tsx";
import type { ReturnAnswer, ReturnData } from "./return-data.ts";
import styles from "./return.module.css";

export default function ReturnPage() {
  const data = useLoaderData<ReturnData>();
  const answer = useActionData<ReturnAnswer>();
  const say = useMessages(returns);
  const { order, closed } = data;
  return (
    <div className={styles.page}>
      <title>{useTitle(say("title"), answer)}</title>
      <meta name="description" content={say("description")} />
      <header className={styles.head}>
        <h1 className={styles.title}>{say("heading")}</h1>
        {!order && !closed && <p className={styles.lede}>{say("intro")}</p>}
      </header>
      {order ? (
        <ChooseReturn order={order} action={data.action} answer={answer} />
      ) : closed ? (
        <p className={styles.closed}>{closed}</p>
      ) : (
        <div className={styles.find}>
          <FindOrderForm action={data.action} answer={answer} submit={say("find")} number={data.number} />
        </div>
      )}
    </div>
  );
}
