// The parts of a screen: the head with its title and actions, the body, sections, and a panel at the side.

import type { ReactNode } from "react";
import styles from "./page.module.css";

interface HeadProps {
  readonly title: string;
  /** The screen above this one. */
  readonly trail?: { readonly href: string; readonly label: string };
  /** States and counts beside the title. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

export const PageHead = ({ title, trail, children, actions }: HeadProps) => (
  <header className={styles.head}>
    <title>{title}</title>
    {trail && (
      <a className={styles.trail} href={trail.href}>
        {trail.label}
      </a>
    )}
    <h1 className={styles.title}>{title}</h1>
    {children && <div className={styles.beside}>{children}</div>}
    {actions && <div className={styles.actions}>{actions}</div>}
  </header>
);

export const PageBody = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.body}>{children}</div>
);

/** Content, and a panel at the side that moves below it on narrow screens. */
export const Split = ({ children, aside, isWide = false }: SplitProps) => (
  <div className={isWide ? styles.splitWide : styles.split}>
    <div className={styles.body}>{children}</div>
    <aside className={styles.aside}>{aside}</aside>
  </div>
);

interface SplitProps {
  readonly children: ReactNode;
  readonly aside: ReactNode;
  readonly isWide?: boolean;
}

interface SectionProps {
  readonly title: string;
  readonly count?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export const Section = ({ title, count, actions, children }: SectionProps) => (
  <section className={styles.section}>
    <div className={styles.sectionHead}>
      <h2>{title}</h2>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
    {children}
  </section>
);

/** A list without rows: what will be here, and the first step. */
export const Empty = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <div className={styles.empty}>
    <h2>{title}</h2>
    {children}
  </div>
);
