// The state of the refine panel on phones, and the effect of its buttons. `search/state` defines the choices.
//
//   saved ──open──▶ draft ──open a dialog──▶ pending
//     ▲               ▲ ◀──── apply or back ───┘
//     └── close: saved again
//         apply: the draft becomes the listing's address, and its department the default one

import { type FacetName, isSameState, type SearchState, withoutPage } from "#search/state";
import type { Step } from "../behaviour/pending-choices.ts";

export interface Refining {
  /** State of the listing when the panel was opened. */
  readonly saved: SearchState;
  /** State of the panel: saved, plus the choices of its dialogs. */
  readonly draft: SearchState;
  /** The dialog over the panel. */
  readonly dialog?: { readonly field: FacetName; readonly pending: SearchState };
}

export interface Applied {
  readonly state: SearchState;
  /** New default department; empty for no change. */
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

/** A choice is pending in the open dialog; without one it applies to the panel. */
export const choose = (refining: Refining, step: Step): Refining => {
  const { draft, dialog } = refining;
  return dialog
    ? { ...refining, dialog: { ...dialog, pending: step(dialog.pending) } }
    : { ...refining, draft: step(draft) };
};

/** Every way back to the panel keeps the dialog's choices, which the panel applies or drops. */
export const leaveDialog = ({ saved, draft, dialog }: Refining): Refining => ({
  saved,
  draft: dialog?.pending ?? draft,
});

export const closePanel = ({ saved }: Refining): Refining => openPanel(saved);

/** The choices of an open dialog are not applied. */
export const applyPanel = ({ saved, draft }: Refining, defaultDepartment = ""): Applied => ({
  state: draft,
  defaultDepartment: draft.menu.department || defaultDepartment,
  hasChanged: !isSameState(draft, saved),
});

/** Takes over the server's version of a draft, whose sizes fit a new chart. Answers for older drafts are ignored. */
export const settle = (refining: Refining, asked: SearchState, answered: SearchState): Refining =>
  refining.draft === asked && !refining.dialog ? { ...refining, draft: withoutPage(answered) } : refining;
