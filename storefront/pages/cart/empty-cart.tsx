// An empty cart, with suggestions.
import { cart } from "#locales/cart";
import { Rich, useMessages } from "#storefront/ui/language.tsx";
import { ProductRail } from "#storefront/ui/product-rail.tsx";
import type { CartData } from "#storefront/features/cart/cart-data.ts";
import { cartPage } from "#locales/cart-page";
import styles from "./cart.module.css";

export function EmptyCart({ data }: { readonly data: CartData }) {
  const say = useMessages(cartPage);
  const sayCart = useMessages(cart);
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{sayCart("bag")}</h1>
      </header>
      <div className={styles.empty}>
        <p className={styles.emptyTitle}>{sayCart("empty")}</p>
        <p>{sayCart("emptyHint")}</p>
        {data.signIn && (
          <p>
            <Rich text={say.raw("otherDevice")} signIn={<a href={data.signIn}>{say("signIn")}</a>} />
          </p>
        )}
        <ul className={styles.ways}>
          {data.ways.map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
      {data.suggestions.length > 0 && (
        <div className={styles.rail}>
          <ProductRail id="suggestions" title={say("suggestions")} products={data.suggestions} />
        </div>
      )}
    </>
  );
}
