// A listing: the tool row, the filters, the grid and the way to more. The same for collections and for search.
import { useEffect, useMemo, useRef, useState } from "react";
import { HeartButton } from "#storefront/hearts/heart-button.tsx";
import { usePublicConfig } from "#storefront/rendering/public-config.tsx";
import { Icon } from "#storefront/ui/icon.tsx";
import { ProductGrid } from "#storefront/ui/product-grid.tsx";
import { BackToTop } from "./back-to-top.tsx";
import { useSelectTracking } from "./behaviour/list-tracking.ts";
import { ListingBehaviour } from "./behaviour/listing-behaviour.tsx";
import { PhaseStatus, usePhase, useTopWhileLoading } from "./behaviour/phase.tsx";
import { Chips, ClearAll, useChips } from "./chips.tsx";
import { itemCount } from "./counts.ts";
import { EmptyListing } from "./empty-listing.tsx";
import { Filters } from "./filters/filters.tsx";
import { KeptFocus } from "./kept-focus.tsx";
import { useListingView } from "./listing-view.tsx";
import type { ListedProduct, ListingData } from "./listing-data.ts";
import { EarlierPages, LoadMore } from "./load-more.tsx";
import { Pagination } from "./pagination.tsx";
import { Skeletons } from "./skeletons.tsx";
import { SortMenu } from "./sort-menu.tsx";
import { Strips } from "./strips.tsx";
import styles from "./listing.module.css";

export function Listing({ data }: { readonly data: ListingData }) {
  return (
    <ListingBehaviour data={data}>
      <ListingParts />
    </ListingBehaviour>
  );
}

const heartOf = (product: ListedProduct) => <HeartButton product={product} />;

const FILTERS = "filters";
const PRODUCTS = "products";

function ListingParts() {
  const { data } = useListingView();
  const { title, products, paging } = data;
  const chips = useChips();
  const [isOpen, setOpen] = useState(false);
  const phase = usePhase(data);
  useTopWhileLoading(phase);
  const { listingPaging } = usePublicConfig();
  const filters = useRef<HTMLElement>(null);
  const shown = useRef<HTMLElement>(null);
  useSelectTracking(shown, data);
  // A choice that shows at once must not render hundreds of cards anew.
  const grid = useMemo(
    () => <ProductGrid products={products} label={`${title}, products`} isBeside action={heartOf} />,
    [products, title],
  );
  const items = itemCount(paging.total);
  const show = (next: boolean) => (event: { preventDefault: () => void }) => {
    event.preventDefault();
    setOpen(next);
  };
  useEffect(() => {
    if (!isOpen) return;
    filters.current?.focus({ preventScroll: true });
    filters.current?.scrollIntoView();
  }, [isOpen]);
  return (
    <>
      <Strips />
      <div className={styles.listing}>
        <div className={styles.tools}>
          <p className={styles.lead}>Filters {chips.length > 0 && <ClearAll />}</p>
          <div className={styles.bar}>
            <a className={styles.open} href={`#${FILTERS}`} aria-expanded={isOpen} onClick={show(!isOpen)}>
              <Icon name="filter" /> Filter {chips.length > 0 && `(${chips.length})`}
            </a>
            {paging.total > 0 && <SortMenu />}
          </div>
          <div className={styles.state}>
            <p className={styles.count}>{data.isFailed ? "" : items}</p>
            {!data.isFailed && <PhaseStatus phase={phase} data={data} />}
            {chips.length > 0 && <Chips chips={chips} />}
          </div>
        </div>
        <aside
          ref={filters}
          id={FILTERS}
          className={styles.filters}
          data-open={isOpen || undefined}
          aria-label="Filters"
          tabIndex={-1}
        >
          <KeptFocus>
            <Filters />
          </KeptFocus>
          <a className={styles.done} href={`#${PRODUCTS}`} onClick={() => setOpen(false)}>
            Show {items}
          </a>
        </aside>
        <section ref={shown} id={PRODUCTS} className={styles.products} aria-label="Products" data-state={phase}>
          {phase === "loading" ? (
            <Skeletons />
          ) : products.length > 0 ? (
            <>
              {listingPaging !== "pages" && <EarlierPages />}
              {grid}
              {listingPaging === "pages" ? <Pagination /> : <LoadMore />}
              <BackToTop />
            </>
          ) : (
            <EmptyListing />
          )}
        </section>
      </div>
    </>
  );
}
