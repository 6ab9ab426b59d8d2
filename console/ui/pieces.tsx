// Pieces of orders and returns: the link of a row, thumbnails in a row, and a line of a parcel.

import type { ReactNode } from "react";
import { ONLY_ONE_SIZE, pictureUrl, type VariantOption } from "#catalogue";
import { Thumb } from "./facts.tsx";
import styles from "./pieces.module.css";

/** The number of a record, whose link covers its row. */
export const RowNumber = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <a className={styles.number} href={href}>
    {children}
  </a>
);

interface PieceThumbsProps {
  /** Originals; a repeated one is shown once. */
  readonly images: readonly string[];
  /** The number of pieces. */
  readonly children: ReactNode;
}

export const PieceThumbs = ({ images, children }: PieceThumbsProps) => (
  <span className={styles.thumbs}>
    {[...new Set(images)].map((image) => (
      <Thumb key={image} src={pictureUrl(image, 160)} />
    ))}
    <span>{children}</span>
  </span>
);

export const PieceLines = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.lines}>{children}</ul>
);

interface PieceLineProps {
  readonly piece: {
    readonly image: string | null;
    readonly vendor: string | null;
    readonly title: string;
    readonly colour: string | null;
    readonly size: string | null;
    readonly options?: readonly VariantOption[];
    readonly sku: string | null;
  };
  /** More about the piece, below its name. */
  readonly about?: ReactNode;
  /** One or two columns after it. */
  readonly children?: ReactNode;
}

export const PieceLine = ({ piece, about, children }: PieceLineProps) => (
  <li className={styles.line}>
    {piece.image ? <Thumb src={pictureUrl(piece.image, 160)} size="line" /> : <span />}
    <div className={styles.about}>
      <span className={styles.vendor}>{piece.vendor}</span>
      <span>{piece.title}</span>
      <small>{variantText(piece)}</small>
      {about}
    </div>
    {children}
  </li>
);

/** "Black · M · Width: Wide · SKU-1". A piece with options has no size, unless it is one of several. */
export const variantText = ({
  colour,
  size,
  options = [],
  sku,
}: Pick<PieceLineProps["piece"], "colour" | "size" | "options" | "sku">): string =>
  [
    colour,
    size === ONLY_ONE_SIZE && options.length > 0 ? "" : size,
    ...options.map(({ name, value }) => `${name}: ${value}`),
    sku,
  ]
    .filter(Boolean)
    .join(" · ");
