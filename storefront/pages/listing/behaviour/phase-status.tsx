// What a listing is doing, spoken.

import { VisuallyHidden } from "#storefront/ui/visually-hidden.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { listingFilters } from "#locales/listing-filters";
import { listing } from "#locales/listing";
import type { ListingData } from "../listing-data.ts";
import type { Phase } from "./phase.ts";

/** A live region, always there: one that comes with its words is not spoken. */
export function PhaseStatus({ phase, data }: { readonly phase: Phase; readonly data: Pick<ListingData, "paging"> }) {
  return (
    <VisuallyHidden>
      <output data-state={phase}>{useStatus(phase, data.paging)}</output>
    </VisuallyHidden>
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
