// Announces the phase of a listing to screen readers.

import styles from "#storefront/ui/visually-hidden.module.css";
import { useMessages } from "#storefront/ui/language.tsx";
import { listingFilters } from "#locales/listing-filters";
import { listing } from "#locales/listing";
import type { ListingData } from "../listing-data.ts";
import type { Phase } from "./phase.ts";

/** A live region must exist before its text changes, so it is always rendered. */
export function PhaseStatus({ phase, data }: { readonly phase: Phase; readonly data: Pick<ListingData, "paging"> }) {
  return (
    <output className={styles.hidden} data-state={phase}>
      {useStatus(phase, data.paging)}
    </output>
  );
}

function useStatus(phase: Phase, { total, last }: ListingData["paging"]): string {
  const say = useMessages(listingFilters);
  const sayListing = useMessages(listing);
  if (phase === "loading") return sayListing("loading");
  if (phase === "loadingMore") return say("loadingMore");
  if (phase === "no-products") return say("none");
  return last < total ? say("shownOf", { last, count: total }) : sayListing("items", { count: total });
}
