// The way to more of a listing: how far it has been seen, and a link to the next page, which shows all up to it.
import { setPage } from "#search/state";
import { ButtonLink } from "#storefront/ui/button.tsx";
import { pageCount } from "./counts.ts";
import { Choice, useListingView } from "./listing-view.tsx";
import styles from "./load-more.module.css";

export function LoadMore() {
  const { data, state, hrefOf } = useListingView();
  const { paging } = data;
  return (
    <div className={styles.more}>
      <p>{pageCount(paging)}</p>
      <progress className={styles.progress} value={paging.last} max={paging.total} aria-label="Items shown" />
      {paging.next !== undefined && (
        <ButtonLink href={hrefOf(setPage(state, paging.next))} rel="next" data-keep-scroll="">
          Load more
        </ButtonLink>
      )}
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
