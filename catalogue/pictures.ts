// Picture URLs by width and format. Products have addresses without a width; pages complete them here.

/** Widths in pixels that the shop serves; others are rejected. Pictures are 3:4. */
export const SRC_WIDTHS = [160, 320, 480, 600, 900, 1200] as const;
export type PictureWidth = (typeof SRC_WIDTHS)[number];

/** Width of an enlarged picture. A narrower source is served in its own width. */
export const ZOOM_WIDTH = 2400;

/** webp for current browsers; jpg for feeds, mails and old browsers. */
export const PICTURE_FORMATS = ["webp", "jpg"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export const isPictureFormat = (text: string): text is PictureFormat =>
  PICTURE_FORMATS.some((format) => format === text);

/**
 * The URL of one rendition. An address is a picture of the demo (`/media/art/{recipe}/{view}`), a file that the merchant supplied
 * (`/media/files/a/coat.jpg`) or one of another host (`https://cdn.example.com/x.jpg`). Any other path is already complete.
 * `origin` is prefixed to the shop's paths: the CDN that serves them, if any.
 */
export function pictureUrl(
  address: string,
  width: PictureWidth | typeof ZOOM_WIDTH,
  format: PictureFormat = "webp",
  origin: string = "",
): string {
  if (/^\/media\/(art|files)\//.test(address)) return `${origin}${address}/${width}.${format}`;
  if (/^https?:\/\//i.test(address)) return `${origin}/media/url/${base64url(address)}/${width}.${format}`;
  return origin + address;
}

/** The value of `srcset`; empty for an address that has only one rendition. */
export function pictureSrcSet(
  address: string,
  format: PictureFormat = "webp",
  widths: readonly PictureWidth[] = SRC_WIDTHS,
  origin: string = "",
): string {
  if (pictureUrl(address, 160) === address) return "";
  return widths.map((width) => `${pictureUrl(address, width, format, origin)} ${width}w`).join(", ");
}

/** The same picture, transparent around the product. Only drawings have one. */
export const cutoutOf = (address: string): string | undefined =>
  address.startsWith("/media/art/") ? `${address}-cutout` : undefined;

/** Maximum number of pictures side by side on a card. */
export const MOST_ON_CARD = 3;
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** URL of a 1200 × 630 preview for shared pages, made of a few of the page's pictures. */
export const cardUrl = (addresses: readonly string[], origin: string = ""): string =>
  `${origin}/media/cards/${base64url(addresses.slice(0, MOST_ON_CARD).join("\n"))}.jpg`;

// Browsers lack Buffer, and not all have Uint8Array.toBase64 yet.
function base64url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}
