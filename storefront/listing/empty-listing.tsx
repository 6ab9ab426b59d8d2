// A listing without products: why, and what to do about it.
import { reset, setPage } from "#search/state";
import { useChips } from "./chips.tsx";
import { itemCount } from "./counts.ts";
import { Choice, useListingView } from "./listing-view.tsx";
import { pagesOf } from "./paging.ts";
import styles from "./empty-listing.module.css";

export function EmptyListing() {
  const chips = useChips();
  const { data, hrefOf } = useListingView();
  const { paging, reliefs = [], defaults, isFailed } = data;
  if (isFailed) {
    return (
      <div className={styles.empty}>
        <h2 className={styles.title}>The products cannot be shown</h2>
        <p>The fault is ours. Try again in a moment; your filters are kept.</p>
      </div>
    );
  }
  if (paging.total > 0) {
    return (
      <div className={styles.empty}>
        <h2 className={styles.title}>That was the last of them</h2>
        <p>
          <Choice rel="prev" step={(state) => setPage(state, pagesOf(paging.total))}>
            Back to the last page
          </Choice>
        </p>
      </div>
    );
  }
  if (chips.length === 0) {
    return (
      <div className={styles.empty}>
        <h2 className={styles.title}>There is nothing here at the moment</h2>
        <p>New pieces arrive every week.</p>
      </div>
    );
  }
  return (
    <div className={styles.empty}>
      <h2 className={styles.title}>
        {chips.length === 1 ? "Nothing here fits that" : "Nothing fits all of these at once"}
      </h2>
      {reliefs.length > 0 && (
        <ul className={styles.ways}>
          {reliefs.map(({ kind, state, label, count }) => (
            <li key={label}>
              <a href={hrefOf(state)} rel="nofollow">
                {kind === "without" ? "Without" : "Only"} “{label}”
              </a>{" "}
              <span className={styles.count}>{itemCount(count)}</span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Choice step={(state) => reset(state, defaults)}>Clear all filters</Choice>
      </p>
    </div>
  );
}
