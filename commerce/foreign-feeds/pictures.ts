// Converts picture URLs for export and back. The shop's own pictures are paths without a width.

import { pictureUrl } from "#catalogue";

/** Absolute URL for other programs; external URLs are unchanged. */
export const publicPicture = (address: string, origin: string | undefined): string =>
  address.startsWith("/") ? pictureUrl(address, 1200, "jpg", origin ?? "") : address;

/** URL as stored on a product, from one that may be a resized picture of this shop. */
export function ownPicture(address: string, origin: string | undefined): string {
  const path = origin !== undefined && address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  if (!path.startsWith("/")) return address;
  const [, kind, key] = /^\/media\/(art|url)\/(.+)\/\d+\.(?:webp|jpg)$/.exec(path) ?? [];
  if (key === undefined) return path;
  return kind === "art" ? `/media/art/${key}` : Buffer.from(key, "base64url").toString("utf8");
}
