// An account's orders, a page at a time.
import { Picture } from "#storefront/ui/picture.tsx";
import { VisuallyHidden } from "#storefront/ui/visually-hidden.tsx";
import { account } from "#locales/account";
import type { OrderListData } from "./order-list-data.ts";
import { useMessages } from "#storefront/ui/language.tsx";
import styles from "./order-list.module.css";

export function OrderList({ list }: { readonly list: OrderListData }) {
  const say = useMessages(account);
  return (
    <>
      <ul className={styles.list}>
        {list.orders.map(({ id, number, href, state, date, count, total, images }) => (
          <li key={id} className={styles.order}>
            <div className={styles.text}>
              <a className={styles.number} href={href}>
                {say("order", { number })}
              </a>
              <p className={styles.state}>{state}</p>
              <p className={styles.quiet}>{say("items", { date, count })}</p>
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
        <nav aria-label={say("pages")}>
          <ol className={styles.pages}>
            {list.pages.map(({ number, href, isCurrent }) => (
              <li key={number}>
                <a href={href} aria-current={isCurrent ? "page" : undefined}>
                  <VisuallyHidden>{say("page")} </VisuallyHidden>
                  {number}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </>
  );
}
