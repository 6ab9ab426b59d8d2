// A rail of recently viewed products. It loads when the visitor scrolls near it, and is empty without any.
import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { wishlistButtonOf } from "#storefront/features/wishlist/wishlist-button.tsx";
import { ProductRail } from "#storefront/ui/product-rail.tsx";
import type { ViewedData } from "./recently-viewed-data.ts";
import { clearViewed, noteViewed } from "./note-viewed.ts";
import { viewedProducts } from "./viewed.ts";
import styles from "./recently-viewed.module.css";

interface Props {
  readonly title: string;
  /** Label of the button that clears them. */
  readonly clearLabel: string;
  /** Handle of the current product. */
  readonly handle: string;
  /** Address of the page of recently viewed products. */
  readonly address: string;
}

/** Distance below the screen at which it loads. */
const AHEAD = "800px";

export function RecentlyViewed({ title, clearLabel, handle, address }: Props) {
  const { load, data } = useFetcher<ViewedData>();
  const place = useRef<HTMLDivElement>(null);
  const [isCleared, setCleared] = useState(false);
  const clear = () => {
    setCleared(true);
    void clearViewed(address).then(setCleared);
  };
  useEffect(() => {
    const synced = noteViewed(handle, address);
    if (!place.current) return undefined;
    const loadOthers = async () => {
      await synced;
      const others = (viewedProducts().read() ?? []).filter((one) => one !== handle);
      if (others.length > 0) await load(`${address}?${new URLSearchParams(others.map((one) => ["p", one]))}`);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void loadOthers();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [handle, address, load]);
  return (
    <div ref={place} className={styles.viewed}>
      {data && data.products.length > 0 && !isCleared && (
        <ProductRail
          id="viewed"
          title={title}
          products={data.products}
          action={wishlistButtonOf}
          control={
            <button className={styles.clear} type="button" onClick={clear}>
              {clearLabel}
            </button>
          }
        />
      )}
    </div>
  );
}
