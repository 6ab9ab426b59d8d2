// The totals of a cart, with an estimate of the delivery to the visitor's country.
import { useMessages } from "#storefront/ui/language.tsx";
import { cart } from "#locales/cart";
import type { CartView } from "./cart-data.ts";
import { amountsOf, totalsOf } from "./totals-of.ts";
import styles from "./totals.module.css";

export function Totals({ view, isSmall = false }: { readonly view: CartView; readonly isSmall?: boolean }) {
  const say = useMessages(cart);
  const { subtotal, delivery, giftWrap, total } = totalsOf(view);
  const amount = amountsOf(view);
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{say("subtotal")}</dt>
        <dd>{amount(subtotal)}</dd>
      </div>
      {delivery !== null && (
        <div>
          <dt>
            {view.delivery.place}
            {!isSmall && <small>{view.delivery.days}</small>}
          </dt>
          <dd>{delivery === 0 ? say("free") : amount(delivery)}</dd>
        </div>
      )}
      {view.discounts.rows.map((row) => (
        <div key={row.name}>
          <dt>{row.name}</dt>
          <dd>
            <bdi dir="ltr">−{amount(row.amount)}</bdi>
          </dd>
        </div>
      ))}
      {giftWrap !== null && (
        <div>
          <dt>{say("giftWrap")}</dt>
          <dd>{giftWrap === 0 ? say("giftWrapFree") : amount(giftWrap)}</dd>
        </div>
      )}
      <div className={styles.grand}>
        <dt>{say("total")}</dt>
        <dd>{amount(total)}</dd>
      </div>
    </dl>
  );
}
