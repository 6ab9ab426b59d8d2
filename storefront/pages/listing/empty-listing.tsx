// An empty listing, with suggestions.
import { reset, setPage } from "#search/state";
import { listingFilters } from "#locales/listing-filters";
import { listing } from "#locales/listing";
import { useChips } from "./chips.tsx";
import { Choice, useListingView } from "./listing-view.tsx";
import { pagesOf } from "./paging.ts";
import styles from "./empty-listing.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

export function EmptyListing() {
  const say = useMessages(listingFilters);
  const sayItems = useMessages(listing);
  const chips = useChips();
  const { data, hrefOf } = useListingView();
  const { paging, reliefs = [], defaults, isFailed } = data;
  if (isFailed) {
    return (
      <div className={styles.empty}>
        <h2 className={styles.title}>{say("failedTitle")}</h2>
        <p>{say("failedText")}</p>
      </div>
    );
  }
  if (paging.total > 0) {
    return (
      <div className={styles.empty}>
        <h2 className={styles.title}>{say("lastTitle")}</h2>
        <p>
          <Choice rel="prev" step={(state) => setPage(state, pagesOf(paging.total))}>
            {say("lastPage")}
          </Choice>
        </p>
      </div>
    );
  }
  if (chips.length === 0) {
    return (
      <div className={styles.empty}>
        <h2 className={styles.title}>{say("emptyTitle")}</h2>
        <p>{say("emptyText")}</p>
      </div>
    );
  }
  return (
    <div className={styles.empty}>
      <h2 className={styles.title}>{say(chips.length === 1 ? "noMatchOne" : "noMatchAll")}</h2>
      {reliefs.length > 0 && (
        <ul className={styles.ways}>
          {reliefs.map(({ kind, state, label, count }) => (
            <li key={label}>
              <a href={hrefOf(state)} rel="nofollow">
                {say(kind, { name: label })}
              </a>{" "}
              <span className={styles.count}>{sayItems("items", { count })}</span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Choice step={(state) => reset(state, defaults)}>{say("clearFilters")}</Choice>
      </p>
    </div>
  );
}
