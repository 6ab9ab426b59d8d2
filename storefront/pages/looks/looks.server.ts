// All looks that a visitor can buy pieces of, or those of a department.

import { findLooks, type MadeLook, textIn, translateContent, viewerFor } from "#browsing";
import { lookView } from "#storefront/features/looks/look-view.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { canonicalOf } from "#storefront/visitor/canonical.server.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import type { ListedLook, LooksData } from "./looks-data.ts";

const ON_A_PAGE = 24;

export async function loader(args: LoaderArgs): Promise<LooksData> {
  const { url, visitor, shop } = args;
  const link = linkFor(visitor);
  const department = shop.taxonomy.departments.find(({ handle }) => handle === url.searchParams.get("department"));
  const found = await findLooks(args, await viewerFor(args), department?.id);
  const last = Math.max(1, Math.ceil(found.length / ON_A_PAGE));
  const page = Math.min(last, Math.max(1, Math.trunc(Number(url.searchParams.get("page"))) || 1));
  const own = { ...(department && { department: department.handle }) };
  const shown = found.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE);
  return translateContent(args, (translate) => ({
    looks: shown.flatMap((one) => listed(args, one, translate) ?? []),
    departments: shop.taxonomy.roots.map(({ id, handle, name }) => ({
      name: translate(name),
      href: link(`/looks?department=${handle}`),
      isCurrent: id === department?.id,
    })),
    all: { href: link("/looks"), isCurrent: department === undefined },
    pages: Array.from({ length: last }, (_, at) => ({
      number: at + 1,
      href: link(pathOf({ ...own, ...(at > 0 && { page: String(at + 1) }) })),
      isCurrent: at + 1 === page,
    })),
    canonical: canonicalOf(args, pathOf({ ...own, ...(page > 1 && { page: String(page) }) })),
  }));
}

const pathOf = (fields: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(fields).toString();
  return query === "" ? "/looks" : `/looks?${query}`;
};

function listed(
  args: LoaderArgs,
  found: MadeLook,
  translate: Parameters<typeof lookView>[2]["translate"],
): ListedLook | undefined {
  const title = textIn(found.look.title, args.visitor.language);
  const view = lookView(args, found, { translate, title });
  if (!view) return undefined;
  const href = linkFor(args.visitor)(`/looks/${found.look.slug}`);
  return { href, title, scene: view.scene, count: view.pieces.length };
}
