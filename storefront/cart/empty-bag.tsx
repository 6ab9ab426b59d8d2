// A bag with nothing in it: where to begin, and what the shop shows first.
import { ProductRail } from "#storefront/ui/product-rail.tsx";
import type { CartData } from "#storefront/bag/bag-data.ts";
import styles from "./cart.module.css";

export function EmptyBag({ data }: { readonly data: CartData }) {
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>Bag</h1>
      </header>
      <div className={styles.empty}>
        <p className={styles.emptyTitle}>Your bag is empty.</p>
        <p>
          What you add waits for you here.
          {data.signIn && (
            <>
              {" "}
              Added something elsewhere? <a href={data.signIn}>Sign in</a>.
            </>
          )}
        </p>
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
          <ProductRail id="suggestions" title="To begin with" products={data.suggestions} />
        </div>
      )}
    </>
  );
}
