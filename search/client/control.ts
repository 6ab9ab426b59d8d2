// A search component is told its state from outside (controlled) or keeps its own, and stays with that.

export interface ControlProps {
  /** Present when controlled. */
  readonly searchState?: unknown;
}

/** Throws when a component is about to switch, either way. */
export const assertSameControl = (before: ControlProps, after: ControlProps): void => {
  const wasControlled = before.searchState !== undefined;
  const isControlled = after.searchState !== undefined;
  if (wasControlled && !isControlled) {
    throw new Error("You can't switch a search component from being controlled to uncontrolled.");
  }
  if (!wasControlled && isControlled) {
    throw new Error("You can't switch a search component from being uncontrolled to controlled.");
  }
};
