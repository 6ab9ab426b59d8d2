// What a phone's refine panel holds, and what each of its buttons does to it. Pure; what a choice means is `search/state`'s to say.
//
//   saved ──open──▶ draft ──open a dialog──▶ pending
//     ▲               ▲ ◀──── apply ───────────┘ back, close: dropped
//     └── close: saved again
//         apply: the draft becomes the listing's address, and its department the default one

import { type FacetName, isSameState, type SearchState, withoutPage } from "#search/state";
import type { Step } from "../behaviour/pending-choices.ts";

export interface Refining {
  /** What the listing showed when the panel was opened. */
  readonly saved: SearchState;
  /** What the panel holds: saved, and what its dialogs have applied since. */
  readonly draft: SearchState;
  /** The dialog over the panel. */
  readonly dialog?: { readonly field: FacetName; readonly pending: SearchState };
}

export interface Applied {
  readonly state: SearchState;
  /** Whose shop it is from now on; empty as long as nobody has said. */
  readonly defaultDepartment: string;
  readonly hasChanged: boolean;
}

export const openPanel = (shown: SearchState): Refining => {
  const saved = withoutPage(shown);
  return { saved, draft: saved };
};

export const openDialog = (refining: Refining, field: FacetName): Refining => ({
  ...refining,
  dialog: { field, pending: refining.draft },
});

/** A choice is pending in the dialog on top; without one the panel itself makes it. */
export const choose = (refining: Refining, step: Step): Refining => {
  const { draft, dialog } = refining;
  return dialog
    ? { ...refining, dialog: { ...dialog, pending: step(dialog.pending) } }
    : { ...refining, draft: step(draft) };
};

export const applyDialog = ({ saved, draft, dialog }: Refining): Refining => ({
  saved,
  draft: dialog?.pending ?? draft,
});

export const leaveDialog = ({ saved, draft }: Refining): Refining => ({ saved, draft });

export const closePanel = ({ saved }: Refining): Refining => openPanel(saved);

/** A dialog that is still open has applied nothing. */
export const applyPanel = ({ saved, draft }: Refining, defaultDepartment = ""): Applied => ({
  state: draft,
  defaultDepartment: draft.menu.department || defaultDepartment,
  hasChanged: !isSameState(draft, saved),
});

/** The server has read a draft: sizes are fitted to a chart that the browser did not have. An older draft's answer is nobody's. */
export const settle = (refining: Refining, asked: SearchState, answered: SearchState): Refining =>
  refining.draft === asked && !refining.dialog ? { ...refining, draft: withoutPage(answered) } : refining;
