// A collection: a department, a category, a product type, a designer or a season, as a grid of products.
import { useState } from "react";
import { useLoaderData } from "react-router";
import { Breadcrumb } from "#storefront/ui/breadcrumb.tsx";
import { controls } from "./controls.ts";
import { Listing } from "./listing.tsx";
import { ListingHeadTags } from "./listing-head.tsx";
import type { RenderedEdit } from "./edit/edit-data.ts";
import type { ListingData } from "./listing-data.ts";
import { listingJsonLd } from "./structured-data.ts";
import { TitleBlock } from "./title-block.tsx";
import styles from "./listing.module.css";

export default function CollectionPage() {
  const data = useLoaderData<ListingData>();
  const { path, title, text, hero } = data;
  const edit = useEdit(data);
  return (
    <div className={styles.page}>
      <ListingHeadTags data={data} />
      <div data-designer={edit?.titleSize} data-pieces={edit?.hasPieces}>
        {!edit?.hasStory && (
          <>
            <Breadcrumb trail={data.trail} />
            <TitleBlock key={path} title={title} text={text} hero={hero} />
          </>
        )}
        {edit && <div id={edit.part.elementId} dangerouslySetInnerHTML={{ __html: edit.part.html }} />}
        {edit?.titleSize !== undefined && controls.FavouriteDesigner}
      </div>
      <Listing data={data} />
    </div>
  );
}

/** Edits that the document has shown, by the path of their listing: Back leads to a page of the same height. */
const seen = import.meta.env.SSR ? undefined : new Map<string, RenderedEdit>();

/** Filtering neither removes an edit above the listing nor adds one: nothing moves under the visitor's hand. */
function useEdit({ path, edit }: ListingData): RenderedEdit | undefined {
  const decide = () => {
    if (edit) seen?.set(path, edit);
    return { path, edit: edit ?? seen?.get(path) };
  };
  const [shown, setShown] = useState(decide);
  if (shown.path !== path) setShown(decide());
  return shown.edit;
}

CollectionPage.jsonLd = import.meta.env.SSR ? listingJsonLd : undefined;
