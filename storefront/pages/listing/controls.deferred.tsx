// The controls of a listing: strips, tools, filters, suggestions for an empty one, and the button for a favourite designer. The server
// renders them; their code loads on the first interaction.
import type { ComponentType } from "react";
import { useForgetting, useSearching } from "./behaviour/choosing.tsx";
import { EmptyListing as EmptyListingParts } from "./empty-listing.tsx";
import { Filters as FilterParts } from "./filters/filters.tsx";
import { ListingViewProvider, useListingView } from "./listing-view.tsx";
import { Pagination as PageLinks } from "./pagination.tsx";
import { Strips as StripParts } from "./strips.tsx";
import { Tools as ToolParts } from "./tools.tsx";

const inView = (Part: ComponentType) =>
  function InView() {
    return (
      <ListingViewProvider>
        <Searching />
        <Part />
      </ListingViewProvider>
    );
  };

function Searching() {
  useSearching(useListingView().hrefOf);
  return null;
}

export { FavouriteDesigner } from "./edit/favourite-designer.tsx";

export const EmptyListing = inView(EmptyListingParts);
export const Filters = inView(FilterParts);
export const Pagination = inView(PageLinks);
export const Strips = inView(StripParts);

/** On every listing; unmounts with it. */
export const Tools = inView(() => {
  useForgetting();
  return <ToolParts />;
});
