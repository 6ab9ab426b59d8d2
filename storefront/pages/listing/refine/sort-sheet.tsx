// The sort options on a phone: a bottom sheet; one tap chooses and closes it.
import { chooseSort, SORT_OPTIONS, sortByOf, sortOptions } from "#search/state";
import { Icon } from "#storefront/ui/icon.tsx";
import { listingFilters } from "#locales/listing-filters";
import { hasDiscounts } from "../filters/list-options.ts";
import { type Step, useListingView } from "../listing-view.tsx";
import { Layer } from "./layer.tsx";
import styles from "./sort-sheet.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

interface Props {
  readonly isOpen: boolean;
  readonly onChoose: (step: Step) => void;
  readonly onClose: () => void;
}

export function SortSheet({ isOpen, onChoose, onClose }: Props) {
  const say = useMessages(listingFilters);
  const { data, state } = useListingView();
  const { textSort } = data;
  const current = sortByOf(state, textSort);
  return (
    <Layer isOpen={isOpen} shape="bottom" title={say("sortBy")} onClose={onClose} onDismiss={onClose}>
      <ul className={styles.orders}>
        {sortOptions("mobile", hasDiscounts(data, state)).map((sortBy) => (
          <li key={sortBy}>
            <button
              type="button"
              className={styles.order}
              aria-current={sortBy === current || undefined}
              onClick={() => onChoose((before) => chooseSort(before, sortBy, textSort))}
            >
              {say(SORT_OPTIONS[sortBy])} {sortBy === current && <Icon name="tick" />}
            </button>
          </li>
        ))}
      </ul>
    </Layer>
  );
}
