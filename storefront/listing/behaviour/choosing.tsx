// How the parts of a listing make choices: shown at once, searched for when a burst of them is over.

import { createContext, type MouseEvent, use, useEffect, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import type { SearchState } from "#search/state";
import { usePublicConfig } from "#storefront/rendering/public-config.tsx";
import type { ListingData } from "../listing-data.ts";
import { createPendingChoices, type PendingChoices, type Step } from "./pending-choices.ts";

export type Choosing = Pick<PendingChoices, "choose" | "chooseNow">;

const ChoosingContext = createContext<Choosing | undefined>(undefined);
export const ChoosingProvider = ChoosingContext.Provider;

/** Undefined outside a listing's page, where a choice is a link like any other. */
export const useChoosing = (): Choosing | undefined => use(ChoosingContext);

/** What a click on the link to a choice does in the place of following it. An order is searched for at once. */
export const takeChoice =
  (choosing: Choosing, step: Step, isOrder: boolean) =>
  (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (isOrder) choosing.chooseNow(step);
    else choosing.choose(step);
  };

/** With a key held, a link remains the link that it is. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

export interface Choices {
  readonly choosing: Choosing;
  /** What is chosen, whether or not the listing shows it yet. */
  readonly state: SearchState;
}

export function useChoices(data: ListingData, hrefOf: (state: SearchState) => string): Choices {
  const navigate = useNavigate();
  const { singlePageRouting } = usePublicConfig();
  const [pending] = useState(() => createPendingChoices(data.state));
  useEffect(() => {
    pending.connect((state) => {
      if (singlePageRouting) void navigate(hrefOf(state));
      else location.assign(hrefOf(state));
    });
  }, [pending, navigate, hrefOf, singlePageRouting]);
  useEffect(() => pending.settle(data.state), [pending, data.state]);
  useEffect(() => pending.drop, [pending]);
  const chosen = useSyncExternalStore(pending.subscribe, pending.state, () => undefined);
  return { choosing: pending, state: chosen ?? data.state };
}
