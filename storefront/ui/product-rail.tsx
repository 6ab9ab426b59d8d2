// A titled row of product cards that scrolls sideways past the page's edge.
import type { ReactNode } from "react";
import { ProductCard, type CardProduct } from "./product-card.tsx";
import styles from "./product-rail.module.css";

/** The columns of the style sheet. */
const SIZES = "(min-width: 1667px) 340px, (min-width: 1079px) 20.4vw, (min-width: 768px) 220px, 62vw";

interface Props<Product extends CardProduct> {
  readonly id: string;
  readonly title: string;
  readonly link?: { readonly name: string; readonly href: string };
  /** Beside the title. */
  readonly control?: ReactNode;
  readonly products: readonly Product[];
  /** An element above a card's link: a wishlist button. */
  readonly action?: (product: Product) => ReactNode;
}

export function ProductRail<Product extends CardProduct>({
  id,
  title,
  link,
  control,
  products,
  action,
}: Props<Product>) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {link && (
          <a className={styles.link} href={link.href}>
            {link.name}
          </a>
        )}
        {control}
      </div>
      <ul className={styles.rail}>
        {products.map((product) => (
          <li key={product.href}>
            <ProductCard product={product} sizes={SIZES} action={action?.(product)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
