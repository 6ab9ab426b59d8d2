// One icon from its path, for code that every page loads; the whole table of icons would be too large.
import styles from "./icon.module.css";

export const CLOSE = "m4.5 4.5 11 11m0-11-11 11";
export const SEARCH = "M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11m4.3 9.8 4.7 4.7";

interface Props {
  readonly name: string;
  readonly path: string;
  readonly small?: boolean;
}

export function Glyph({ name, path, small = false }: Props) {
  return (
    <svg className={small ? styles.small : styles.icon} data-icon={name} viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
