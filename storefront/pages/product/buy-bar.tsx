// On a phone, at the foot of the screen while the button that buys is out of view: the same form's button once more. Styles alone
// show and hide it; whoever uses the keyboard or listens has the button itself.
import { addToCart } from "#locales/add-to-cart";
import { useMessages } from "#storefront/ui/language.tsx";
import { Button } from "#storefront/ui/button.tsx";
import { Price } from "#storefront/ui/price.tsx";
import { BUY_FORM } from "./buy-form.ts";
import type { ProductData } from "./product-data.ts";
import styles from "./buy-bar.module.css";

export function BuyBar({ data }: { readonly data: ProductData }) {
  const say = useMessages(addToCart);
  return (
    <div className={styles.bar} aria-hidden="true">
      <p className={styles.what}>
        <span>{data.title}</span>
        <span className={styles.price}>
          <Price {...data.price} />
        </span>
      </p>
      <Button type="submit" form={BUY_FORM} look="primary" tabIndex={-1}>
        {say("add")}
      </Button>
    </div>
  );
}
