// Unsaved edits of products in the browser's storage, so that a closed tab or a crash loses none. A draft has the version and the fields that
// the edits started from: saving it after someone else has saved leads to the merge screen.

import { useCallback, useState, useSyncExternalStore } from "react";
import { storedValue, type StoredValue } from "#storefront/framework/browser-storage.ts";
import type { Values } from "../../framework/merge.ts";

export interface ProductDraft {
  /** The form that wrote it. */
  readonly form: string;
  readonly version: string;
  readonly base: Values;
  readonly values: Values;
  /** ISO 8601. */
  readonly at: string;
  /** True from the moment that it is sent, until the answer refuses it. It is not offered once the product has changed. */
  readonly isSent: boolean;
}

export const NEW_DRAFT = "new";
const LIFE_MS = 14 * 86_400_000;

/** A draft that is too old is removed when it is read. */
const isDraft = (value: unknown): value is ProductDraft => {
  const { at, version } = Object(value) as Partial<ProductDraft>;
  return typeof version === "string" && typeof at === "string" && Date.now() - Date.parse(at) < LIFE_MS;
};

const drafts = new Map<string, StoredValue<ProductDraft>>();

/** The draft of one product, the same object each time. */
export function draftOf(id: string): StoredValue<ProductDraft> {
  const draft = drafts.get(id) ?? storedValue(`vitrine.product-draft.${id}`, isDraft);
  drafts.set(id, draft);
  return draft;
}

export function markSent(id: string, isSent: boolean): void {
  const draft = draftOf(id).read();
  if (draft) draftOf(id).write({ ...draft, isSent });
}

export function removeSent(id: string): void {
  if (draftOf(id).read()?.isSent) draftOf(id).write(undefined);
}

/** The draft of an earlier form for the product, and the restored one. */
export function useDraft(id: string, version: string) {
  const [form] = useState(() => String(Math.random()));
  const [restored, setRestored] = useState<ProductDraft>();
  const stored = draftOf(id);
  const draft = useSyncExternalStore(stored.subscribe, stored.read, () => undefined);
  // The answer may never have arrived: while the product is as it was, what was sent is not saved.
  const isSaved = draft?.isSent && (id === NEW_DRAFT || draft.version !== version);
  const found = restored || draft?.form === form || isSaved ? undefined : draft;
  return {
    found,
    restored,
    restore: () => setRestored(found),
    discard: () => stored.write(undefined),
    keep: useCallback(
      (edits: Pick<ProductDraft, "version" | "base" | "values">) => {
        const before = stored.read();
        // The last edit may arrive after the form was sent.
        const isSent = before?.form === form && before.isSent;
        stored.write({ ...edits, form, at: new Date().toISOString(), isSent });
      },
      [stored, form],
    ),
  };
}
