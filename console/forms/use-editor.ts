// The state of a long form: a draft of a versioned value, saved with the version that it started from.

import { useState } from "react";
import { useActionData, useNavigation, useSubmit } from "react-router";
import type { ActionResult, Versioned } from "../framework/handlers.server.ts";
import { toFields, withValue, type Path } from "./form-value.ts";

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
  const answer = useActionData<ActionResult>();
  const [base, setBase] = useState<Base>(loaded);
  const [draft, setDraft] = useState(loaded.value);
  const [seen, setSeen] = useState(answer);
  if (answer !== seen) {
    setSeen(answer);
    if (answer?.kind === "done" && answer.saved) {
      setBase({ ...answer.saved, before: base.value });
      setDraft(answer.saved.value);
    }
  }
  const send = (value: unknown) =>
    void submit(
      { ...toFields(value), intent: "save", version: base.version, base: JSON.stringify(toFields(base.value)) },
      { method: "post", preventScrollReset: true },
    );
  return {
    draft,
    set: (path, value) => setDraft((current: unknown) => withValue(current, path, value)),
    changed: differing(base.value, draft),
    isBusy: state === "submitting",
    answer,
    errors: (answer?.kind === "refused" && answer.fields) || NONE,
    save: () => send(draft),
    undo: base.before === undefined ? undefined : () => send(base.before),
    discard: () => setDraft(base.value),
  };
}

const NONE = {};

function differing(one: unknown, other: unknown): number {
  const [before, after] = [toFields(one), toFields(other)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name])
    .length;
}
