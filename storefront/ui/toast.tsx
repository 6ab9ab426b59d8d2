// Short notices at the bottom centre, spoken politely. One at a time; five seconds, longer while pointer or focus rest on it.
import { useEffect, useRef, useSyncExternalStore } from "react";
import styles from "./toast.module.css";

export interface Toast {
  readonly text: string;
  readonly action?: { readonly name: string; readonly href: string };
}

const DURATION_MS = 5000;

/** Shows a notice; the next one takes its place. */
export function showToast(toast: Toast): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Once a page, at its end. The region is always there, for a live region must exist before it speaks. */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribe, read, readOnServer);
  const region = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (toast === null) return undefined;
    const timer = setInterval(() => {
      if (!region.current?.matches(":hover, :focus-within")) dismiss(toast);
    }, DURATION_MS);
    return () => clearInterval(timer);
  }, [toast]);
  return (
    <output ref={region} className={styles.region}>
      {toast && (
        <span className={styles.toast}>
          {toast.text}
          {toast.action && <a href={toast.action.href}>{toast.action.name}</a>}
        </span>
      )}
    </output>
  );
}

let current: Toast | null = null;
const listeners = new Set<() => void>();
const read = (): Toast | null => current;
const readOnServer = (): null => null;
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const dismiss = (toast: Toast): void => {
  if (current !== toast) return;
  current = null;
  for (const listener of listeners) listener();
};
