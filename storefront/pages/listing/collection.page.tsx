// A collection: a department, a category, a product type, a designer or a season, as a grid of products.
import { useLoaderData } from "react-router";
import { Breadcrumb } from "#storefront/ui/breadcrumb.tsx";
import { controls } from "./controls.ts";
import { Listing } from "./listing.tsx";
import { ListingHeadTags } from "./listing-head.tsx";
import type { ListingData } from "./listing-data.ts";
import { listingJsonLd } from "./structured-data.ts";
import { TitleBlock } from "./title-block.tsx";
import styles from "./listing.module.css";

export default function CollectionPage() {
  const data = useLoaderData<ListingData>();
  const { edit, path, title, text, hero } = data;
  return (
    <div className={styles.page}>
      <ListingHeadTags data={data} />
      {!edit?.hasStory && (
        <>
          <Breadcrumb trail={data.trail} />
          <TitleBlock key={path} title={title} text={text} hero={hero} />
        </>
      )}
      {edit && <div id={edit.part.elementId} dangerouslySetInnerHTML={{ __html: edit.part.html }} />}
      {data.defaults.vendor !== undefined && controls.DesignerRange}
      <Listing data={data} />
    </div>
  );
}

CollectionPage.jsonLd = import.meta.env.SSR ? listingJsonLd : undefined;
