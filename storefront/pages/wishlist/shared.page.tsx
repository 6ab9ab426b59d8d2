// A shared wishlist, from which visitors can save into their own.
import { useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { ToastRegion } from "#storefront/ui/toast.tsx";
import { wishlist } from "#locales/wishlist";
import { EmptyWishlist } from "./empty-wishlist.tsx";
import type { SharedData } from "./wishlist-data.ts";
import { WishlistList } from "./wishlist-list.tsx";
import styles from "./wishlist.module.css";
import { PageTitle } from "#storefront/ui/page-title.tsx";

export default function SharedWishlistPage() {
  const say = useMessages(wishlist);
  const { view, ways } = useLoaderData<SharedData>();
  return (
    <div className={styles.page}>
      <PageTitle>{say("shared")}</PageTitle>
      <meta name="robots" content="noindex" />
      <header className={styles.head}>
        <h1 className={styles.title}>{say("shared")}</h1>
        <p className={styles.lede}>{say("sharedText")}</p>
      </header>
      {view.total === 0 && view.tags.length === 0 ? (
        <EmptyWishlist title={say("sharedNone")} ways={ways} />
      ) : (
        <WishlistList view={view} />
      )}
      <ToastRegion />
    </div>
  );
}
