// A collection: a department, a category, a product type, a designer or a season, as a grid of products.
import { useLoaderData } from "react-router";
import { listingFilters } from "#locales/listing-filters";
import { Breadcrumb } from "#storefront/ui/breadcrumb.tsx";
import { useLanguage, useMessages } from "#storefront/ui/language.tsx";
import { allOf } from "./all-of.ts";
import { DepartmentEdit } from "./edit/department-edit.tsx";
import { DesignerRange, hasDesignerRange } from "./edit/designer-range.tsx";
import { Listing } from "./listing.tsx";
import { ListingHeadTags } from "./listing-head.tsx";
import type { ListingData } from "./listing-data.ts";
import { listingJsonLd } from "./structured-data.ts";
import { TitleBlock } from "./title-block.tsx";
import styles from "./listing.module.css";

export default function CollectionPage() {
  const data = useLoaderData<ListingData>();
  const say = useMessages(listingFilters);
  const language = useLanguage();
  const { edit, path, title, text, hero } = data;
  return (
    <div className={styles.page}>
      <ListingHeadTags data={data} />
      {edit ? (
        <>
          <DepartmentEdit edit={edit} />
          <h2 className={styles.all}>{allOf(say, language, title)}</h2>
        </>
      ) : (
        <>
          <Breadcrumb trail={data.trail} />
          <TitleBlock key={path} title={title} text={text} hero={hero} />
        </>
      )}
      {hasDesignerRange(data) && <DesignerRange data={data} />}
      <Listing data={data} />
    </div>
  );
}

CollectionPage.jsonLd = import.meta.env.SSR ? listingJsonLd : undefined;
