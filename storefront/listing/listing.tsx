// The tool row, the grid and the way to the next page: the same for collections and for search.
import { useNavigation } from "react-router";
import { ButtonLink } from "#storefront/ui/button.tsx";
import { ProductGrid } from "#storefront/ui/product-grid.tsx";
import { itemCount, pageCount } from "./counts.ts";
import type { ListingData, Paging } from "./listing-data.ts";
import { SortMenu } from "./sort-menu.tsx";
import styles from "./listing.module.css";

export function Listing({ data }: { readonly data: Pick<ListingData, "title" | "products" | "paging" | "sorts"> }) {
  const { title, products, paging, sorts } = data;
  const isBusy = useNavigation().state === "loading";
  return (
    <>
      <div className={styles.tools}>
        <output>{itemCount(paging.total)}</output>
        {/* A new order is a new menu: closed. */}
        {sorts.length > 0 && <SortMenu key={sorts.find(({ isCurrent }) => isCurrent)?.name} choices={sorts} />}
      </div>
      {paging.previous && (
        <p className={styles.previous}>
          <a href={paging.previous} rel="prev">
            Previous page
          </a>
        </p>
      )}
      {products.length > 0 ? (
        <ProductGrid products={products} label={`${title}, products`} isBusy={isBusy} />
      ) : (
        <p className={styles.empty}>There is nothing here at the moment. New pieces arrive every week.</p>
      )}
      {products.length > 0 && <More paging={paging} />}
    </>
  );
}

function More({ paging }: { readonly paging: Paging }) {
  return (
    <div className={styles.more}>
      <p>{pageCount(paging)}</p>
      <progress className={styles.progress} value={paging.last} max={paging.total} aria-label="Items shown" />
      {paging.next && (
        <ButtonLink href={paging.next} rel="next">
          Load more
        </ButtonLink>
      )}
    </div>
  );
}
