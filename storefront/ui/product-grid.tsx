// Product cards in columns: two edge to edge on a phone, three from 768 px, four from 1440 px.
import { ProductCard, type CardProduct } from "./product-card.tsx";
import styles from "./product-grid.module.css";

/** Cards of the first screenful, whose pictures are fetched at once. */
const EAGER = 4;
const SIZES = "(min-width: 1440px) 22vw, (min-width: 768px) 31vw, 50vw";

export function ProductGrid({
  products,
  label,
}: {
  readonly products: readonly CardProduct[];
  readonly label: string;
}) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {products.map((product, index) => (
        <li key={product.href}>
          <ProductCard product={product} sizes={SIZES} priority={index < EAGER} />
        </li>
      ))}
    </ul>
  );
}
