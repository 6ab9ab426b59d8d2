// The place of the last change: the sheets of phones or the panels of desktops. Stored in the state of the navigation,
// because the address does not say.

export type ChangedBy = "mobile" | "desktop";

/** The state of a navigation. */
export const changedBy = (by: ChangedBy) => ({ changedBy: by });

/** Undefined if the navigation was not a change of the listing. */
export const changeIn = (state: unknown): ChangedBy | undefined => {
  const by = (state as Partial<ReturnType<typeof changedBy>> | null)?.changedBy;
  return by === "mobile" || by === "desktop" ? by : undefined;
};
