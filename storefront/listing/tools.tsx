// The row above a listing's grid: how many there are, what has been chosen, the order, and on small screens the way to the filters.
import { Icon } from "#storefront/ui/icon.tsx";
import { PhaseStatus, usePhase } from "./behaviour/phase.tsx";
import { Chips, ClearAll, useChips } from "./chips.tsx";
import { itemCount } from "./counts.ts";
import { FILTERS, useOpenFilters } from "./filters/open-filters.ts";
import { useListingView } from "./listing-view.tsx";
import { SortMenu } from "./sort-menu.tsx";
import styles from "./listing.module.css";

export function Tools() {
  const { data } = useListingView();
  const { paging, isFailed } = data;
  const chips = useChips();
  const phase = usePhase(data);
  const { isOpen, setOpen } = useOpenFilters();
  return (
    <div className={styles.tools}>
      <p className={styles.lead}>Filters {chips.length > 0 && <ClearAll />}</p>
      <div className={styles.bar}>
        <a
          className={styles.open}
          href={`#${FILTERS}`}
          aria-expanded={isOpen}
          onClick={(event) => {
            event.preventDefault();
            setOpen(!isOpen);
          }}
        >
          <Icon name="filter" /> Filter {chips.length > 0 && `(${chips.length})`}
        </a>
        {paging.total > 0 && <SortMenu />}
      </div>
      <div className={styles.state}>
        <p className={styles.count}>{isFailed ? "" : itemCount(paging.total)}</p>
        {!isFailed && <PhaseStatus phase={phase} data={data} />}
        {chips.length > 0 && <Chips chips={chips} />}
      </div>
    </div>
  );
}
