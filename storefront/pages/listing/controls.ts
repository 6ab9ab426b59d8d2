// The elements of a listing's controls, which are there before their code is.

import { deferredParts } from "#storefront/framework/deferred.tsx";

export const controls = deferredParts(
  ["Strips", "Tools", "Filters", "EmptyListing", "Pagination"],
  import.meta.env.SSR ? await import("./controls.deferred.tsx") : undefined,
  () => import("./controls.deferred.tsx"),
);
