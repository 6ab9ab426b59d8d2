// Offers the market of a delivery country whose prices differ.
import { Button } from "#storefront/ui/button.tsx";
import type { MarketOffer as Offer } from "./checkout-data.ts";
import styles from "./market-offer.module.css";

/** The button sends the form to another address, so that the typed address comes along. */
export function MarketOffer({ offer }: { readonly offer: Offer | undefined }) {
  return (
    <div className={styles.place} aria-live="polite">
      {offer && (
        <div className={styles.offer}>
          <p>{offer.text}</p>
          <ul>
            {offer.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <Button type="submit" name="form" value="address-country" formAction={offer.action}>
            {offer.name}
          </Button>
        </div>
      )}
    </div>
  );
}
