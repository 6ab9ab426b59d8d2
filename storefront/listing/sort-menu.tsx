// The order of a listing: a disclosure of plain links, closed by Escape, by leaving it and by a click elsewhere.
import { useEffect, useRef } from "react";
import { chooseSort, DEFAULT_SORT_TITLE, defaultSortBy, sortByOf, sortOptions } from "#search/state";
import { closeOnLeaving } from "#storefront/ui/close-on-leaving.ts";
import { Icon } from "#storefront/ui/icon.tsx";
import { Choice, useListingView } from "./listing-view.tsx";
import type { SheetOpener } from "./use-sheets.ts";
import styles from "./sort-menu.module.css";

/** `opener` takes over on phones, where the orders are a sheet at the bottom. */
export function SortMenu({ opener }: { readonly opener: SheetOpener }) {
  const ref = useRef<HTMLDetailsElement>(null);
  const { data, state } = useListingView();
  const { channel, isMobile } = data;
  const options = sortOptions(isMobile ? "mobile" : "desktop");
  const current = sortByOf(state, channel);
  useEffect(() => closeOnLeaving(ref.current), []);
  return (
    <details ref={ref} className={styles.menu}>
      <summary className={styles.summary} data-sheet="" {...opener}>
        <span className={styles.label}>Sort by</span>{" "}
        <span className={styles.current}>
          {state.sortBy === "" && defaultSortBy(state, channel) === "published_at-desc"
            ? DEFAULT_SORT_TITLE
            : options.find(({ sortBy }) => sortBy === current)?.label}
        </span>
        <Icon name="chevron" small />
      </summary>
      <ul className={styles.list}>
        {options.map(({ sortBy, label }) => (
          <li key={sortBy}>
            <Choice
              step={(before) => chooseSort(before, sortBy, channel)}
              aria-current={sortBy === current || undefined}
              onClick={() => ref.current?.removeAttribute("open")}
            >
              {label}
            </Choice>
          </li>
        ))}
      </ul>
    </details>
  );
}
