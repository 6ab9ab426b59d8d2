// Finds an order by its number and email address, and leads to it.

import { readFields } from "#storefront/features/forms/forms.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { findByNumber } from "./find-order.server.ts";
import type { TrackData } from "./track-data.ts";

export function loader({ url, visitor, out }: LoaderArgs): TrackData {
  out.set("cache-control", "private, no-store");
  return {
    action: linkFor(visitor)("/pages/track-order"),
    number: (url.searchParams.get("number") ?? "").slice(0, 20),
  };
}

export async function action(args: LoaderArgs) {
  args.out.set("cache-control", "private, no-store");
  return findByNumber(args, await readFields(args.request), ({ id }) => `/account/orders/${id}`);
}
