// Adds a product of the list to the cart: choose a size and add. Works as a plain form too.
import { useEffect } from "react";
import { useFetcher } from "react-router";
import { wishlist } from "#locales/wishlist";
import { useMessages } from "#storefront/ui/language.tsx";
import type { WishlistAnswer } from "#storefront/features/wishlist/wishlist.ts";
import type { WishlistCard } from "./wishlist-data.ts";
import styles from "./wishlist.module.css";

export function CartForm({ card, action }: { readonly card: WishlistCard; readonly action: string }) {
  const say = useMessages(wishlist);
  const { Form, data, state } = useFetcher<WishlistAnswer>();
  // Updates the header's count. The drawer stays closed, because visitors often add several.
  const isInCart = data?.kind === "in-cart";
  useEffect(() => {
    if (isInCart) void learnCart();
  }, [isInCart]);
  const only = card.choices.length === 1 ? card.choices[0] : undefined;
  if (!card.inStock) return null;
  const message = data && "message" in data ? data.message : isInCart ? say("inBag") : "";
  return (
    <Form className={styles.bag} method="post" action={action}>
      <input type="hidden" name="item" value={card.itemId} />
      {only ? (
        <input type="hidden" name="variant" value={only.variantId} />
      ) : (
        <span className={styles.size}>
          <select name="variant" aria-label={say("sizeOf", { title: card.title })} defaultValue="" required>
            <option value="" disabled>
              {say("size")}
            </option>
            {card.choices.map(({ variantId, label, inStock }) => (
              <option key={variantId} value={variantId} disabled={!inStock}>
                {inStock ? label : say("sizeSoldOut", { size: label })}
              </option>
            ))}
          </select>
        </span>
      )}
      <button name="intent" value="to-bag" aria-disabled={state !== "idle" || undefined}>
        {say("addToBag")}
      </button>
      <output className={styles.bagNote}>{message}</output>
    </Form>
  );
}

/** If it fails, the cart's page shows the current state. */
const learnCart = async (): Promise<void> => {
  const code = await import("#storefront/features/cart/browser-cart.ts").catch(() => undefined);
  await code
    ?.browserCart()
    .load()
    .catch(() => undefined);
};
