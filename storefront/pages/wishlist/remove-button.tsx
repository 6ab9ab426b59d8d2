// The button that removes a product from the list. Without JavaScript it is a form.
import { useMessages } from "#storefront/ui/language.tsx";
import { Icon } from "#storefront/ui/icon.tsx";
import { wishlist } from "#locales/wishlist";
import type { WishlistCard } from "./wishlist-data.ts";
import styles from "./wishlist.module.css";

interface Props {
  readonly card: WishlistCard;
  readonly action: string;
  /** Returns false if the form should be submitted. */
  readonly onRemove: () => boolean;
}

export function RemoveButton({ card, action, onRemove }: Props) {
  const say = useMessages(wishlist);
  return (
    <form
      className={styles.remove}
      method="post"
      action={action}
      onSubmit={(event) => {
        if (onRemove()) event.preventDefault();
      }}
    >
      <input type="hidden" name="product" value={card.id} />
      <button name="intent" value="remove" aria-label={say("removeNamed", { title: card.title })}>
        <Icon name="heart" />
      </button>
    </form>
  );
}
