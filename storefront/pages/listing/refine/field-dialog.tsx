// The dialog of one filter. Its choices go to the panel by Apply, which shows the number of selected options and of products, and by every
// other way back.
import { useCallback, useRef } from "react";
import { FACETS, type FacetName, isSameState, type SearchState, selectedCounts, withoutPage } from "#search/state";
import { Button } from "#storefront/ui/button.tsx";
import { listingFilters } from "#locales/listing-filters";
import { listingSheets } from "#locales/listing-sheets";
import { useChips } from "../chips.tsx";
import type { ListingData } from "../listing-data.ts";
import { DraftViewProvider, type Step, useListingView } from "../listing-view.tsx";
import { ApplyButton } from "./apply-button.tsx";
import { DesignerOptions } from "./designer-options.tsx";
import { clearField } from "./fields.ts";
import { Layer } from "./layer.tsx";
import { FurtherOptions, ListOptions, SizeOptions } from "./list-options.tsx";
import { CategoryOptions, DepartmentOptions, TypeOptions } from "./menu-options.tsx";
import { Failed, Waiting } from "./option-states.tsx";
import { PriceOptions } from "./price-options.tsx";
import { type Answer, useAnswer } from "./use-answer.ts";
import styles from "./options.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

interface Props extends Actions {
  readonly isOpen: boolean;
  readonly field: FacetName;
  readonly pending: SearchState;
  /** The listing for the draft, as far as known. */
  readonly data: ListingData;
  readonly draft: SearchState;
  readonly facets: Answer;
}

interface Actions {
  readonly choose: (step: Step) => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
  readonly leave: (href: string) => void;
}

export function FieldDialog(props: Props) {
  return (
    <DraftViewProvider data={props.data} state={props.pending}>
      <Pending {...props} />
    </DraftViewProvider>
  );
}

/** Longer than the time between two taps. */
const COUNT_DEBOUNCE = 250;

function Pending({ isOpen, field, pending, data, draft, facets, choose, onLeave, onClose, leave }: Props) {
  const say = useMessages(listingSheets);
  const sayFilters = useMessages(listingFilters);
  const { hrefOf, sizesOf } = useListingView();
  const { defaults, currency } = data;
  const chips = useChips();
  const isHeld = useRef(false);
  const hold = useCallback((next: boolean) => {
    isHeld.current = next;
  }, []);
  const isUnchanged = isSameState(pending, draft);
  // Sold-out products change the counts of the sizes themselves.
  const what = pending.isSoldOutIncluded === draft.isSoldOutIncluded ? "count" : "facets";
  const answer = useAnswer(!isOpen || isUnchanged ? undefined : hrefOf(withoutPage(pending)), what, COUNT_DEBOUNCE);
  const known = facets.status === "failed" ? undefined : data.paging.total;
  const selected = selectedCounts(pending, defaults, { currency, sizesOf })[field];
  const apply = (): void => {
    if (!isHeld.current) onLeave();
    isHeld.current = false;
  };
  const isMenu = field === "tags" && data.facets.category.options.length === 0;
  const foot = (
    <>
      <Button
        disabled={selected === 0}
        onClick={() => choose((before) => clearField(before, field, { chips, defaults, sizesOf }))}
      >
        {say("clear")}
      </Button>
      <ApplyButton
        selected={selected}
        total={isUnchanged ? known : answer.status === "failed" ? undefined : answer.listing?.paging.total}
        isWaiting={isUnchanged ? facets.status === "asking" : answer.status === "asking"}
        onClick={apply}
      />
    </>
  );
  return (
    <Layer
      isOpen={isOpen}
      shape="dialog"
      title={sayFilters(FACETS[field].label)}
      onBack={onLeave}
      onClose={onClose}
      onDismiss={onLeave}
      foot={isMenu ? undefined : foot}
    >
      {field === "vendor" ? (
        <DesignerOptions choose={choose} />
      ) : (
        <div className={styles.body}>
          {field === "price" ? (
            <PriceOptions choose={choose} onSubmit={apply} onHold={hold} />
          ) : facets.status === "asking" ? (
            <Waiting />
          ) : facets.status === "failed" ? (
            <Failed onRetry={facets.retry} />
          ) : (
            <DraftViewProvider data={what === "facets" ? withFacets(data, answer) : data} state={pending}>
              <Options field={field} choose={choose} leave={leave} />
            </DraftViewProvider>
          )}
        </div>
      )}
    </Layer>
  );
}

/** The listing with the facets of the latest answer, once there is one. */
const withFacets = (data: ListingData, { listing }: Answer): ListingData =>
  listing?.facets.sizes ? { ...data, facets: listing.facets } : data;

function Options({ field, choose, leave }: Pick<Props, "field" | "choose" | "leave">) {
  const { sizes } = useListingView().data.facets;
  switch (field) {
    case "department":
      return <DepartmentOptions choose={choose} />;
    case "tags":
      return <CategoryOptions choose={choose} leave={leave} />;
    case "product_type":
      return <TypeOptions choose={choose} />;
    case "Size":
      return sizes ? <SizeOptions choose={choose} sizes={sizes} /> : null;
    case "options":
      return <FurtherOptions choose={choose} />;
    case "vendor":
    case "price":
      return null;
    default:
      return <ListOptions name={field} choose={choose} />;
  }
}
