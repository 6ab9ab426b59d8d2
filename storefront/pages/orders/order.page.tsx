// One order: its parcels, other events, returns, and actions.
import { useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { ButtonLink } from "#storefront/ui/button.tsx";
import { orders } from "#locales/orders";
import type { OrderPageData } from "./order-data.ts";
import { OrderCreditNotes, OrderFacts, OrderReturns, Timeline } from "./order-parts.tsx";
import { Parcels } from "./parcels.tsx";
import { SummaryTotals } from "./summary/summary.tsx";
import styles from "./order.module.css";
import { PageTitle } from "#storefront/ui/page-title.tsx";

export default function OrderPage() {
  const say = useMessages(orders);
  const { order, parcels, parcelCount, history, returns, creditNotes, links } = useLoaderData<OrderPageData>();
  const title = say("order", { number: order.number });
  const isSplit = parcelCount > 1 && !order.cancelled;
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <header className={styles.head}>
        {links.back && (
          <a className={styles.back} href={links.back}>
            {say("toOrders")}
          </a>
        )}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lede}>
          {say("placedOn", { date: order.date })}
          {isSplit && ` ${say("inParcels", { count: parcelCount })}`}
        </p>
        {order.cancelled && <output className={styles.saved}>{order.cancelled}</output>}
      </header>
      <div className={styles.main}>
        <Parcels parcels={parcels} />
        {returns.length > 0 && <OrderReturns returns={returns} />}
        {creditNotes.length > 0 && <OrderCreditNotes notes={creditNotes} />}
        {history.length > 0 && (
          <section aria-labelledby="history-title">
            <h2 className={styles.heading} id="history-title">
              {say("history")}
            </h2>
            <Timeline entries={history} />
          </section>
        )}
      </div>
      <aside className={styles.side} aria-label={say("about")}>
        <OrderFacts order={order} />
        <SummaryTotals summary={order.summary} />
        <div className={styles.ways}>
          <ButtonLink href={links.invoice}>{say("invoice")}</ButtonLink>
          {order.canCancel && <ButtonLink href={links.cancel}>{say("cancelThis")}</ButtonLink>}
        </div>
        <a className={styles.ask} href={links.contact}>
          {say("ask")}
        </a>
      </aside>
    </div>
  );
}
