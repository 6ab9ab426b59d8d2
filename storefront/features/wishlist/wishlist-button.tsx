// The button that saves a product: pressed if it is on the wishlist. It shows what this browser knows from hydration on; the
// server renders all as not saved, except on the wishlist.
import { common } from "#locales/common";
import { useMessages } from "#storefront/ui/language.tsx";
import { loadOnIntent, toggleSaved, useIsSaved } from "./use-saved.ts";
import type { SavedProduct } from "./wishlist.ts";
import styles from "./wishlist-button.module.css";

export function WishlistButton({ product }: { readonly product: SavedProduct }) {
  const isSaved = useIsSaved(product.id);
  return (
    <button
      className={styles.heart}
      aria-pressed={isSaved}
      aria-label={useMessages(common)("save", { title: product.title })}
      onPointerEnter={loadOnIntent}
      onFocus={loadOnIntent}
      onClick={() => toggleSaved(product)}
    />
  );
}

/** The action of a product card. */
export const wishlistButtonOf = (product: SavedProduct) => <WishlistButton product={product} />;
