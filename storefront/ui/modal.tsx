// A modal dialog that is open as long as it is rendered, for content that loads on demand. dialog.tsx has the kind
// that is in the document from the start.
import { useEffect, useId, useRef, type ReactNode } from "react";
import { common } from "#locales/common";
import { Icon } from "./icon.tsx";
import styles from "./dialog.module.css";
import { useMessages } from "./language.tsx";

interface Props {
  readonly title: string;
  readonly shape?: "sheet" | "drawer";
  /** Called after Escape, the close button, a press outside or a navigation. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Modal({ title, shape = "sheet", onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles[shape]} aria-labelledby={id} onClose={onClose} {...LIGHT_DISMISS}>
      <form className={styles.head} method="dialog">
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <button className={styles.close} aria-label={useMessages(common)("close")}>
          <Icon name="close" />
        </button>
      </form>
      {children}
    </dialog>
  );
}

// An attribute that React's types do not know yet.
const LIGHT_DISMISS: object = { closedby: "any" };
