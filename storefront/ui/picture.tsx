// A responsive picture: webp in several widths, with a jpeg fallback and its space reserved. One element, because a page has dozens.
import { ViewTransition } from "react";
import { pictureSrcSet, pictureUrl, type PictureWidth } from "#catalogue";
import { usePublicConfig } from "./public-config.tsx";

export interface PictureProps {
  /** Address without a width, as in products and page sections. */
  readonly address: string;
  /** A WebP file of the same picture, for an address that the shop does not resize. */
  readonly webp?: string | undefined;
  /** Empty if the text beside it describes it. */
  readonly alt: string;
  /** The `sizes` attribute for the layout. */
  readonly sizes: string;
  /** The widths worth offering there; all by default. */
  readonly widths?: readonly PictureWidth[];
  readonly className?: string | undefined;
  /** In the first screen: loaded early. */
  readonly priority?: boolean | undefined;
  /** It moves to the same picture of the next page, such as from a card to its product and back. Must be unique on the page. */
  readonly isMoving?: boolean | undefined;
  /** Intrinsic proportions, 3:4 by default; none where the layout gives it its space. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** Sources that fail are dropped by `recoverPictures`, which leaves the jpeg. */
export function Picture({
  address,
  webp,
  alt,
  sizes,
  widths,
  className,
  priority,
  isMoving,
  ...proportions
}: PictureProps) {
  const { width, height } = { width: 600, height: 800, ...proportions };
  const { cdn } = usePublicConfig();
  const srcSet = pictureSrcSet(address, "webp", widths, cdn) || (webp ? pictureUrl(webp, 1200, "webp", cdn) : "");
  const image = (
    <img
      className={className}
      // Before the sources: React sets attributes in this order, and a lazy picture must not begin to load.
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      sizes={srcSet === "" ? undefined : sizes}
      srcSet={srcSet || undefined}
      src={pictureUrl(address, 600, "jpg", cdn)}
      alt={alt}
      width={width}
      height={height}
      // With a listener, React shows the next page without waiting for the picture.
      onLoad={isMoving && !import.meta.env.SSR ? ignore : undefined}
    />
  );
  // Only navigations within the document move it, so the server's markup needs nothing.
  if (import.meta.env.SSR || !isMoving) return image;
  return (
    <ViewTransition name={address} default="none" share="auto">
      {image}
    </ViewTransition>
  );
}

const ignore = () => undefined;
