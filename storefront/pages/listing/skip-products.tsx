// A link past the products of a listing that loads more on scroll, because scrolling moves the footer away.
import { listingFilters } from "#locales/listing-filters";
import { FOOTER } from "#storefront/layout/frame-ids.ts";
import { useMessages } from "#storefront/ui/language.tsx";
import { goTo } from "./behaviour/go-to.ts";
import { useListingView } from "./listing-view.tsx";
import styles from "./listing.module.css";

export function SkipProducts() {
  const say = useMessages(listingFilters);
  const { data } = useListingView();
  if (data.paging.next === undefined) return null;
  return (
    <a className={styles.skip} href={`#${FOOTER}`} onClick={goTo(FOOTER)}>
      {say("skipToFooter")}
    </a>
  );
}
