// A responsive picture: webp in every width, with a jpeg fallback and its space reserved.
import { pictureSrcSet, pictureUrl, type PictureWidth } from "#catalogue";
import { usePublicConfig } from "./public-config.tsx";

export interface PictureProps {
  /** Address without a width, as in products and page sections. */
  readonly address: string;
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
