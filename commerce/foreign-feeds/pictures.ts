// A picture's address as it leaves the shop, and as it comes back: the shop's own pictures are paths without a width.

import { pictureUrl } from "#catalogue";

/** A whole address for other programs; a retailer's own stays as it is. */
export const publicPicture = (address: string, origin: string | undefined): string =>
  address.startsWith("/") ? pictureUrl(address, 1200, "jpg", origin ?? "") : address;

/** The address that a product carries, of one that may be a rendition of this shop's. */
export function ownPicture(address: string, origin: string | undefined): string {
  const path = origin !== undefined && address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  if (!path.startsWith("/")) return address;
  const [, kind, key] = /^\/media\/(art|url)\/(.+)\/\d+\.(?:webp|jpg)$/.exec(path) ?? [];
  if (key === undefined) return path;
  return kind === "art" ? `/media/art/${key}` : Buffer.from(key, "base64url").toString("utf8");
}
