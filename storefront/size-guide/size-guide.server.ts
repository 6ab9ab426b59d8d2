// A size guide as the visitor's market reads it.

import { stripPrefix, systemsRead } from "#catalogue";
import { canonicalOf } from "../canonical.server.ts";
import type { LoaderArgs } from "../rendering/define.ts";
import { notFound } from "../rendering/request-context.ts";
import { linkFor } from "../viewer.server.ts";
import { GUIDES, guideAt } from "./guides.ts";
import type { SizeGuideData } from "./size-guide-data.ts";

export function loader(args: LoaderArgs): SizeGuideData {
  const link = linkFor(args.visitor);
  const guide = guideAt(stripPrefix(args.url.pathname).path);
  if (!guide) throw notFound();
  return {
    wearer: guide.wearer,
    title: guide.title,
    canonical: canonicalOf(args, guide.path),
    guides: GUIDES.map(({ name, path }) => ({ name, href: link(path), isCurrent: path === guide.path })),
    known: systemsRead(args.visitor.market),
    help: link("/pages"),
    fit: link("/pages/size-fit"),
    contact: link("/pages/contact"),
  };
}
