// A part of a form that opens on demand, or because something in it is wrong. Its content is rendered once it is open: a list may have
// hundreds of them.

import { useState, type ReactNode } from "react";
import styles from "./fold.module.css";

interface FoldProps {
  readonly summary: ReactNode;
  readonly isOpen: boolean;
  readonly hasError: boolean;
  readonly children: ReactNode;
}

export function Fold({ summary, isOpen, hasError, children }: FoldProps) {
  const [isShown, setShown] = useState(isOpen);
  return (
    <details
      className={styles.fold}
      open={isOpen || hasError || undefined}
      onToggle={({ currentTarget }) => setShown(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {(isShown || hasError) && children}
    </details>
  );
}
