// Placeholders with the geometry of product cards.
import { PAGE_SIZE } from "#search/constants";
import { VisuallyHidden } from "#storefront/ui/visually-hidden.tsx";
import grid from "#storefront/ui/product-grid.module.css";
import { listing } from "#locales/listing";
import styles from "./skeletons.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

export function Skeletons({ count = PAGE_SIZE }: { readonly count?: number }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{useMessages(listing)("loadingProducts")}</VisuallyHidden>
      <div className={grid.grid} aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          <div key={at} className={styles.card} />
        ))}
      </div>
    </div>
  );
}
