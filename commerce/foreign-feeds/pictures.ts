// Converts picture URLs for export and back. The shop's own pictures are paths without a width.

import { pictureUrl } from "#catalogue";
import { fileAddress } from "#commerce/products";

/** Absolute URL for other programs; external URLs are unchanged. */
export const publicPicture = (address: string, origin: string | undefined): string =>
  address.startsWith("/") ? pictureUrl(address, 1200, "jpg", origin ?? "") : address;

/** URL as stored on a product, from one that may be a resized picture of this shop. */
function ownPicture(address: string, origin: string | undefined): string {
  const path = origin !== undefined && address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  if (!path.startsWith("/")) return address;
  const [, kind, key] = /^\/media\/(art|files|url)\/(.+)\/\d+\.(?:webp|jpg)$/.exec(path) ?? [];
  if (key === undefined) return path;
  return kind !== "url" ? `/media/${kind}/${key}` : Buffer.from(key, "base64url").toString("utf8");
}

/** Address of a picture as a file names it: a URL, or the path of a file. Undefined for anything else. */
export function pictureAddress(written: string, origin: string | undefined): string | undefined {
  const own = ownPicture(written, origin);
  if (/[\t\0]/.test(own)) return undefined;
  return /^(?:https?:\/\/|\/media\/)/i.test(own) ? own : fileAddress(own);
}
