// One look of the merchant, with the pieces that a visitor can buy.

import { pictureUrl } from "#catalogue";
import { findLookBySlug, textIn, translateContent, viewerFor } from "#browsing";
import { lookView, withPrices } from "#storefront/features/looks/look-view.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { notFound } from "#storefront/framework/request-context.ts";
import { canonicalOf } from "#storefront/visitor/canonical.server.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import type { LookPageData } from "./looks-data.ts";

export async function loader(args: LoaderArgs): Promise<LookPageData> {
  const { params, visitor, config } = args;
  const found = await findLookBySlug(args, await viewerFor(args), params["slug"] ?? "");
  if (!found) throw notFound();
  const priced = await withPrices(args, found);
  const { look } = found;
  const title = textIn(look.title, visitor.language);
  const canonical = canonicalOf(args, `/looks/${look.slug}`);
  return translateContent(args, (translate) => {
    const view = lookView(args, priced, { translate, title });
    const picture = look.picture ?? view?.pieces[0]?.picture;
    return {
      title,
      text: textIn(look.text, visitor.language),
      ...(view && { look: view }),
      all: linkFor(visitor)("/looks"),
      canonical,
      shared: picture ? new URL(pictureUrl(picture, 1200, "jpg", config.cdn), canonical).href : "",
      ...((view?.pieces.length ?? 0) < 2 && { robots: "noindex, follow" }),
    };
  });
}
