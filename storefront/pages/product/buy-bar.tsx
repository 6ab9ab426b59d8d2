// A bar at the bottom of a phone's screen while the buy button is out of view: a second button of the same form. CSS
// shows and hides it; keyboard and screen reader users have the button itself.
import { addToCart } from "#locales/add-to-cart";
import { useMessages } from "#storefront/ui/language.tsx";
import { Button } from "#storefront/ui/button.tsx";
import { Price } from "#storefront/ui/price.tsx";
import { BUY_FORM } from "./buy-form.ts";
import type { ProductData } from "./product-data.ts";
import { type ChosenSize, chosenPrice } from "./use-choosing.ts";
import styles from "./buy-bar.module.css";

export function BuyBar({ data, choosing }: { readonly data: ProductData; readonly choosing: ChosenSize }) {
  const say = useMessages(addToCart);
  const { price, isFrom = false } = chosenPrice(data, choosing.chosen);
  return (
    <div className={styles.bar} aria-hidden="true">
      <p className={styles.what}>
        <span>{data.title}</span>
        <span className={styles.price}>
          {/* A reduction is explained beside the button itself. */}
          <Price price={price} isFrom={isFrom} />
        </span>
      </p>
      <Button type="submit" form={BUY_FORM} look="primary" tabIndex={-1}>
        {say("add")}
      </Button>
    </div>
  );
}
