// Unsaved edits of long forms in the browser's storage, so that a closed tab, a crash or another screen loses none. A draft has the version
// and the fields that the edits started from: saving it after someone else has saved leads to the merge screen.

import { useCallback, useState, useSyncExternalStore } from "react";
import { storedValue, type StoredValue } from "#storefront/framework/browser-storage.ts";
import type { Values } from "../framework/merge.ts";

export interface StoredDraft {
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

const LIFE_MS = 14 * 86_400_000;

/** A draft that is too old is removed when it is read. */
const isDraft = (value: unknown): value is StoredDraft => {
  const { at, version } = Object(value) as Partial<StoredDraft>;
  return typeof version === "string" && typeof at === "string" && Date.now() - Date.parse(at) < LIFE_MS;
};

const drafts = new Map<string, StoredValue<StoredDraft>>();

/** The draft of the record at this address, the same object each time. */
export function draftOf(href: string): StoredValue<StoredDraft> {
  const draft = drafts.get(href) ?? storedValue(`vitrine.draft.${href}`, isDraft);
  drafts.set(href, draft);
  return draft;
}

export function markSent(href: string, isSent: boolean): void {
  const draft = draftOf(href).read();
  if (draft) draftOf(href).write({ ...draft, isSent });
}

export function removeSent(href: string): void {
  if (draftOf(href).read()?.isSent) draftOf(href).write(undefined);
}

/** The draft of an earlier form for the record, and the restored one. */
export function useDraft(href: string, version: string) {
  const [form] = useState(() => String(Math.random()));
  const [restored, setRestored] = useState<StoredDraft>();
  const stored = draftOf(href);
  const draft = useSyncExternalStore(stored.subscribe, stored.read, () => undefined);
  // The answer may never have arrived: while the product is as it was, what was sent is not saved.
  const isSaved = draft?.isSent && (href.endsWith("/new") || draft.version !== version);
  const found = restored || draft?.form === form || isSaved ? undefined : draft;
  return {
    found,
    restored,
    restore: () => setRestored(found),
    discard: () => stored.write(undefined),
    keep: useCallback(
      (edits: Pick<StoredDraft, "version" | "base" | "values">) => {
        const before = stored.read();
        // The last edit may arrive after the form was sent.
        const isSent = before?.form === form && before.isSent;
        stored.write({ ...edits, form, at: new Date().toISOString(), isSent });
      },
      [stored, form],
    ),
    /** Removes what this form has stored, once nothing of it is left to save. */
    drop: useCallback(() => {
      if (stored.read()?.form === form) stored.write(undefined);
    }, [stored, form]),
  };
}
