// The lowest and the highest price of a listing, above the fields of the price filter.
import { formatMoney, moneyOf } from "#catalogue";
import { listingFilters } from "#locales/listing-filters";
import { Rich, useMessages } from "#storefront/ui/language.tsx";
import { useListingView } from "../listing-view.tsx";
import styles from "./filters.module.css";

export function PriceRange() {
  const say = useMessages(listingFilters);
  const { currency, facets } = useListingView().data;
  if (!facets.price) return null;
  // Isolated, because Arabic text before an amount would move its sign to the other side.
  const amount = (value: number) => <bdi>{formatMoney(moneyOf(value, currency))}</bdi>;
  return (
    <p className={styles.range}>
      <Rich text={say.raw("priceRange")} min={amount(facets.price.min)} max={amount(facets.price.max)} />
    </p>
  );
}
