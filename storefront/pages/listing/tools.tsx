// The row above a listing's grid: count, selected filters, sort menu, and on small screens the filter button.
import type { KeyboardEvent } from "react";
import { Icon } from "#storefront/ui/icon.tsx";
import { useHydrated } from "#storefront/ui/use-hydrated.ts";
import { listingFilters } from "#locales/listing-filters";
import { listing } from "#locales/listing";
import { usePhase } from "./behaviour/phase.ts";
import { PhaseStatus } from "./behaviour/phase-status.tsx";
import { Chips, ClearAll, SaveSearch, useChips } from "./chips.tsx";
import { FILTERS, useOpenFilters } from "./filters/open-filters.ts";
import { useListingView } from "./listing-view.tsx";
import { SkipProducts } from "./skip-products.tsx";
import { SortMenu } from "./sort-menu.tsx";
import { useSheets } from "./use-sheets.ts";
import styles from "./listing.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

export function Tools() {
  const say = useMessages(listingFilters);
  const sayItems = useMessages(listing);
  const { data } = useListingView();
  const { paging, isFailed } = data;
  const chips = useChips();
  const phase = usePhase(data);
  const { isOpen, setOpen } = useOpenFilters();
  const { Sheets, sheet, onClose, opener } = useSheets();
  const isHydrated = useHydrated();
  return (
    <div className={styles.tools}>
      <div className={styles.lead}>
        <button type="button" aria-expanded={isOpen} aria-controls={FILTERS} onClick={() => setOpen(!isOpen)}>
          {say(isOpen ? "hideFilters" : "showFilters")}
        </button>
        {chips.length > 0 && <ClearAll />}
      </div>
      <div className={styles.bar}>
        <a
          className={styles.open}
          href={`#${FILTERS}`}
          data-sheet=""
          // With scripts it opens a dialog; without, it links to the filters below.
          {...(isHydrated && { role: "button", "aria-haspopup": "dialog", "aria-expanded": sheet === "filter" })}
          {...opener("filter", () => location.assign(`#${FILTERS}`))}
          onKeyDown={pressWithSpace}
        >
          <Icon name="filter" /> {say("filter")} {chips.length > 0 && `(${chips.length})`}
        </a>
        {paging.total > 0 && <SortMenu opener={opener("sort", openDisclosure)} />}
      </div>
      <div className={styles.state}>
        <p className={styles.count}>{isFailed ? "" : sayItems("items", { count: paging.total })}</p>
        {!isFailed && <PhaseStatus phase={phase} data={data} />}
        {chips.length > 0 ? <Chips chips={chips} /> : <SaveSearch />}
        <SkipProducts />
      </div>
      {Sheets && <Sheets sheet={sheet} onClose={onClose} />}
    </div>
  );
}

const openDisclosure = (summary: HTMLElement): void => {
  summary.parentElement?.toggleAttribute("open", true);
};

/** Space activates a button, but not a link. */
function pressWithSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}
