// The document head of a product, for search engines and link previews.
import { toMajor } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { product } from "#locales/product";
import type { ProductData } from "./product-data.ts";
import { usePublicConfig } from "#storefront/ui/public-config.tsx";

export function ProductHead({ data }: { readonly data: ProductData }) {
  const { seoTitle, seoDescription, canonical, title, vendor, price } = data;
  const { shopName } = usePublicConfig();
  const [picture] = data.absolutePictures;
  const shared = useMessages(product)("byVendor", { title, vendor: vendor.name });
  return (
    <>
      <title>{seoTitle}</title>
      <meta name="description" content={seoDescription} />
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content="product" />
      <meta property="og:site_name" content={shopName} />
      <meta property="og:title" content={shared} />
      <meta property="og:description" content={seoDescription} />
      <meta property="og:url" content={canonical} />
      {picture && <meta property="og:image" content={picture} />}
      {picture && <meta property="og:image:alt" content={data.captions?.[0] || shared} />}
      <meta property="product:price:amount" content={String(toMajor(price.price))} />
      <meta property="product:price:currency" content={price.price.currency} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
