// The elements of a listing's controls, which exist before their code has loaded.

import { deferredParts } from "#storefront/framework/deferred.tsx";

export const controls = deferredParts(
  ["Strips", "Tools", "Filters", "EmptyListing", "Pagination", "FavouriteDesigner"],
  import.meta.env.SSR ? await import("./controls.deferred.tsx") : undefined,
  () => import("./controls.deferred.tsx"),
);
