// The heart of a product: saved or not. The server does not know a visitor's hearts and renders none as saved.
import { useSyncExternalStore } from "react";
import { Icon } from "#storefront/ui/icon.tsx";
import { hearts } from "./browser-hearts.ts";
import type { HeartedProduct } from "./hearts.ts";
import styles from "./heart-button.module.css";

export function HeartButton({ product }: { readonly product: HeartedProduct }) {
  const isSaved = useSyncExternalStore(subscribe, () => hearts().isSaved(product.id), notSaved);
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isSaved}
      aria-label={`Save ${product.title}`}
      onClick={() => hearts().toggle(product)}
    >
      <Icon name="heart" />
    </button>
  );
}

/** How many products are saved, for a badge. */
export const useHeartCount = (): number => useSyncExternalStore(subscribe, () => hearts().count(), none);

const subscribe = (listener: () => void) => hearts().subscribe(listener);
const notSaved = () => false;
const none = () => 0;
