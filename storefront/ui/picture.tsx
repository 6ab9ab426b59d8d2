// A picture of the shop: webp in every width the shop serves, jpeg for the rest, its box reserved before it arrives.
import { pictureSrcSet, pictureUrl, type PictureWidth } from "#catalogue";
import { usePublicConfig } from "./public-config.tsx";

export interface PictureProps {
  /** Width-less address, as products and page sections carry it. */
  readonly address: string;
  /** Empty when the text beside it already says what it shows. */
  readonly alt: string;
  /** The `sizes` of the layout it stands in. */
  readonly sizes: string;
  /** The widths worth offering there; all by default. */
  readonly widths?: readonly PictureWidth[];
  readonly className?: string | undefined;
  /** In the first screenful: fetched at once and early. */
  readonly priority?: boolean;
  /** Intrinsic proportions; products are 3:4. */
  readonly width?: number;
  readonly height?: number;
}

/** A source that fails is dropped by `recoverPictures`, which leaves the jpeg. */
export function Picture({
  address,
  alt,
  sizes,
  widths,
  className,
  priority = false,
  width = 600,
  height = 800,
}: PictureProps) {
  const { cdn } = usePublicConfig();
  const webp = pictureSrcSet(address, "webp", widths, cdn);
  return (
    <picture>
      {webp !== "" && <source type="image/webp" srcSet={webp} sizes={sizes} />}
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
