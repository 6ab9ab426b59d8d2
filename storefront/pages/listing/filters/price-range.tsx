// The lowest and the highest price of a listing, above the fields of the price filter.
import { formatPrice, moneyOf } from "#catalogue";
import { listingFilters } from "#locales/listing-filters";
import { useMessages } from "#storefront/ui/language.tsx";
import { useListingView } from "../listing-view.tsx";
import styles from "./filters.module.css";

export function PriceRange() {
  const say = useMessages(listingFilters);
  const { currency, facets } = useListingView().data;
  if (!facets.price) return null;
  const format = (amount: number) => formatPrice(moneyOf(amount, currency));
  const { min, max } = facets.price;
  return <p className={styles.range}>{say("priceRange", { min: format(min), max: format(max) })}</p>;
}
