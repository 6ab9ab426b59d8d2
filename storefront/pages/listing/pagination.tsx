// Numbered pages, if configured. Nothing for a single page.
import { setPage } from "#search/state";
import { Icon } from "#storefront/ui/icon.tsx";
import { listingFilters } from "#locales/listing-filters";
import { Choice, useListingView } from "./listing-view.tsx";
import { pageNumbers, pagesOf } from "./paging.ts";
import styles from "./pagination.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

export function Pagination() {
  const say = useMessages(listingFilters);
  const { data, state } = useListingView();
  const pages = pagesOf(data.paging.total);
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={say("pages")}>
      <Beside page={state.page - 1} pages={pages} name={say("previousPage")} rel="prev" />
      <ol className={styles.numbers}>
        {pageNumbers(state.page, pages).map((page, at) => (
          // There are at most two gaps.
          <li key={page || `gap ${at}`}>
            {page === 0 ? (
              <span>…</span>
            ) : (
              <Choice
                rel={undefined}
                step={(before) => setPage(before, page)}
                aria-label={say("page", { number: page })}
                aria-current={page === state.page ? "page" : undefined}
              >
                {page}
              </Choice>
            )}
          </li>
        ))}
      </ol>
      <Beside page={state.page + 1} pages={pages} name={say("nextPage")} rel="next" />
    </nav>
  );
}

interface BesideProps {
  readonly page: number;
  readonly pages: number;
  readonly name: string;
  readonly rel: "prev" | "next";
}

/** Disabled on the first and on the last page. */
function Beside({ page, pages, name, rel }: BesideProps) {
  const className = rel === "prev" ? styles.previous : styles.next;
  if (page < 1 || page > pages) {
    return (
      <span className={className} data-disabled aria-hidden="true">
        <Icon name="arrow" />
      </span>
    );
  }
  return (
    <Choice className={className} rel={rel} step={(before) => setPage(before, page)} aria-label={name}>
      <Icon name="arrow" />
    </Choice>
  );
}
