// The way to more of a listing: how far it has been seen, and a link to the next page, which shows all up to it.
import { setPage } from "#search/state";
import { ButtonLink } from "#storefront/ui/button.tsx";
import type { ShownListing } from "./behaviour/listing-memory.ts";
import { usePhase } from "./behaviour/phase.tsx";
import { useMore } from "./behaviour/use-more.ts";
import { pageCount } from "./counts.ts";
import { Choice, useListingView } from "./listing-view.tsx";
import styles from "./load-more.module.css";

export function LoadMore() {
  const view = useListingView();
  const { hrefOf } = view;
  const data: ShownListing = view.data;
  const { paging, state } = data;
  const { end, onClick } = useMore(data, hrefOf);
  const isLoading = usePhase(data) === "loadingMore";
  return (
    <div ref={end} className={styles.more}>
      <p>{pageCount(paging)}</p>
      <progress className={styles.progress} value={paging.last} max={paging.total} aria-label="Items shown" />
      {paging.next !== undefined && (
        <ButtonLink
          href={hrefOf(setPage(state, paging.next))}
          rel="next"
          data-native=""
          aria-disabled={isLoading || undefined}
          onClick={onClick}
        >
          {isLoading ? "Loading" : "Load more"}
        </ButtonLink>
      )}
      {data.isMoreFailed && <output>More could not be loaded. Try again in a moment.</output>}
    </div>
  );
}

/** A page so far down that not all before it are shown with it. */
export function EarlierPages() {
  const { previous } = useListingView().data.paging;
  if (previous === undefined) return null;
  return (
    <p className={styles.earlier}>
      <Choice rel="prev" step={(state) => setPage(state, previous)}>
        Earlier items
      </Choice>
    </p>
  );
}
