// The views of Listings: rules, redirects and the words of searches.

import { useMessages } from "#storefront/ui/language.tsx";
import { listings as texts } from "../../locales/generated/listings.ts";
import { Views } from "../../ui/views.tsx";

const HREFS = {
  rules: "/console/listings",
  redirects: "/console/listings?view=redirects",
  synonyms: "/console/listings/synonyms",
  meanings: "/console/listings/meanings",
} as const;

export function ListingViews({ current }: { readonly current: keyof typeof HREFS }) {
  const say = useMessages(texts);
  const views = (Object.keys(HREFS) as (keyof typeof HREFS)[]).map((view) => ({
    href: HREFS[view],
    label: say(view),
    isCurrent: view === current,
  }));
  return <Views label={say("views")} views={views} />;
}
