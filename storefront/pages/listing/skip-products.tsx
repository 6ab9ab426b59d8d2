// A link past the products of a listing that loads more on scroll, because scrolling moves the footer away.
import type { MouseEvent } from "react";
import { listingFilters } from "#locales/listing-filters";
import { FOOTER } from "#storefront/layout/frame-ids.ts";
import { useMessages } from "#storefront/ui/language.tsx";
import { isPlainClick } from "./behaviour/plain-click.ts";
import { useListingView } from "./listing-view.tsx";
import styles from "./listing.module.css";

/** `isShort` if the row has selected filters, too. */
export function SkipProducts({ isShort }: { readonly isShort: boolean }) {
  const say = useMessages(listingFilters);
  const { data } = useListingView();
  if (data.paging.next === undefined) return null;
  return (
    <a className={styles.skip} href={`#${FOOTER}`} data-short={isShort || undefined} onClick={goToFooter}>
      {say("skipToFooter")}
    </a>
  );
}

/** Adds no history entry: the router would take a step to one as a return, and restore the place in the list. */
function goToFooter(event: MouseEvent): void {
  const footer = document.getElementById(FOOTER);
  if (!footer || !isPlainClick(event)) return;
  event.preventDefault();
  footer.focus({ preventScroll: true });
  footer.scrollIntoView();
}
