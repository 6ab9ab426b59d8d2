// The refine panel and the dialog over it. `refining.ts` has their state; the facets load as it changes.
import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from "react";
import { type FacetName, isSameState, withoutPage } from "#search/state";
import { DraftViewProvider, type Step, useListingView, viewOf } from "../listing-view.tsx";
import { FieldDialog } from "./field-dialog.tsx";
import { Panel } from "./panel.tsx";
import { type Applied, applyPanel, choose, leaveDialog, openDialog, type Refining, settle } from "./refining.ts";
import { type Answer, useAnswer } from "./use-answer.ts";

interface Props {
  readonly isOpen: boolean;
  readonly refining: Refining;
  readonly onChange: Dispatch<SetStateAction<Refining>>;
  readonly onClose: () => void;
  /** Called with the address of the applied state, which depends on the draft's size chart. */
  readonly onApply: (applied: Applied, href: string) => void;
  readonly leave: (href: string) => void;
}

export function Refine({ isOpen, refining, onChange, onClose, onApply, leave }: Props) {
  const { draft, dialog } = refining;
  const { data, facets } = useDraft(isOpen, refining, onChange);
  const [shown, setShown] = useState<{ readonly field: FacetName; readonly opening: number }>();
  const take = useCallback((step: Step) => onChange((before) => choose(before, step)), [onChange]);
  const open = (field: FacetName): void => {
    setShown({ field, opening: (shown?.opening ?? 0) + 1 });
    onChange((before) => openDialog(before, field));
  };
  const apply = (): void => onApply(applyPanel(refining), viewOf(data, draft).hrefOf(draft));
  return (
    <>
      <DraftViewProvider data={data} state={draft}>
        <Panel
          isOpen={isOpen}
          isTop={isOpen && !dialog}
          facets={facets}
          choose={take}
          onField={open}
          onApply={apply}
          onClose={onClose}
        />
      </DraftViewProvider>
      {shown && (
        // A closed dialog stays while it fades; each opening starts fresh.
        <FieldDialog
          key={shown.opening}
          isOpen={isOpen && dialog !== undefined}
          field={shown.field}
          pending={dialog?.pending ?? draft}
          data={data}
          draft={draft}
          facets={facets}
          choose={take}
          onLeave={() => onChange(leaveDialog)}
          onClose={onClose}
          leave={leave}
        />
      )}
    </>
  );
}

/** The listing for the draft: the page's own if nothing has changed, otherwise the shop's answer. */
function useDraft(isOpen: boolean, { draft }: Refining, onChange: Props["onChange"]) {
  const { data: page } = useListingView();
  const [known, setKnown] = useState(page);
  const isOwn = isSameState(draft, withoutPage(page.state));
  const facets: Answer = useAnswer(isOwn || !isOpen ? undefined : viewOf(known, draft).hrefOf(draft), "facets", 0);
  const { status, listing } = facets;
  // Sizes are named by the chart they were chosen from, the last one known.
  const data = isOwn
    ? page
    : status === "answered" && listing
      ? { ...page, facets: listing.facets, paging: listing.paging }
      : known;
  if (data !== known && (isOwn || data.facets !== known.facets)) setKnown(data);
  useEffect(() => {
    if (status === "answered" && listing) onChange((before) => settle(before, draft, listing.state));
  }, [status, listing, draft, onChange]);
  return { data, facets };
}
