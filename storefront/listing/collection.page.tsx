// A collection: a department, a category, a product type, a designer or a season, as a grid of products.
import { useLoaderData } from "react-router";
import { Breadcrumb } from "#storefront/ui/breadcrumb.tsx";
import { Listing } from "./listing.tsx";
import type { ListingData } from "./listing-data.ts";
import { TitleBlock } from "./title-block.tsx";
import styles from "./listing.module.css";

export default function CollectionPage() {
  const data = useLoaderData<ListingData>();
  return (
    <div className={styles.page}>
      <title>{data.seoTitle}</title>
      <meta name="description" content={data.seoDescription} />
      {data.canonical && <link rel="canonical" href={data.canonical} />}
      <Breadcrumb trail={data.trail} />
      <TitleBlock key={`${data.title} ${data.text}`} title={data.title} text={data.text} />
      <Listing data={data} />
    </div>
  );
}

CollectionPage.jsonLd = ({ title, trail, canonical }: ListingData): object => ({
  "@context": "https://schema.org",
  "@type": "CollectionPage",
  name: title,
  url: canonical,
  breadcrumb: {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absolute(href, canonical),
    })),
  },
});

const absolute = (href: string | undefined, base: string | undefined): string | undefined =>
  base === undefined ? undefined : href === undefined ? base : new URL(href, base).href;
