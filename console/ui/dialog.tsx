// A modal dialog: 560 px wide, a sheet from below on phones.

import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "./button.tsx";
import styles from "./dialog.module.css";

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

export function Dialog({ title, isOpen, onClose, closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className={styles.dialog} onClose={onClose} aria-label={title} closedby="any">
      <header className={styles.head}>
        <h2>{title}</h2>
        <Button look="ghost" icon="close" label={closeLabel} onClick={onClose} />
      </header>
      {isOpen && children}
    </dialog>
  );
}

export const DialogBody = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.body}>{children}</div>
);

/** The action at the end. */
export const DialogFoot = ({ children }: { readonly children: ReactNode }) => (
  <footer className={styles.foot}>{children}</footer>
);
