// A listing: the tool row, the filters, the grid and the way to more. The same for collections and for search.
import { useEffect, useMemo, useRef, useState } from "react";
import { messagesIn } from "#catalogue";
import { wishlistButtonOf } from "#storefront/features/wishlist/wishlist-button.tsx";
import { usePublicConfig } from "#storefront/ui/public-config.tsx";
import { ProductGrid } from "#storefront/ui/product-grid.tsx";
import { listing } from "#locales/listing";
import { BackToTop } from "./back-to-top.tsx";
import { useSelectTracking } from "./behaviour/list-tracking.ts";
import { ListingBehaviour } from "./behaviour/listing-behaviour.tsx";
import { usePhase, useTopWhileLoading } from "./behaviour/phase.ts";
import { useCachedControls } from "./cached-controls.ts";
import { controls } from "./controls.ts";
import { FILTERS, OpenFiltersProvider, useFilterColumn } from "./filters/open-filters.ts";
import { RestoreFocus } from "./restore-focus.tsx";
import { useListing } from "./listing-context.ts";
import type { ListingData } from "./listing-data.ts";
import { EarlierPages, LoadMore } from "./load-more.tsx";
import { Skeletons } from "./skeletons.tsx";
import styles from "./listing.module.css";
import { useLanguage } from "#storefront/ui/language.tsx";

export function Listing({ data }: { readonly data: ListingData }) {
  return (
    <ListingBehaviour data={data}>
      <ListingParts />
    </ListingBehaviour>
  );
}

const PRODUCTS = "products";
const asItIs: ReturnType<typeof useCachedControls> = (_name, control) => control;
const useControls = import.meta.env.SSR ? useCachedControls : () => asItIs;

function ListingParts() {
  const language = useLanguage();
  const say = messagesIn(listing, language);
  const { data } = useListing();
  const { title, products, paging } = data;
  const [isOpen, setOpen] = useState(true);
  const opening = useMemo(() => ({ isOpen, setOpen }), [isOpen]);
  const phase = usePhase(data);
  useTopWhileLoading(phase);
  // Selected filters are in a row with scroll buttons.
  const isRefined = data.address !== data.path;
  useEffect(() => {
    if (isRefined) controls.want();
  }, [isRefined]);
  const hasColumn = useFilterColumn(data.isMobile);
  useEffect(() => {
    if (hasColumn && data.isMobile) controls.want();
  }, [hasColumn, data.isMobile]);
  const { listingPaging } = usePublicConfig();
  const shown = useRef<HTMLElement>(null);
  useSelectTracking(shown, data);
  // Memoised: a pending choice must not render hundreds of cards again.
  const grid = useMemo(
    () => (
      <ProductGrid
        products={products}
        label={messagesIn(listing, language)("productsOf", { title })}
        isBeside
        action={wishlistButtonOf}
      />
    ),
    [products, title, language],
  );
  const part = useControls(data);
  const filters = part("filters", controls.Filters);
  return (
    <OpenFiltersProvider value={opening}>
      {part("strips", controls.Strips)}
      <div className={styles.listing} data-wide={!isOpen || undefined}>
        {part("tools", controls.Tools)}
        <aside id={FILTERS} className={styles.filters} aria-label={say("filters")} tabIndex={-1}>
          <RestoreFocus>{hasColumn ? filters : <noscript>{filters}</noscript>}</RestoreFocus>
          <a className={styles.done} href={`#${PRODUCTS}`}>
            {say("show", { count: paging.total })}
          </a>
        </aside>
        <section ref={shown} id={PRODUCTS} className={styles.products} aria-label={say("products")} data-state={phase}>
          {phase === "loading" ? (
            <Skeletons />
          ) : products.length > 0 ? (
            <>
              {listingPaging !== "pages" && <EarlierPages />}
              {grid}
              {listingPaging === "pages" ? controls.Pagination : <LoadMore />}
              <BackToTop />
            </>
          ) : (
            controls.EmptyListing
          )}
        </section>
      </div>
    </OpenFiltersProvider>
  );
}
