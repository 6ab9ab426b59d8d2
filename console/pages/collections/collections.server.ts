// The collections: tags with a page each, found by name.

import { findTags, type FoundTags } from "#commerce/content";
import { loads } from "../../framework/handlers.server.ts";

export interface CollectionsData extends FoundTags {
  readonly q: string;
  readonly page: number;
  readonly size: number;
  readonly mayCreate: boolean;
}

const SIZE = 50;

export const loader = loads("see-content", async ({ shop, url, operator }): Promise<CollectionsData> => {
  const q = (url.searchParams.get("q") ?? "").trim().slice(0, 100);
  const page = Math.max(0, Math.trunc(Number(url.searchParams.get("page")) || 0));
  const found = await findTags(shop.database, shop.id, { text: q, page, size: SIZE });
  return { ...found, q, page, size: SIZE, mayCreate: operator.permissions.has("content.edit") };
});
