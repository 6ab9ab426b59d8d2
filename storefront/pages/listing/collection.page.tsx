// A collection: a department, a category, a product type, a designer or a season, as a grid of products.
import { useLoaderData } from "react-router";
import { Breadcrumb } from "#storefront/ui/breadcrumb.tsx";
import { Listing } from "./listing.tsx";
import { ListingHeadTags } from "./listing-head.tsx";
import type { ListingData } from "./listing-data.ts";
import { listingJsonLd } from "./structured-data.ts";
import { TitleBlock } from "./title-block.tsx";
import styles from "./listing.module.css";

export default function CollectionPage() {
  const data = useLoaderData<ListingData>();
  return (
    <div className={styles.page}>
      <ListingHeadTags data={data} />
      <Breadcrumb trail={data.trail} />
      <TitleBlock key={data.path} title={data.title} text={data.text} hero={data.hero} />
      <Listing data={data} />
    </div>
  );
}

CollectionPage.jsonLd = import.meta.env.SSR ? listingJsonLd : undefined;
