// Text for assistive technology only, and the link that skips the header.
import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/** First in the page; visible when focused. */
export function SkipLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {children}
    </a>
  );
}
