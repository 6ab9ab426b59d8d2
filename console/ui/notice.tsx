// Messages: a banner under the head, and a toast after something was done.

import { useEffect, useRef, useState, type ReactNode } from "react";
import { Icon } from "./icon.tsx";
import styles from "./notice.module.css";

interface BannerProps {
  /** A conflict warns, a failure is bad, limits of a role are information. */
  readonly tone: "warn" | "bad" | "info" | "ok";
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

export function Banner({ tone, children, actions }: BannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  // A failure stays below the head of the page, wherever the page is scrolled. The head's height depends on its actions.
  useEffect(() => {
    const head = banner.current?.closest("dialog")
      ? undefined
      : banner.current?.closest("main")?.querySelector("header");
    if (tone === "bad" && head) banner.current?.style.setProperty("inset-block-start", `${head.offsetHeight}px`);
  }, [tone]);
  return (
    <div ref={banner} className={`${styles.banner} ${styles[tone]}`} role={tone === "bad" ? "alert" : "status"}>
      <Icon name={tone === "info" || tone === "ok" ? "info" : "warning"} />
      <div>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** Milliseconds that a toast stays, unless the pointer or the focus is on it. */
const TOAST_MS = 10_000;

interface ToastProps {
  /** The action's answer; each new one is shown again. */
  readonly answer: { readonly kind: string; readonly text: string } | undefined;
  readonly action?: ReactNode;
}

/** Says what was done. Refusals are shown where they can be mended. */
export function Toast({ answer, action }: ToastProps) {
  const [dismissed, setDismissed] = useState<ToastProps["answer"]>();
  const [isHeld, setHeld] = useState(false);
  const shown = answer?.kind === "done" && answer !== dismissed ? answer : undefined;
  useEffect(() => {
    if (!shown || isHeld) return undefined;
    const timer = setTimeout(() => setDismissed(shown), TOAST_MS);
    return () => clearTimeout(timer);
  }, [shown, isHeld]);
  return (
    <output className={styles.place}>
      {shown && (
        <div
          className={styles.toast}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          {shown.text}
          {action}
        </div>
      )}
    </output>
  );
}
