// One order: timeline, lines and actions.
import { useLoaderData } from "react-router";
import { Rich, useMessages } from "#storefront/ui/language.tsx";
import { ButtonLink } from "#storefront/ui/button.tsx";
import { orders } from "#locales/orders";
import type { OrderPageData } from "./order-data.ts";
import { OrderFacts, OrderItems, Timeline } from "./order-parts.tsx";
import styles from "./order.module.css";
import { PageTitle } from "#storefront/ui/page-title.tsx";

export default function OrderPage() {
  const say = useMessages(orders);
  const { order, links, saved } = useLoaderData<OrderPageData>();
  return (
    <div className={styles.page}>
      <PageTitle>{say("order", { number: order.number })}</PageTitle>
      <meta name="robots" content="noindex" />
      <header className={styles.head}>
        {links.back && (
          <a className={styles.back} href={links.back}>
            {say("toOrders")}
          </a>
        )}
        <h1 className={styles.title}>{say("order", { number: order.number })}</h1>
        <p className={styles.lede}>
          <Rich text={say.raw("dateState")} date={order.date} state={<strong>{order.state}</strong>} />
        </p>
        {saved && <output className={styles.saved}>{saved}</output>}
      </header>
      <div className={styles.main}>
        <section aria-labelledby="timeline-title">
          <h2 className={styles.heading} id="timeline-title">
            {say("status")}
          </h2>
          <Timeline entries={order.timeline} />
        </section>
        <OrderItems order={order} />
      </div>
      <aside className={styles.side} aria-label={say("about")}>
        <OrderFacts order={order} />
        <div className={styles.ways}>
          <ButtonLink href={links.invoice}>{say("invoice")}</ButtonLink>
          {order.canReturn && <ButtonLink href={links.returns}>{say("returnItem")}</ButtonLink>}
          {order.canCancel && <ButtonLink href={links.cancel}>{say("cancelThis")}</ButtonLink>}
        </div>
      </aside>
    </div>
  );
}
