// A button, or a link that looks like one. At most one primary button per view.
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import styles from "./button.module.css";

export type ButtonLook = "primary" | "secondary" | "inverse";

interface Look {
  readonly look?: ButtonLook;
  /** Fills its container, 52 px high. */
  readonly wide?: boolean;
}

export function Button({ look = "secondary", wide = false, ...rest }: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={className(look, wide)} />;
}

export function ButtonLink({
  look = "secondary",
  wide = false,
  children,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={className(look, wide)}>
      {children}
    </a>
  );
}

const className = (look: ButtonLook, wide: boolean): string =>
  [styles.button, styles[look], wide && styles.wide].filter(Boolean).join(" ");
