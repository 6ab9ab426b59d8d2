// The heart of a product page, with words. Before JavaScript has come it is a form that leads to the wishlist.
import { Icon } from "#storefront/ui/icon.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { wishlistButton } from "#locales/wishlist-button";
import { toggleHeart } from "./first-hearts.ts";
import { reach, useIsSaved } from "./heart-button.tsx";
import type { HeartedProduct } from "./hearts.ts";
import styles from "./heart-button.module.css";

interface Props {
  readonly product: HeartedProduct;
  /** Where the form goes without JavaScript: the wishlist's own address. */
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
        <Icon name="heart" /> {say(isSaved ? "saved" : "save")}
      </button>
    </form>
  );
}
