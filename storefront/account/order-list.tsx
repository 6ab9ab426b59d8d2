// An account's orders, a page at a time.
import { Picture } from "#storefront/ui/picture.tsx";
import { VisuallyHidden } from "#storefront/ui/visually-hidden.tsx";
import type { OrderListData } from "./order-list-data.ts";
import styles from "./order-list.module.css";

export const OrderList = ({ list }: { readonly list: OrderListData }) => (
  <>
    <ul className={styles.list}>
      {list.orders.map(({ id, number, href, state, date, count, total, images }) => (
        <li key={id} className={styles.order}>
          <div className={styles.text}>
            <a className={styles.number} href={href}>
              Order {number}
            </a>
            <p className={styles.state}>{state}</p>
            <p className={styles.quiet}>
              {date}, {count} {count === 1 ? "item" : "items"}
            </p>
            <p className={styles.total}>{total}</p>
          </div>
          <div className={styles.pictures}>
            {images.map((image) => (
              <Picture key={image} address={image} alt="" sizes="72px" widths={[160, 320]} />
            ))}
          </div>
        </li>
      ))}
    </ul>
    {list.pages.length > 0 && (
      <nav aria-label="Pages of your orders">
        <ol className={styles.pages}>
          {list.pages.map(({ number, href, isCurrent }) => (
            <li key={number}>
              <a href={href} aria-current={isCurrent ? "page" : undefined}>
                <VisuallyHidden>Page </VisuallyHidden>
                {number}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    )}
  </>
);
