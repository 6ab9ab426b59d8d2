// The parts that an order's pages are made of: its timeline, what is in it, where it goes.
import type { ReactNode } from "react";
import { SummaryContent } from "./summary.tsx";
import type { ShownOrder, TimelineEntry } from "./order-data.ts";
import styles from "./order.module.css";

export const Timeline = ({ entries }: { readonly entries: readonly TimelineEntry[] }) => (
  <ol className={styles.timeline}>
    {entries.map(({ title, when, note }) => (
      <li key={`${title} ${when} ${note}`} data-ahead={when === null ? "" : undefined}>
        <p className={styles.event}>{title}</p>
        {when && <p className={styles.when}>{when}</p>}
        {note && <p className={styles.when}>{note}</p>}
      </li>
    ))}
  </ol>
);

export const OrderItems = ({ order }: { readonly order: ShownOrder }) => (
  <section className={styles.items} aria-labelledby="items-title">
    <h2 className={styles.heading} id="items-title">
      {order.summary.count} {order.summary.count === 1 ? "item" : "items"}
    </h2>
    <SummaryContent summary={order.summary} />
  </section>
);

export const OrderFacts = ({ order }: { readonly order: ShownOrder }) => (
  <dl className={styles.facts}>
    <Fact name="Delivered to">{order.delivery ? order.delivery.join("\n") : `By email to ${order.email}`}</Fact>
    {order.deliveryMethod && <Fact name="Delivery">{order.deliveryMethod}</Fact>}
    <Fact name="Billed to">{order.billing.join("\n")}</Fact>
    <Fact name="Paid by">{order.payment}</Fact>
    <Fact name="Confirmation to">{order.email}</Fact>
  </dl>
);

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
