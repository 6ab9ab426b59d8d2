// The product page: pictures, description, price, sizes, delivery and reviews.
import { useLoaderData } from "react-router";
import { trackAction } from "#storefront/features/analytics/track.ts";
import { useOnce } from "#storefront/features/analytics/use-once.ts";
import { wishlistButtonOf } from "#storefront/features/wishlist/wishlist-button.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { ProductReviews } from "#storefront/pages/reviews/product-reviews.tsx";
import { Breadcrumb } from "#storefront/ui/breadcrumb.tsx";
import { ProductRail } from "#storefront/ui/product-rail.tsx";
import { ToastRegion } from "#storefront/ui/toast.tsx";
import { product } from "#locales/product";
import { BuyBar } from "./buy-bar.tsx";
import { BuyColumn } from "./buy-column.tsx";
import { CompleteTheLook } from "./complete-the-look.tsx";
import { Gallery } from "./gallery.tsx";
import { Measurements } from "./measurements/measurements.tsx";
import { ProductHead } from "./product-head.tsx";
import type { ProductData } from "./product-data.ts";
import { useSeen } from "#storefront/features/offline/seen.ts";
import { RecentlyViewed } from "#storefront/features/recently-viewed/recently-viewed.tsx";
import { SimilarNow } from "./similar-now.tsx";
import { isSoldOut } from "./stock.ts";
import { productJsonLd } from "./structured-data.ts";
import { trackedPiece } from "./tracked-piece.ts";
import { useChoosing } from "./use-choosing.ts";
import styles from "./product.module.css";

export default function ProductPage() {
  const data = useLoaderData<ProductData>();
  // The key resets the picture and the selected size for each product.
  return <Product key={data.canonical} data={data} />;
}

function Product({ data }: { readonly data: ProductData }) {
  const say = useMessages(product);
  const choosing = useChoosing(data);
  useOnce(data.id, () => trackAction(({ viewItemEvent }) => [viewItemEvent(trackedPiece(data))]));
  useSeen(data.path, data.title, data.vendor.name);
  return (
    <div className={styles.page}>
      <ProductHead data={data} />
      <div className={styles.trail}>
        <Breadcrumb trail={data.trail} />
      </div>
      <div className={styles.product} data-sold-out={isSoldOut(data) || undefined}>
        <Gallery pictures={data.pictures} />
        <BuyColumn data={data} choosing={choosing} />
      </div>
      {data.look && !isSoldOut(data) && <CompleteTheLook look={data.look} href={data.lookPage} />}
      {data.measurements && <Measurements measurements={data.measurements} chosen={choosing.chosen?.variantId} />}
      {isSoldOut(data) && <SimilarNow data={data} chosen={choosing.chosen} />}
      {data.reviews && (
        <div className={styles.reviews}>
          <ProductReviews data={data.reviews} />
        </div>
      )}
      {data.related.length > 0 && !isSoldOut(data) && (
        <ProductRail
          id="related"
          title={say("alsoLike")}
          products={data.related}
          action={wishlistButtonOf}
          {...(data.relatedLink && { link: data.relatedLink })}
        />
      )}
      <RecentlyViewed
        title={say("viewed")}
        clearLabel={say("clearViewed")}
        handle={data.handle}
        address={data.recentlyViewed}
      />
      {!isSoldOut(data) && <BuyBar data={data} choosing={choosing} />}
      <ToastRegion />
    </div>
  );
}

ProductPage.jsonLd = import.meta.env.SSR ? productJsonLd : undefined;
