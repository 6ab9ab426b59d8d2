// A product card: picture, designer, title, price. The whole card is one link; `action` (a wishlist button) is above it.
import { type ReactNode, useState } from "react";
import { common } from "#locales/common";
import { Picture } from "./picture.tsx";
import { Price, type PriceTag } from "./price.tsx";
import styles from "./product-card.module.css";
import { useMessages } from "./language.tsx";

export interface CardProduct {
  /** With the visitor's country prefix. */
  readonly href: string;
  readonly vendor: string;
  readonly title: string;
  /** Addresses; the first is shown, the second on hover or focus. */
  readonly pictures: readonly string[];
  /** The merchant's description of the first; without one, the text beside it describes it. */
  readonly alt?: string;
  readonly price: PriceTag;
  readonly sizes: readonly CardSize[];
  readonly isNewSeason: boolean;
}
export interface CardSize {
  readonly label: string;
  readonly inStock: boolean;
}

// A page has 48 cards, so every width adds 4 kB to the document. Larger ones are for the product page.
const BOXED = { alt: "", widths: [320, 480, 600], width: undefined, height: undefined } as const;

interface Props {
  readonly product: CardProduct;
  readonly sizes: string;
  readonly priority?: boolean | undefined;
  /** True if no other card of the page shows the product: its picture moves to the product's page. */
  readonly isMoving?: boolean;
  readonly action?: ReactNode;
}

export function ProductCard({ product, sizes, priority, isMoving, action }: Props) {
  const say = useMessages(common);
  const [first, second] = product.pictures;
  // Content for hover and focus is rendered only then.
  const [isNear, setNear] = useState(false);
  const approach = isNear ? undefined : () => setNear(true);
  return (
    <article className={styles.card} data-single={second === undefined ? "" : undefined}>
      <div>
        {first !== undefined && (
          <Picture
            {...BOXED}
            alt={product.alt ?? ""}
            address={first}
            sizes={sizes}
            priority={priority}
            isMoving={isMoving}
          />
        )}
        {/* Not displayed until hover or focus, and lazy: browsers fetch it only then, not on every touch. */}
        {isNear && second !== undefined && (
          <Picture {...BOXED} className={styles.second} address={second} sizes={sizes} />
        )}
        {isNear && product.sizes.length > 1 && <Sizes sizes={product.sizes} />}
      </div>
      {action}
      {/* It covers the card. */}
      <a href={product.href} onPointerOver={approach} onFocus={approach}>
        <bdi>{product.vendor}</bdi> <bdi>{product.title}</bdi>
      </a>
      <p>
        <Price {...product.price} />
        {isSoldOut(product) ? (
          <span className={styles.label}>{say("soldOut")}</span>
        ) : (
          product.isNewSeason && <span className={styles.label}>{say("newSeason")}</span>
        )}
      </p>
    </article>
  );
}

/** Nothing is known of a product without sizes. */
const isSoldOut = ({ sizes }: CardProduct): boolean => sizes.length > 0 && sizes.every(({ inStock }) => !inStock);

/** Hidden from screen readers: the product page has the same information. */
function Sizes({ sizes }: { readonly sizes: readonly CardSize[] }) {
  return (
    <div className={styles.sizes} aria-hidden="true">
      {sizes.map(({ label, inStock }) => (inStock ? <span key={label}>{label}</span> : <s key={label}>{label}</s>))}
    </div>
  );
}
