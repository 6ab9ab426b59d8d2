// Addresses of designers' pages, and the designers that the operator pinned to menus.

import { designerHandles, designerTags, type DesignerTags } from "#commerce/content";
import type { Browsing } from "./context.ts";

/** The handle of a designer's page by name. */
export type DesignerHandle = (name: string) => string;

export interface Designers extends DesignerTags {
  readonly handleOf: DesignerHandle;
}

/** If the tags cannot be read, no designer is pinned, and the handles are those of the names. */
export async function readDesigners({ shop, onError }: Pick<Browsing, "shop" | "onError">): Promise<Designers> {
  const tags = await designerTags(shop.database, shop.id).catch((error: unknown) => {
    onError(error);
    return NO_TAGS;
  });
  return { ...tags, handleOf: designerHandles(tags) };
}

const NO_TAGS: DesignerTags = { slugs: new Map(), pinned: new Map() };
