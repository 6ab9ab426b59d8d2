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
  /** The fields as they were sent: what is typed while they are saved comes after them. */
  readonly sent?: Values;
  /** Drafts of other forms for the record, neither restored nor discarded: the newest first. */
  readonly others?: readonly StoredDraft[];
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

/** After a refusal. */
export function markUnsent(href: string): void {
  const { sent: _sent, ...draft } = draftOf(href).read() ?? {};
  if (isDraft(draft)) draftOf(href).write({ ...draft, isSent: false });
}

export function removeSent(href: string): void {
  const draft = draftOf(href).read();
  if (draft?.isSent) draftOf(href).write(stacked(draft.others));
}

/** The drafts of a record, the newest first. */
const draftsIn = (draft: StoredDraft | undefined): readonly StoredDraft[] => {
  if (!draft) return [];
  const { others = [], ...first } = draft;
  return [first, ...others.filter(isDraft)];
};

const stacked = ([first, ...others]: readonly StoredDraft[] = []): StoredDraft | undefined =>
  first && (others.length > 0 ? { ...first, others } : first);

/** The draft of an earlier form for the record, and the restored one. `initial` is restored at once. */
export function useDraft(href: string, version: string, initial?: () => StoredDraft | undefined) {
  const [form] = useState(() => String(Math.random()));
  const [restored, setRestored] = useState(initial);
  const stored = draftOf(href);
  const draft = useSyncExternalStore(stored.subscribe, stored.read, () => undefined);
  const isOwn = (one: StoredDraft) => one.form === form;
  // The answer may never have arrived: while the product is as it was, what was sent is not saved.
  const isSaved = (one: StoredDraft) => one.isSent && (href.endsWith("/new") || one.version !== version);
  const found = draftsIn(draft).find((one) => !isOwn(one) && !isSaved(one));
  const isFound = (one: StoredDraft) => one.form === found?.form;
  return {
    /** True if restoring the draft replaces edits of this form. */
    isEdited: draft !== undefined && isOwn(draft),
    /** Offered until it is restored or discarded: typing does not replace it. */
    found,
    restored,
    /** Replaces what this form has stored. */
    restore: () => {
      if (!found) return;
      const left = draftsIn(stored.read()).filter((one) => !isOwn(one) && !isFound(one));
      stored.write(stacked([{ ...found, form }, ...left]));
      setRestored(found);
    },
    discard: () => stored.write(stacked(draftsIn(stored.read()).filter((one) => !isFound(one)))),
    keep: useCallback(
      (edits: Pick<StoredDraft, "version" | "base" | "values">) => {
        const all = draftsIn(stored.read());
        const before = all.find((one) => one.form === form);
        // Edits may arrive after the form was sent.
        const own = { isSent: false, ...before, ...edits, form, at: new Date().toISOString() };
        stored.write(stacked([own, ...all.filter((one) => one.form !== form)]));
      },
      [stored, form],
    ),
    /** When the form is sent. */
    markSent: () => {
      const own = stored.read();
      if (own?.form === form) stored.write({ ...own, isSent: true, sent: own.values });
    },
    /** Removes what this form has stored, once nothing of it is left to save. */
    drop: useCallback(() => {
      const [first, ...others] = draftsIn(stored.read());
      if (first?.form === form) stored.write(stacked(others));
    }, [stored, form]),
  };
}
