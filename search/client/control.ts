// Checks that a search component does not switch between controlled and uncontrolled.

export interface ControlProps {
  /** Present if the component is controlled. */
  readonly searchState?: unknown;
}

/** Throws if the component would switch. */
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
