// A checkbox without words, for selecting rows.

import styles from "./tick.module.css";

interface TickProps {
  /** Read by screen readers. */
  readonly label: string;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

export const Tick = ({ label, isTicked, onTick }: TickProps) => (
  <label className={styles.tick}>
    <input type="checkbox" aria-label={label} checked={isTicked} onChange={(event) => onTick(event.target.checked)} />
  </label>
);
