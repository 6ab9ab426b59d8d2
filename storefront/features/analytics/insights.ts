// Reports to the search service which products of a search were opened and added to the cart, through the search client.

import { createInsights, type InsightsHit } from "#search/client/insights";
import { createTransport } from "#search/client/transport";
import { STATE_ELEMENT, type DocumentState } from "#storefront/framework/protocol.ts";
import type { Insight } from "./events.ts";

export async function report(insights: readonly Insight[]): Promise<void> {
  const { config } = JSON.parse(document.getElementById(STATE_ELEMENT)?.textContent ?? "{}") as DocumentState;
  if (!config.search) return;
  const send = createInsights(transport, { ...config.search, userToken: USER_TOKEN });
  for (const insight of insights) {
    const handle = handleIn(insight.href);
    if (insight.insight === "click") {
      opened.set(handle, insight.found);
      await send("clickedObjectIDsAfterSearch", insight.found);
    } else {
      const found = opened.get(handle);
      if (found) await send("convertedObjectIDsAfterSearch", found, { eventSubtype: "addToCart" });
    }
  }
}

/** Products opened from a search, by handle. In memory only: storing them would need the visitor's consent everywhere. */
const opened = new Map<string, InsightsHit>();

/** A pseudonym that ends with the document. Not randomUUID, which a shop without HTTPS does not have. */
const USER_TOKEN = `anonymous-${crypto.getRandomValues(new Uint32Array(3)).join("-")}`;

/** The handle in the address of a product's page. */
const handleIn = (href: string): string => /\/products\/([^/?#]+)/.exec(href)?.[1] ?? href;

const transport = createTransport({
  hosts: [location.origin],
  // The event outlives the page, which a click may leave.
  fetch: (address, options) => fetch(address, { ...options, keepalive: true }),
});
