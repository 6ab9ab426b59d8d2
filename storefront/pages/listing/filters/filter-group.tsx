// A titled part of the filters that opens and closes at its title, with or without scripts.
import type { ReactNode, Ref } from "react";
import { countLabel } from "#search/state";
import styles from "./filters.module.css";

interface Props {
  readonly title: string;
  /** Number of selected options. */
  readonly chosen?: number;
  readonly isOpen: boolean;
  readonly ref?: Ref<HTMLDetailsElement>;
  readonly onToggle?: () => void;
  readonly children: ReactNode;
}

/** `isOpen` is the initial state; the visitor's change stays while they filter. */
export function FilterGroup({ title, chosen = 0, isOpen, ref, onToggle, children }: Props) {
  return (
    <details ref={ref} className={styles.group} open={isOpen} onToggle={onToggle}>
      <summary className={styles.title}>
        {title} {chosen > 0 && <span className={styles.chosen}>{countLabel(chosen)}</span>}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
