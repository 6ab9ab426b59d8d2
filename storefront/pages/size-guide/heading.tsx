// A heading within a size guide, at the level of its context.
import type { ReactNode } from "react";
import styles from "./size-chart.module.css";

export function Heading({ level, children }: { readonly level: 2 | 3; readonly children: ReactNode }) {
  const Tag = level === 2 ? "h2" : "h3";
  return <Tag className={styles.heading}>{children}</Tag>;
}
