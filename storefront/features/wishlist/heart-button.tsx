// The heart of a product: saved or not. What this browser knows shows at hydration; the server renders none as saved, but on
// the wishlist, where all are.
import { useSyncExternalStore } from "react";
import { Icon } from "#storefront/ui/icon.tsx";
import { common } from "#locales/common";
import { isSaved as isKnown, loadHearts, subscribe, toggleHeart } from "./first-hearts.ts";
import type { HeartedProduct } from "./hearts.ts";
import styles from "./heart-button.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

export function HeartButton({ product }: { readonly product: HeartedProduct }) {
  const isSaved = useIsSaved(product.id);
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isSaved}
      aria-label={useMessages(common)("save", { title: product.title })}
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

export const useIsSaved = (id: string): boolean => useSyncExternalStore(subscribe, () => isKnown(id), notSaved);

/** The click says it when it fails. */
export const reach = () => void loadHearts().catch(() => undefined);
const notSaved = () => false;
