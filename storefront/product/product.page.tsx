// A product: its pictures, what it is, what it costs, in which sizes, and how it arrives.
import { useLoaderData } from "react-router";
import { toMajor } from "#catalogue";
import { heartOf } from "#storefront/hearts/heart-button.tsx";
import { Breadcrumb } from "#storefront/ui/breadcrumb.tsx";
import { ProductRail } from "#storefront/ui/product-rail.tsx";
import { ToastRegion } from "#storefront/ui/toast.tsx";
import { BuyColumn } from "./buy-column.tsx";
import { Gallery } from "./gallery.tsx";
import type { ProductData } from "./product-data.ts";
import styles from "./product.module.css";

export default function ProductPage() {
  const data = useLoaderData<ProductData>();
  return (
    <div className={styles.page}>
      <title>{data.seoTitle}</title>
      <meta name="description" content={data.seoDescription} />
      {data.canonical && <link rel="canonical" href={data.canonical} />}
      <div className={styles.trail}>
        <Breadcrumb trail={data.trail} />
      </div>
      {/* A new product starts with its own first picture and no chosen size. */}
      <div key={data.canonical ?? data.title} className={styles.product}>
        <Gallery pictures={data.pictures} />
        <BuyColumn data={data} />
      </div>
      {data.related.length > 0 && (
        <ProductRail
          id="related"
          title="You may also like"
          products={data.related}
          action={heartOf}
          {...(data.relatedLink && { link: data.relatedLink })}
        />
      )}
      <ToastRegion />
    </div>
  );
}

ProductPage.jsonLd = (data: ProductData): object => ({
  "@context": "https://schema.org",
  "@type": "Product",
  name: data.title,
  description: data.seoDescription,
  color: data.colour,
  brand: { "@type": "Brand", name: data.vendor.name },
  url: data.canonical,
  offers: {
    "@type": "Offer",
    price: toMajor(data.price.price),
    priceCurrency: data.price.price.currency,
    availability: `https://schema.org/${data.sizes.some(({ stock }) => stock > 0) ? "InStock" : "OutOfStock"}`,
  },
});
