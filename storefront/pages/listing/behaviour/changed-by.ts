// Where a listing was last changed: in the phone's sheets or in the desktop's panels. It goes with the navigation that a change
// makes, beside the address, which does not tell on which device it was made.

export type ChangedBy = "mobile" | "desktop";

/** The state of a navigation. */
export const changedBy = (by: ChangedBy) => ({ changedBy: by });

/** Undefined for an address that nobody came to by a change. */
export const changeIn = (state: unknown): ChangedBy | undefined => {
  const by = (state as Partial<ReturnType<typeof changedBy>> | null)?.changedBy;
  return by === "mobile" || by === "desktop" ? by : undefined;
};
