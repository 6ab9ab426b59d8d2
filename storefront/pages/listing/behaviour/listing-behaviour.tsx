// A listing's behaviour: remembers the place and reports to analytics.

import { type ReactNode, useMemo, useState } from "react";
import { ToastRegion } from "#storefront/ui/toast.tsx";
import { ListingProvider } from "../listing-context.ts";
import type { ListingData } from "../listing-data.ts";
import { useListTracking } from "./list-tracking.ts";
import { usePlace } from "./use-place.ts";

interface Props {
  readonly data: ListingData;
  readonly children: ReactNode;
}

export function ListingBehaviour({ data, children }: Props) {
  const [choices] = useState({});
  const listing = useMemo(() => ({ data, choices }), [data, choices]);
  usePlace(data);
  useListTracking(data);
  return (
    <>
      <ListingProvider value={listing}>{children}</ListingProvider>
      <ToastRegion />
    </>
  );
}
