// A colour as a small square. Drawn with attributes, since the page's security policy allows no inline styles.
import type { Colour } from "#catalogue";
import styles from "./swatch.module.css";

export function Swatch({ colour }: { readonly colour: Colour }) {
  const { colours } = colour.icon;
  const step = 16 / colours.length;
  return (
    <svg className={styles.swatch} viewBox="0 0 16 16" aria-hidden="true">
      {colours.map((fill, at) => (
        <path key={fill} fill={fill} d={colours.length === 1 ? "M0 0h16v16H0z" : band(at * step, step)} />
      ))}
    </svg>
  );
}

/** A band that leans to the right, so that metals shine and several colours part. */
const band = (from: number, width: number): string => `M${round(from * 2 - 16)} 16l16-16h${round(width * 2)}l-16 16z`;

const round = (value: number): number => Math.round(value * 10) / 10;
