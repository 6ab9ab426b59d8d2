// A responsive picture: webp in every width, with a jpeg fallback and its space reserved.
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
  readonly priority?: boolean;
  /** Intrinsic proportions; products are 3:4. */
  readonly width?: number;
  readonly height?: number;
}

/** A source that fails is dropped by `recoverPictures`, which leaves the jpeg. */
export function Picture({
  address,
  webp,
  alt,
  sizes,
  widths,
  className,
  priority = false,
  width = 600,
  height = 800,
}: PictureProps) {
  const { cdn } = usePublicConfig();
  const srcSet = pictureSrcSet(address, "webp", widths, cdn) || (webp ? pictureUrl(webp, 1200, "webp", cdn) : "");
  return (
    <picture>
      {srcSet !== "" && <source type="image/webp" srcSet={srcSet} sizes={sizes} />}
      <img
        className={className}
        src={pictureUrl(address, 600, "jpg", cdn)}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
      />
    </picture>
  );
}
