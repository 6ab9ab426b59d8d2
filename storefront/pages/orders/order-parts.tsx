// Parts of an order's pages: timeline, lines, addresses.
import type { ReactNode } from "react";
import { useMessages } from "#storefront/ui/language.tsx";
import { useListed } from "#storefront/ui/use-listed.ts";
import { Lines } from "#storefront/ui/lines.tsx";
import { orderSummary } from "#locales/order-summary";
import { orders } from "#locales/orders";
import { SummaryContent } from "./summary/summary.tsx";
import type { OrderPageData, ShownOrder, ShownReturn, TimelineEntry } from "./order-data.ts";
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

export function OrderItems({ order }: { readonly order: ShownOrder }) {
  const say = useMessages(orderSummary);
  return (
    <section className={styles.items} aria-labelledby="items-title">
      <h2 className={styles.heading} id="items-title">
        {say("items", { count: order.summary.count })}
      </h2>
      <SummaryContent summary={order.summary} />
    </section>
  );
}

export function OrderReturns({ returns }: { readonly returns: readonly ShownReturn[] }) {
  const say = useMessages(orders);
  return (
    <section aria-labelledby="returns-title">
      <h2 className={styles.heading} id="returns-title">
        {say("returns")}
      </h2>
      <ul className={styles.returns}>
        {returns.map(({ name, href, hasLabel }) => (
          <li key={href}>
            <span>{name}</span>
            <a href={href}>{say(hasLabel ? "viewLabel" : "viewStatus")}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function OrderCreditNotes({ notes }: { readonly notes: OrderPageData["creditNotes"] }) {
  const say = useMessages(orders);
  return (
    <section aria-labelledby="credit-notes-title">
      <h2 className={styles.heading} id="credit-notes-title">
        {say("creditNotes")}
      </h2>
      <ul className={styles.returns}>
        {notes.map(({ title, amount, href }) => (
          <li key={href}>
            <a href={href}>
              <bdi>{title}</bdi>
            </a>
            <bdi dir="ltr">{amount}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function OrderFacts({ order }: { readonly order: ShownOrder }) {
  const say = useMessages(orders);
  const listed = useListed();
  const { delivery, recipients, deliveryMethod, gift, billing, payment, email } = order;
  return (
    <dl className={styles.facts}>
      <Fact name={say("deliverTo")}>
        {delivery ? <Lines lines={delivery} /> : say("byEmail", { email: listed(recipients) })}
      </Fact>
      {deliveryMethod && <Fact name={say("delivery")}>{deliveryMethod}</Fact>}
      {gift && (
        <Fact name={gift.name}>
          <Lines lines={gift.lines} />
          {gift.message && <p dir="auto">{gift.message}</p>}
        </Fact>
      )}
      <Fact name={say("billedTo")}>
        <Lines lines={billing} />
      </Fact>
      <Fact name={say("paidBy")}>{payment}</Fact>
      <Fact name={say("confirmationTo")}>
        <bdi>{email}</bdi>
      </Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
