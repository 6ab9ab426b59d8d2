// Unsaved edits of products in the browser's storage, so that a closed tab or a crash loses none. A draft has the version and the fields that
// the edits started from: saving it after someone else has saved leads to the merge screen.

import { useCallback, useState, useSyncExternalStore } from "react";
import type { Values } from "../../framework/merge.ts";

export interface ProductDraft {
  /** The form that wrote it. */
  readonly form: string;
  readonly version: string;
  readonly base: Values;
  readonly values: Values;
  /** ISO 8601. */
  readonly at: string;
  /** True from the moment that it is sent, until the answer refuses it. It is not offered then. */
  readonly isSent: boolean;
}

export const NEW_DRAFT = "new";
const keyOf = (id: string): string => `vitrine.product-draft.${id}`;
const CHANGED = "vitrine-draft";
const KEPT_MS = 14 * 86_400_000;

function parseDraft(raw: string | null): ProductDraft | undefined {
  if (raw === null) return undefined;
  try {
    const draft = JSON.parse(raw) as ProductDraft;
    return Date.now() - Date.parse(draft.at) < KEPT_MS ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Storage may be full or forbidden; then there are simply no drafts. */
function withStorage<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(localStorage);
  } catch {
    return null;
  }
}

export function writeDraft(id: string, draft: ProductDraft): void {
  withStorage((storage) => storage.setItem(keyOf(id), JSON.stringify(draft)));
  dispatchEvent(new Event(CHANGED));
}

export function removeDraft(id: string): void {
  withStorage((storage) => storage.removeItem(keyOf(id)));
  dispatchEvent(new Event(CHANGED));
}

const readDraft = (id: string): ProductDraft | undefined =>
  parseDraft(withStorage((storage) => storage.getItem(keyOf(id))));

export function markSent(id: string, isSent: boolean): void {
  const draft = readDraft(id);
  if (draft) writeDraft(id, { ...draft, isSent });
}

export function removeSent(id: string): void {
  if (readDraft(id)?.isSent) removeDraft(id);
}

const subscribe = (listener: () => void): (() => void) => {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
};

/** The draft of an earlier form for the product, and the restored one. */
export function useDraft(id: string) {
  const [form] = useState(() => String(Math.random()));
  const [restored, setRestored] = useState<ProductDraft>();
  const raw = useSyncExternalStore(
    subscribe,
    () => withStorage((storage) => storage.getItem(keyOf(id))),
    () => null,
  );
  const draft = parseDraft(raw);
  const found = restored || draft?.form === form || draft?.isSent ? undefined : draft;
  return {
    found,
    restored,
    restore: () => setRestored(found),
    discard: () => removeDraft(id),
    keep: useCallback(
      (edits: Pick<ProductDraft, "version" | "base" | "values">) => {
        const before = readDraft(id);
        // The last edit may arrive after the form was sent.
        const isSent = before?.form === form && before.isSent;
        writeDraft(id, { ...edits, form, at: new Date().toISOString(), isSent });
      },
      [id, form],
    ),
  };
}
