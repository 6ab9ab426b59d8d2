// The frame of the pages before the sign-in: a form beside the shop's name on paper.

import type { ReactNode } from "react";
import { useLayout } from "../../layout/layout-data.ts";
import styles from "./access.module.css";

interface AccessProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
}

export function Access({ title, text, children }: AccessProps) {
  const shopName = useLayout()?.shopName ?? "";
  return (
    <div className={styles.access}>
      <title>{title}</title>
      <main className={styles.main}>
        <a className={styles.mark} href="/">
          {shopName}
        </a>
        <div className={styles.form}>
          <h1>{title}</h1>
          {text && <p className={styles.text}>{text}</p>}
          {children}
        </div>
      </main>
      <div className={styles.side} aria-hidden="true">
        <span>{[...shopName][0]}</span>
      </div>
    </div>
  );
}
