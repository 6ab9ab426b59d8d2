// Buttons, and links that look like one.

import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./button.module.css";

interface Look {
  /** At most one primary button a screen. */
  readonly look?: "primary" | "default" | "ghost" | "danger";
  readonly size?: "small" | "wide";
  readonly icon?: IconName;
  /** The shortcut, printed on the button. */
  readonly keys?: string;
  readonly isBusy?: boolean;
  /** Read by screen readers; the button then shows its icon alone. */
  readonly label?: string;
  readonly children?: ReactNode;
}

const classOf = ({ look = "default", size, label }: Look): string =>
  [styles.button, styles[look], size && styles[size], label && styles.square].filter(Boolean).join(" ");

const Content = ({ icon, keys, isBusy = false, label, children }: Look) => (
  <>
    {isBusy ? <span className={styles.spinner} /> : icon && <Icon name={icon} />}
    {!label && children}
    {keys && <kbd className={styles.keys}>{keys}</kbd>}
  </>
);

export function Button({
  look,
  size,
  icon,
  keys,
  isBusy,
  label,
  children,
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  const drawn = { look, size, icon, keys, isBusy, label, children } as Look;
  return (
    <button type="button" aria-label={label} title={label} aria-busy={isBusy} {...rest} className={classOf(drawn)}>
      <Content {...drawn} />
    </button>
  );
}

export function LinkButton({
  look,
  size,
  icon,
  keys,
  label,
  children,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const drawn = { look, size, icon, keys, label, children } as Look;
  return (
    <a aria-label={label} title={label} {...rest} className={classOf(drawn)}>
      <Content {...drawn} />
    </a>
  );
}

/** A quiet link in text. */
export const TextLink = ({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...rest} className={styles.link}>
    {children}
  </a>
);
