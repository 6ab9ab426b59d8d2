// A colour as a small square. Drawn with attributes, because the content security policy allows no inline styles.
import { type Colour, colourOf } from "#catalogue";
import type { PlainListName } from "#search/state";
import styles from "./swatch.module.css";

/** The swatch of a colour; undefined for other facets. */
export const swatchOf = (name: PlainListName, value: string) => {
  const colour = name === "Color" ? colourOf(value) : undefined;
  return colour && <Swatch colour={colour} />;
};

function Swatch({ colour }: { readonly colour: Colour }) {
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

/** A slanted band, for the sheen of metals and the stripes of Multicolour. */
const band = (from: number, width: number): string => `M${round(from * 2 - 16)} 16l16-16h${round(width * 2)}l-16 16z`;

const round = (value: number): number => Math.round(value * 10) / 10;
