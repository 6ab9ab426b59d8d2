// Addresses of pictures that the shop stores: those of other hosts, and files that the merchant supplies.

import { createHash } from "node:crypto";

const FILES = "/media/files/";
/** Within what an index of the database accepts. */
const LONGEST = 2_000;
const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif|gif)$/i;

/** True for pictures that have a row; the demo's are drawn on request, and other paths are files of the storefront. */
export const isStoredAddress = (address: string): boolean =>
  address.length <= LONGEST && (/^https?:\/\//i.test(address) || isFileAddress(address));

export const isFileAddress = (address: string): boolean => address.startsWith(FILES);

/**
 * Address of a file by its path in a folder, a zip or a feed: `/a/b/Coat 1.JPG` is `/media/files/a/b/coat-1-….jpg`. Case does not
 * count. Undefined for anything that is not a relative path of a picture.
 */
export function fileAddress(path: string): string | undefined {
  const name = fileName(path.replace(/[?#].*$/, ""));
  return name !== undefined && PICTURE_FILE.test(name) ? FILES + name : undefined;
}

/** Address of the picture of a product for which the feed names none: a file with the product's handle. */
export const handleAddress = (handle: string): string => `${FILES}${fileName(`${handle}.jpg`) ?? "picture.jpg"}`;

/** The path as compared and stored; undefined for one that leaves its folder. */
export function fileName(path: string): string | undefined {
  const parts = decoded(path)
    .normalize("NFC")
    .toLowerCase()
    .split(/[/\\]/)
    .filter((part) => part !== "" && part !== ".");
  if (parts.length === 0 || parts.includes("..") || /\0|%00/.test(path) || /^[a-z][a-z0-9+.-]*:/i.test(path)) {
    return undefined;
  }
  return parts.map(urlSafe).join("/");
}

/** Some shops export paths as parts of a URL. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Names with other characters get a digest, so that two of them never become one. */
function urlSafe(part: string): string {
  const safe = part.replaceAll(/[^a-z0-9._-]+/g, "-");
  if (safe === part) return part;
  const digest = createHash("sha256").update(part).digest("hex").slice(0, 6);
  const dot = safe.lastIndexOf(".");
  return dot > 0 ? `${safe.slice(0, dot)}-${digest}${safe.slice(dot)}` : `${safe}-${digest}`;
}
