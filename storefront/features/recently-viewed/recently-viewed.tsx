// A rail of recently viewed products. It loads when the visitor scrolls near it, and is empty without any.
import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { wishlistButtonOf } from "#storefront/features/wishlist/wishlist-button.tsx";
import { ProductRail } from "#storefront/ui/product-rail.tsx";
import type { ViewedData } from "./recently-viewed-data.ts";
import { viewedProducts, withViewed } from "./viewed.ts";
import styles from "./recently-viewed.module.css";

interface Props {
  readonly title: string;
  /** Of the product that is being looked at. */
  readonly handle: string;
  /** Of the page of what was looked at. */
  readonly address: string;
}

/** Distance below the screen at which it loads. */
const AHEAD = "800px";

export function RecentlyViewed({ title, handle, address }: Props) {
  const { load, data } = useFetcher<ViewedData>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stored = viewedProducts();
    const viewed = stored.read() ?? [];
    const others = viewed.filter((one) => one !== handle);
    stored.write(withViewed(viewed, handle));
    if (others.length === 0 || !place.current) return undefined;
    const query = new URLSearchParams(others.map((one) => ["p", one]));
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void load(`${address}?${query}`);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [handle, address, load]);
  return (
    <div ref={place} className={styles.viewed}>
      {data && data.products.length > 0 && (
        <ProductRail id="viewed" title={title} products={data.products} action={wishlistButtonOf} />
      )}
    </div>
  );
}
