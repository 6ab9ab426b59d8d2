// What became of a request to the shop's own search, before it is an HTTP answer.

import type { Refusal } from "#search/query";

export type Answer =
  | { readonly kind: "answer"; readonly body: Uint8Array<ArrayBuffer> }
  /** The request is at fault; the message is for whoever wrote it. */
  | { readonly kind: "wrong"; readonly code: string; readonly message: string };

/** The index cannot run what was asked. */
export const refused = ({ reason, message }: Refusal): Answer => ({ kind: "wrong", code: reason, message });
