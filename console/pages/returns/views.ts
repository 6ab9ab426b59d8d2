// The views of the list of returns.

export const RETURN_VIEWS = ["receive", "refund", "all"] as const;
export type ReturnView = (typeof RETURN_VIEWS)[number];
