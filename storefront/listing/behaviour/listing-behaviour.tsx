// A listing that answers to its visitor: choices show at once, its place is remembered, and what is seen is told.

import { type ReactNode, useMemo } from "react";
import { ToastRegion } from "#storefront/ui/toast.tsx";
import type { ListingData } from "../listing-data.ts";
import { ListingViewProvider, viewOf } from "../listing-view.tsx";
import { ChoosingProvider, useChoices } from "./choosing.tsx";
import { useListTracking } from "./list-tracking.ts";
import { usePlace } from "./use-place.ts";

interface Props {
  readonly data: ListingData;
  readonly children: ReactNode;
}

export function ListingBehaviour({ data, children }: Props) {
  const { hrefOf } = useMemo(() => viewOf(data, data.state), [data]);
  const { choosing, state } = useChoices(data, hrefOf);
  usePlace(data);
  useListTracking(data);
  return (
    <ChoosingProvider value={choosing}>
      <ListingViewProvider data={data} state={state}>
        {children}
      </ListingViewProvider>
      <ToastRegion />
    </ChoosingProvider>
  );
}
