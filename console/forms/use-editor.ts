// The state of a long form: a draft of a versioned value, saved with the version that it started from.

import { useEffect, useState } from "react";
import { useActionData, useLocation, useNavigation, useSubmit } from "react-router";
import type { ActionResult, Versioned } from "../framework/handlers.server.ts";
import { markUnsent, removeSent, useDraft, type StoredDraft } from "./drafts.ts";
import { fromFields, toFields, withLaterEdits, withValue, type Path } from "./form-value.ts";

export interface Editor {
  readonly draft: unknown;
  readonly set: (path: Path, value: unknown) => void;
  /** Number of fields that are not saved. */
  readonly changed: number;
  readonly isBusy: boolean;
  readonly answer: ActionResult | undefined;
  readonly errors: Readonly<Record<string, string>>;
  readonly save: () => void;
  /** Puts back what was stored before the last save; undefined if nothing was saved here. */
  readonly undo: (() => void) | undefined;
  readonly discard: () => void;
  /** Unsaved changes of an earlier visit. */
  readonly offer: {
    readonly found: StoredDraft | undefined;
    readonly isEdited: boolean;
    readonly restore: () => void;
    readonly discard: () => void;
  };
}

interface Base extends Versioned {
  readonly before?: unknown;
}

/**
 * A save sends the intent `save`, the top fields as JSON, and `version` and `base` as the merge screen does. `loaded` is read again when
 * the component is mounted only, so that nothing replaces a draft.
 */
export function useEditor(loaded: Versioned): Editor {
  const submit = useSubmit();
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const answer = useActionData<ActionResult>();
  const [base, setBase] = useState<Base>(loaded);
  const [draft, setDraft] = useState(loaded.value);
  const [seen, setSeen] = useState(answer);
  /** The draft at the time of the last save. */
  const [sent, setSent] = useState<unknown>();
  if (answer !== seen) {
    setSeen(answer);
    if (answer?.kind === "done" && answer.saved) {
      setBase({ ...answer.saved, before: base.value });
      setDraft(withLaterEdits(answer.saved.value, sent, draft));
    }
  }
  const changed = differing(base.value, draft);
  const { found, isEdited, restore, discard, keep, drop, markSent } = useDraft(pathname, loaded.version);
  useEffect(() => {
    if (answer?.kind === "refused") markUnsent(pathname);
    else if (answer?.kind === "done") removeSent(pathname);
  }, [answer, pathname]);
  useEffect(() => {
    if (changed > 0) keep({ version: base.version, base: toFields(base.value), values: toFields(draft) });
    else drop();
  }, [base, draft, changed, keep, drop]);
  const send = (value: unknown) => {
    setSent(draft);
    markSent();
    void submit(
      { ...toFields(value), intent: "save", version: base.version, base: JSON.stringify(toFields(base.value)) },
      { method: "post", preventScrollReset: true },
    );
  };
  return {
    draft,
    set: (path, value) => setDraft((current: unknown) => withValue(current, path, value)),
    changed,
    isBusy: state === "submitting",
    answer,
    errors: (answer?.kind === "refused" && answer.fields) || NONE,
    save: () => send(draft),
    undo: base.before === undefined ? undefined : () => send(base.before),
    discard: () => setDraft(base.value),
    offer: {
      found,
      isEdited,
      restore: () => {
        if (!found) return;
        setBase({ value: fromFields(found.base), version: found.version });
        setDraft(fromFields(found.values));
        restore();
      },
      discard,
    },
  };
}

const NONE = {};

function differing(one: unknown, other: unknown): number {
  const [before, after] = [toFields(one), toFields(other)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name])
    .length;
}
