// One order: what became of it, what is in it, and what can be done about it.
import { useLoaderData } from "react-router";
import { ButtonLink } from "#storefront/ui/button.tsx";
import type { OrderPageData } from "./order-data.ts";
import { OrderFacts, OrderItems, Timeline } from "./order-parts.tsx";
import styles from "./order.module.css";

export default function OrderPage() {
  const { order, links, saved } = useLoaderData<OrderPageData>();
  return (
    <div className={styles.page}>
      <title>{`Order ${order.number} | Vitrine`}</title>
      <meta name="robots" content="noindex" />
      <header className={styles.head}>
        {links.back && (
          <a className={styles.back} href={links.back}>
            Back to your orders
          </a>
        )}
        <h1 className={styles.title}>Order {order.number}</h1>
        <p className={styles.lede}>
          {order.date}. <strong>{order.state}</strong>
        </p>
        {saved && <output className={styles.saved}>{saved}</output>}
      </header>
      <div className={styles.main}>
        <section aria-labelledby="timeline-title">
          <h2 className={styles.heading} id="timeline-title">
            Status
          </h2>
          <Timeline entries={order.timeline} />
        </section>
        <OrderItems order={order} />
      </div>
      <aside className={styles.side} aria-label="About this order">
        <OrderFacts order={order} />
        <div className={styles.ways}>
          <ButtonLink href={links.invoice}>Invoice</ButtonLink>
          {order.canReturn && <ButtonLink href={links.returns}>Return something</ButtonLink>}
          {order.canCancel && <ButtonLink href={links.cancel}>Cancel this order</ButtonLink>}
        </div>
      </aside>
    </div>
  );
}
