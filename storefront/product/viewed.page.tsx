// What was looked at recently, as a page of its own: for whoever wants to see all of it at once.
import { useLoaderData } from "react-router";
import { heartOf } from "#storefront/hearts/heart-button.tsx";
import { ButtonLink } from "#storefront/ui/button.tsx";
import { ProductGrid } from "#storefront/ui/product-grid.tsx";
import { ToastRegion } from "#storefront/ui/toast.tsx";
import type { ViewedData } from "./viewed-data.ts";
import styles from "./viewed.module.css";

export default function ViewedPage() {
  const { products, home } = useLoaderData<ViewedData>();
  return (
    <div className={styles.page}>
      <title>Recently viewed | Vitrine</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>Recently viewed</h1>
      {products.length > 0 ? (
        <ProductGrid products={products} label="Recently viewed" action={heartOf} />
      ) : (
        <div className={styles.none}>
          <p>What you look at is kept in this browser only, and there is nothing yet.</p>
          <ButtonLink href={home}>Start looking</ButtonLink>
        </div>
      )}
      <ToastRegion />
    </div>
  );
}
