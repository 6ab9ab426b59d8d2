// The sort menu of a listing: a disclosure of links, closed on Escape, on blur and on a click elsewhere.
import { useEffect, useRef } from "react";
import { chooseSort, defaultSortBy, SORT_OPTIONS, sortByOf, sortOptions } from "#search/state";
import { hasDiscounts } from "./filters/list-options.ts";
import { closeOnLeaving } from "#storefront/ui/close-on-leaving.ts";
import { Icon } from "#storefront/ui/icon.tsx";
import { listingFilters } from "#locales/listing-filters";
import { Choice, useListingView } from "./listing-view.tsx";
import type { SheetOpener } from "./use-sheets.ts";
import styles from "./sort-menu.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

/** `opener` opens the bottom sheet on phones instead. */
export function SortMenu({ opener }: { readonly opener: SheetOpener }) {
  const ref = useRef<HTMLDetailsElement>(null);
  const say = useMessages(listingFilters);
  const { data, state } = useListingView();
  const { textSort, isMobile } = data;
  const options = sortOptions(isMobile ? "mobile" : "desktop", hasDiscounts(data, state));
  const current = sortByOf(state, textSort);
  useEffect(() => closeOnLeaving(ref.current), []);
  return (
    <details ref={ref} className={styles.menu}>
      <summary className={styles.summary} data-sheet="" {...opener}>
        <span className={styles.label}>{say("sortBy")}</span>{" "}
        <span className={styles.current}>
          {state.sortBy === "" && defaultSortBy(state, textSort) === "published_at-desc"
            ? say("newInFirst")
            : say(SORT_OPTIONS[current])}
        </span>
        <Icon name="chevron" small />
      </summary>
      <ul className={styles.list}>
        {options.map((sortBy) => (
          <li key={sortBy}>
            <Choice
              step={(before) => chooseSort(before, sortBy, textSort)}
              aria-current={sortBy === current || undefined}
              onClick={() => ref.current?.removeAttribute("open")}
            >
              {say(SORT_OPTIONS[sortBy])}
            </Choice>
          </li>
        ))}
      </ul>
    </details>
  );
}
