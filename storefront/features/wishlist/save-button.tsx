// The save button of a product page, with a label. Without JavaScript it is a form that leads to the wishlist.
import { Icon } from "#storefront/ui/icon.tsx";
import { wishlistButton } from "#locales/wishlist-button";
import { useMessages } from "#storefront/ui/language.tsx";
import { loadOnIntent, toggleSaved, useIsSaved } from "./use-saved.ts";
import type { SavedProduct } from "./wishlist.ts";
import styles from "./wishlist-button.module.css";

interface Props {
  readonly product: SavedProduct;
  /** Address of the wishlist, where the form goes without JavaScript. */
  readonly action: string;
}

export function SaveButton({ product, action }: Props) {
  const say = useMessages(wishlistButton);
  const isSaved = useIsSaved(product.id);
  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        toggleSaved(product);
      }}
    >
      <input type="hidden" name="product" value={product.id} />
      <button
        className={styles.save}
        onPointerEnter={loadOnIntent}
        onFocus={loadOnIntent}
        name="intent"
        value="add"
        data-saved={isSaved || undefined}
      >
        <Icon name="heart" /> {say(isSaved ? "saved" : "save")}
      </button>
    </form>
  );
}
