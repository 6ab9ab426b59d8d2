/** Told to the window when this tab has learnt what is on the list; `storage` tells of other tabs. */
export const SAVED_CHANGED = "saved-changed";
