// The heart of a product: saved or not. What this browser knows shows at hydration; the server renders none as saved, but on
// the wishlist, where all are.
import { useSyncExternalStore } from "react";
import { Icon } from "#storefront/ui/icon.tsx";
import { isSaved as isKnown, loadHearts, subscribe, toggleHeart } from "./first-hearts.ts";
import type { HeartedProduct } from "./hearts.ts";
import styles from "./heart-button.module.css";

export function HeartButton({ product }: { readonly product: HeartedProduct }) {
  const isSaved = useIsSaved(product.id);
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isSaved}
      aria-label={`Save ${product.title}`}
      onPointerEnter={reach}
      onFocus={reach}
      onClick={() => toggleHeart(product)}
    >
      <Icon name="heart" />
    </button>
  );
}

/** What stands above the link of a card. */
export const heartOf = (product: HeartedProduct) => <HeartButton product={product} />;

interface SaveProps {
  readonly product: HeartedProduct;
  /** Where the form goes without JavaScript: the wishlist's own address. */
  readonly action: string;
}

/** The heart of a product page, with words. Before JavaScript has come it is a form that leads to the wishlist. */
export function SaveButton({ product, action }: SaveProps) {
  const isSaved = useIsSaved(product.id);
  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        toggleHeart(product);
      }}
    >
      <input type="hidden" name="product" value={product.id} />
      <button
        className={styles.save}
        onPointerEnter={reach}
        onFocus={reach}
        name="intent"
        value="add"
        data-saved={isSaved || undefined}
      >
        <Icon name="heart" /> {isSaved ? "Saved to wishlist" : "Save to wishlist"}
      </button>
    </form>
  );
}

const useIsSaved = (id: string): boolean => useSyncExternalStore(subscribe, () => isKnown(id), notSaved);

/** The click says it when it fails. */
const reach = () => void loadHearts().catch(() => undefined);
const notSaved = () => false;
