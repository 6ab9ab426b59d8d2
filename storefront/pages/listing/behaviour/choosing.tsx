// Choices of filters and order: shown at once, searched for after a burst of them.

import { type MouseEvent, useEffect, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import type { SearchState } from "#search/state";
import { usePublicConfig } from "#storefront/ui/public-config.tsx";
import { type ListingOnPage, useListing } from "../listing-context.ts";
import { changedBy } from "./changed-by.ts";
import { createPendingChoices, type PendingChoices, type Step } from "./pending-choices.ts";
import { isPlainClick } from "./plain-click.ts";

export type Choosing = Pick<PendingChoices, "choose" | "chooseNow">;

/** Click handler for the link of a choice. A new order is searched for at once. */
export const takeChoice =
  (choosing: Choosing, step: Step, isOrder: boolean) =>
  (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (isOrder) choosing.chooseNow(step);
    else choosing.choose(step);
  };

/** The pending choices of a listing's page. */
export const choicesOf = ({ data, choices }: ListingOnPage): PendingChoices =>
  (choices.pending ??= createPendingChoices(data.state));

export interface Choices {
  readonly choosing: Choosing;
  /** The chosen state, which the listing may not show yet. */
  readonly state: SearchState;
}

export function useChoices(): Choices {
  const listing = useListing();
  const pending = choicesOf(listing);
  const chosen = useSyncExternalStore(pending.subscribe, pending.state, () => undefined);
  return { choosing: pending, state: chosen ?? listing.data.state };
}

/** Connects the choices to navigation; the first part that is hydrated does it. */
export function useSearching(hrefOf: (state: SearchState) => string): void {
  const listing = useListing();
  const navigate = useNavigate();
  const { singlePageRouting } = usePublicConfig();
  const pending = choicesOf(listing);
  const { state } = listing.data;
  useEffect(() => {
    pending.connect((chosen, { href = hrefOf(chosen), by = "desktop" } = {}) => {
      if (singlePageRouting) void navigate(href, { state: changedBy(by) });
      else location.assign(href);
    });
  }, [pending, navigate, hrefOf, singlePageRouting]);
  useEffect(() => pending.settle(state), [pending, state]);
}

/** Drops pending choices when the page is left. */
export function useForgetting(): void {
  const pending = choicesOf(useListing());
  useEffect(() => pending.drop, [pending]);
}
