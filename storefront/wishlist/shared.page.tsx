// A wishlist that somebody showed: to look at, and to save from into one's own.
import { useLoaderData } from "react-router";
import { ToastRegion } from "#storefront/ui/toast.tsx";
import { EmptyWishlist } from "./empty-wishlist.tsx";
import type { SharedData } from "./wishlist-data.ts";
import { WishlistList } from "./wishlist-list.tsx";
import styles from "./wishlist.module.css";

export default function SharedWishlistPage() {
  const { view, ways } = useLoaderData<SharedData>();
  return (
    <div className={styles.page}>
      <title>A shared wishlist | Vitrine</title>
      <meta name="robots" content="noindex" />
      <header className={styles.head}>
        <h1 className={styles.title}>A shared wishlist</h1>
        <p className={styles.lede}>Somebody wants you to see this. Save what you like to a list of your own.</p>
      </header>
      {view.total === 0 && view.tags.length === 0 ? (
        <EmptyWishlist title="Nothing is on this list now." ways={ways} />
      ) : (
        <WishlistList view={view} />
      )}
      <ToastRegion />
    </div>
  );
}
