// Who is asking: the market comes from the address alone; only the choice of pictures looks at the device.

import { DEFAULT_MARKET, DEFAULTS, isMobile, marketOf } from "#catalogue";
import type { Visitor } from "#storefront/rendering/context.ts";

export function visitorOf(request: Request): Visitor {
  const first = new URL(request.url).pathname.split("/")[1] ?? "";
  const market = marketOf(first);
  return {
    code: market ? market.code : null,
    market: market ?? DEFAULT_MARKET,
    language: DEFAULTS.language,
    isMobile: isMobile(request.headers.get("user-agent") ?? ""),
    vipLevel: 0,
  };
}
