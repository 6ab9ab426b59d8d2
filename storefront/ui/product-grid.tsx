// Product cards in columns: two edge to edge on a phone, three from 768 px, four from 1440 px.
import { type ReactNode, useEffect } from "react";
import { useCachedMarkup } from "./cached-markup.ts";
import { ProductCard, type CardProduct } from "./product-card.tsx";
import styles from "./product-grid.module.css";
import { whenIdle } from "./when-idle.ts";

/** Cards of the first screen, whose pictures load early. */
const EAGER = 4;
/** Roughly: the widths of pictures are far apart, and 48 cards repeat it. */
const SIZES = "(max-width:767px)50vw,(max-width:1439px)32vw,23vw";

/** Beside a column of 240 px from 1024 px on. */
const SIZES_BESIDE = "(max-width:767px)50vw,(max-width:1023px)32vw,22vw";

const useMarkup = import.meta.env.SSR ? useCachedMarkup : () => undefined;

interface Props<Product extends CardProduct> {
  readonly products: readonly Product[];
  readonly label: string;
  /** True if the grid is beside a column of filters. */
  readonly isBeside?: boolean;
  /** An element above a card's link, which depends on nothing but the product: a wishlist button. */
  readonly action?: (product: Product) => ReactNode;
  /** While another list loads: dimmed after 200 ms. */
  readonly isBusy?: boolean;
}

export function ProductGrid<Product extends CardProduct>(props: Props<Product>) {
  const { products, label, isBeside = false, isBusy = false, action } = props;
  useEffect(loadSwiping, []);
  const parts = useMarkup();
  const sizes = isBeside ? SIZES_BESIDE : SIZES;
  const card = (product: Product, index: number) => (
    <li key={product.href}>
      <ProductCard product={product} sizes={sizes} priority={index < EAGER} isMoving action={action?.(product)} />
    </li>
  );
  return (
    <ul className={styles.grid} aria-label={label} aria-busy={isBusy || undefined} data-swipe="">
      {import.meta.env.SSR && parts
        ? [
            // React preloads pictures of the first screen, which it sees only in cards that it renders.
            ...products.slice(0, EAGER).map(card),
            ...parts(`${sizes} ${action !== undefined}`, products.slice(EAGER), (product) => card(product, EAGER)),
          ]
        : products.map(card)}
    </ul>
  );
}

let swiping: Promise<void> | undefined;

/** On devices without hover, loads the code once. Without it, cards show their first picture. */
function loadSwiping(): void {
  if (swiping || !matchMedia("(hover: none)").matches) return;
  whenIdle(() => {
    swiping ??= import("./swipe-pictures.ts").then(
      ({ swipePictures }) => swipePictures(document),
      () => undefined,
    );
  });
}
