// A titled part of the filters that opens and closes at its title, with or without scripts.
import type { ReactNode } from "react";
import { countLabel } from "#search/state";
import styles from "./filters.module.css";

interface Props {
  readonly title: string;
  /** Number of selected options. */
  readonly chosen?: number;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** `isOpen` is the initial state; the visitor's change stays while they filter. */
export function FilterGroup({ title, chosen = 0, isOpen, children }: Props) {
  return (
    <details className={styles.group} open={isOpen}>
      <summary className={styles.title}>
        {title} {chosen > 0 && <span className={styles.chosen}>{countLabel(chosen)}</span>}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
