// Loads a size guide for the visitor's market.

import { stripPrefix, systemsRead, messagesIn } from "#catalogue";
import { canonicalOf } from "#storefront/visitor/canonical.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { notFound } from "#storefront/framework/request-context.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { sizeGuide } from "#locales/size-guide";
import { chartIn } from "./chart-data.server.ts";
import { chartsOf, GUIDES, guideAt } from "./guides.server.ts";
import type { SizeGuideData } from "./size-guide-data.ts";

export function loader(args: LoaderArgs): SizeGuideData {
  const link = linkFor(args.visitor);
  const guide = guideAt(stripPrefix(args.url.pathname).path);
  if (!guide) throw notFound();
  const say = messagesIn(sizeGuide, args.visitor.language);
  return {
    charts: chartsOf(guide, args.shop.taxonomy).map((chart) => chartIn(chart, args.visitor.language)),
    title: say(`${guide.wearer}Title`),
    canonical: canonicalOf(args, guide.path),
    guides: GUIDES.map(({ wearer, path }) => ({ name: say(wearer), href: link(path), isCurrent: path === guide.path })),
    known: systemsRead(args.visitor.market),
    help: link("/pages"),
    helpName: say("help"),
    fit: link("/pages/size-fit"),
    contact: link("/pages/contact"),
  };
}
