// The page of recently viewed products.
import { useLoaderData } from "react-router";
import { wishlistButtonOf } from "#storefront/features/wishlist/wishlist-button.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { Button, ButtonLink } from "#storefront/ui/button.tsx";
import { ProductGrid } from "#storefront/ui/product-grid.tsx";
import { ToastRegion } from "#storefront/ui/toast.tsx";
import { forgetSeen } from "#storefront/features/offline/seen.ts";
import { viewedProducts } from "#storefront/features/recently-viewed/viewed.ts";
import type { ViewedData } from "#storefront/features/recently-viewed/recently-viewed-data.ts";
import { recentlyViewed } from "#locales/recently-viewed";
import styles from "./recently-viewed.module.css";
import { PageTitle } from "#storefront/ui/page-title.tsx";

export default function ViewedPage() {
  const say = useMessages(recentlyViewed);
  const { products, home, action } = useLoaderData<ViewedData>();
  return (
    <div className={styles.page}>
      <PageTitle>{say("title")}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>{say("title")}</h1>
      {products.length > 0 ? (
        <>
          <ProductGrid products={products} label={say("title")} action={wishlistButtonOf} />
          <form
            className={styles.clear}
            method="post"
            action={action}
            onSubmit={() => {
              viewedProducts().write(undefined);
              forgetSeen();
            }}
          >
            <Button type="submit" name="clear" value="yes">
              {say("clear")}
            </Button>
          </form>
        </>
      ) : (
        <div className={styles.none}>
          <p>{say("none")}</p>
          <ButtonLink href={home}>{say("start")}</ButtonLink>
        </div>
      )}
      <ToastRegion />
    </div>
  );
}
