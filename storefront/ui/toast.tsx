// Short notices at the bottom centre, announced politely. One at a time; hover or focus keeps them open.
import { useEffect, useRef, useSyncExternalStore } from "react";
import { createAutoHide, type AutoHide } from "./auto-hide.ts";
import styles from "./toast.module.css";

export interface Toast {
  readonly text: string;
  readonly action?: { readonly name: string } & ({ readonly href: string } | { readonly onAct: () => void });
  /** Five seconds when absent. */
  readonly milliseconds?: number;
}

const DURATION_MS = 5000;

/** Shows a notice, replacing the previous one. */
export function showToast(toast: Toast): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Once per page, at its end. Always rendered, because a live region must exist before it announces. */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribe, read, readOnServer);
  const autoHide = useRef<AutoHide>(undefined);
  useEffect(() => {
    if (toast === null) return undefined;
    const own = createAutoHide(toast.milliseconds ?? DURATION_MS, () => dismiss(toast));
    own.start();
    autoHide.current = own;
    return own.stop;
  }, [toast]);
  return (
    <output className={styles.region}>
      {toast && (
        <span
          className={styles.toast}
          onPointerEnter={() => autoHide.current?.pause()}
          onPointerLeave={() => autoHide.current?.resume()}
          onFocus={() => autoHide.current?.pause()}
          onBlur={() => autoHide.current?.resume()}
        >
          {toast.text}
          {toast.action && <Action action={toast.action} onDone={() => dismiss(toast)} />}
        </span>
      )}
    </output>
  );
}

function Action({ action, onDone }: { readonly action: NonNullable<Toast["action"]>; readonly onDone: () => void }) {
  if ("href" in action) return <a href={action.href}>{action.name}</a>;
  const act = () => {
    onDone();
    action.onAct();
  };
  return (
    <button type="button" onClick={act}>
      {action.name}
    </button>
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
