// The picture of a look: the merchant's, or the pictures of its pieces arranged on a square.
import { Picture } from "#storefront/ui/picture.tsx";
import type { LookScene } from "./look-data.ts";
import styles from "./scene.module.css";

interface Props {
  readonly scene: LookScene;
  /** For an arrangement; a merchant's picture has its own text. */
  readonly alt: string;
  /** Share of the window's width on large screens, in per cent. */
  readonly share: number;
  /** In the first screen: loaded early. */
  readonly isFirst: boolean;
}

export function Scene({ scene, alt, share, isFirst }: Props) {
  const sizes = (width: number): string =>
    `(min-width: 768px) ${Math.ceil((width * share) / 100)}vw, ${Math.ceil(width)}vw`;
  if (scene.kind === "picture") {
    return (
      <Picture
        address={scene.address}
        alt={scene.alt}
        sizes={sizes(100)}
        widths={[480, 900, 1200]}
        priority={isFirst}
      />
    );
  }
  return (
    // The shop's content security policy allows no style attributes, but those of a drawing.
    <svg className={styles.arranged} {...(alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}>
      {scene.pictures.map(({ address, left, top, width, height }) => (
        <foreignObject key={address} x={`${left}%`} y={`${top}%`} width={`${width}%`} height={`${height}%`}>
          <Picture
            address={address}
            alt=""
            sizes={sizes(width)}
            widths={[320, 600]}
            width={undefined}
            height={undefined}
            priority={isFirst}
          />
        </foreignObject>
      ))}
    </svg>
  );
}
