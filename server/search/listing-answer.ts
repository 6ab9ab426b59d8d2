// The outcome of a search request, before it becomes an HTTP response.

import type { Refusal } from "#search/query";

export type Answer =
  | { readonly kind: "answer"; readonly body: Uint8Array<ArrayBuffer> }
  /** The request is invalid; the message is for its author. */
  | { readonly kind: "wrong"; readonly code: string; readonly message: string };

/** The index cannot run the query. */
export const refused = ({ reason, message }: Refusal): Answer => ({ kind: "wrong", code: reason, message });
