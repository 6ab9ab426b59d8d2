// A state: a shape, a word and a tone.

import type { ReactNode } from "react";
import styles from "./status.module.css";

export type Tone = "ok" | "warn" | "bad" | "info" | "plain";
/** A ring waits, a half is under way, a disc is done, a square has stopped. */
export type Shape = "ring" | "half" | "disc" | "square";

interface StatusProps {
  readonly shape: Shape;
  readonly tone?: Tone;
  readonly children: ReactNode;
}

export const Status = ({ shape, tone = "plain", children }: StatusProps) => (
  <span className={`${styles.status} ${styles[tone]}`}>
    <i className={`${styles.mark} ${styles[shape]}`} aria-hidden="true" />
    {children}
  </span>
);

/** A word on a tint; "ink" is for VIPs only. */
export const Tag = ({ tone = "plain", children }: { readonly tone?: Tone | "ink"; readonly children: ReactNode }) => (
  <span className={`${styles.tag} ${styles[`tag-${tone}`]}`}>{children}</span>
);
