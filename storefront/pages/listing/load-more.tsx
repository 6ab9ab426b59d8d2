// Progress through a listing, and a link to the next page, which shows all up to it.
import { ButtonLink } from "#storefront/ui/button.tsx";
import { listing } from "#locales/listing";
import { usePhase } from "./behaviour/phase.ts";
import { useMore } from "./behaviour/use-more.ts";
import { pageCount } from "./counts.ts";
import { pageAddress, useListing } from "./listing-context.ts";
import styles from "./load-more.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

export function LoadMore() {
  const say = useMessages(listing);
  const { data } = useListing();
  const { paging } = data;
  const { end, onClick } = useMore(data);
  const isLoading = usePhase(data) === "loadingMore";
  return (
    <div ref={end} className={styles.more}>
      <p>{pageCount(say, paging)}</p>
      <progress className={styles.progress} value={paging.last} max={paging.total} aria-label={say("itemsShown")} />
      {paging.next !== undefined && (
        <ButtonLink
          href={pageAddress(data, paging.next)}
          rel="next"
          data-native=""
          aria-disabled={isLoading || undefined}
          onClick={onClick}
        >
          {say(isLoading ? "loading" : "loadMore")}
        </ButtonLink>
      )}
      {data.isMoreFailed && <output>{say("moreFailed")}</output>}
    </div>
  );
}

/** Link to earlier pages that are not shown. */
export function EarlierPages() {
  const say = useMessages(listing);
  const { data } = useListing();
  const { previous } = data.paging;
  if (previous === undefined) return null;
  return (
    <p className={styles.earlier}>
      <a href={pageAddress(data, previous)} rel="prev">
        {say("previous")}
      </a>
    </p>
  );
}
