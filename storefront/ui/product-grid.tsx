// Product cards in columns: two edge to edge on a phone, three from 768 px, four from 1440 px.
import { ProductCard, type CardProduct } from "./product-card.tsx";
import styles from "./product-grid.module.css";

/** Cards of the first screenful, whose pictures are fetched at once. */
const EAGER = 4;
const SIZES = "(min-width: 1760px) 408px, (min-width: 1440px) 23vw, (min-width: 768px) 32vw, 50vw";

interface Props {
  readonly products: readonly CardProduct[];
  readonly label: string;
  /** While another list is on its way: dimmed, unless it arrives within 200 ms. */
  readonly isBusy?: boolean;
}

export function ProductGrid({ products, label, isBusy = false }: Props) {
  return (
    <ul className={styles.grid} aria-label={label} aria-busy={isBusy || undefined}>
      {products.map((product, index) => (
        <li key={product.href}>
          <ProductCard product={product} sizes={SIZES} priority={index < EAGER} />
        </li>
      ))}
    </ul>
  );
}
