// Reports clicks on links of the home page's sections to analytics.

import { useEffect } from "react";
import type { TrackedPromotion } from "#storefront/features/analytics/events.ts";
import { trackAction } from "#storefront/features/analytics/track.ts";
import type { HomeSection } from "./sections.ts";

export function usePromotionTracking(sections: readonly HomeSection[]): void {
  useEffect(() => {
    const main = document.querySelector("main");
    const select = ({ target }: MouseEvent): void => {
      const href = target instanceof Element ? target.closest("a")?.getAttribute("href") : null;
      const promotion = href ? promotionOf(sections, href) : undefined;
      if (promotion) trackAction(({ promotionEvent }) => [promotionEvent(promotion)]);
    };
    main?.addEventListener("click", select);
    return () => main?.removeEventListener("click", select);
  }, [sections]);
}

/** The first section with a link to this address; products are no promotions. */
export function promotionOf(sections: readonly HomeSection[], href: string): TrackedPromotion | undefined {
  const at = sections.findIndex(({ link, items }) => link === href || items.some(({ url }) => url === href));
  const section = sections[at];
  if (!section) return undefined;
  const name = section.title?.replaceAll("*", "") || section.type;
  return { id: section.id, name, slot: `${section.type} ${at + 1}` };
}
