// Where the state of a listing was last changed: in the phone's refine sheet or in the desktop's panels.

import { isSameState, type SearchState } from "./model.ts";

export type ModificationSource = "mobile" | "desktop";

/** Beside the state and not in it: an address does not tell on which device it was made. */
export interface TrackedState {
  readonly state: SearchState;
  readonly lastModifiedBy?: ModificationSource;
}

/** The next state, and who made it; a step that changed nothing was nobody's. */
export const modify = (current: TrackedState, next: SearchState, source: ModificationSource): TrackedState =>
  isSameState(current.state, next) ? current : { state: next, lastModifiedBy: source };
