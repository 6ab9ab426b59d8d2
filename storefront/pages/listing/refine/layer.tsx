// A native modal dialog over the page or over another one: full screen, or a sheet at the bottom. The browser makes the rest
// inert, traps the focus and returns it; the parent decides when the layer closes.
import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { Icon } from "#storefront/ui/icon.tsx";
import { common } from "#locales/common";
import { listingSheets } from "#locales/listing-sheets";
import { noteChange } from "./second-taps.ts";
import styles from "./layer.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

interface Props {
  readonly isOpen: boolean;
  /** True if no other layer is over it. */
  readonly isTop?: boolean;
  readonly shape: "panel" | "dialog" | "bottom";
  readonly title: string;
  readonly onBack?: () => void;
  readonly onClose: () => void;
  /** Called on Escape, on a native close request and on a tap beside a sheet. */
  readonly onDismiss: () => void;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

export function Layer({ isOpen, isTop = isOpen, shape, title, onBack, onClose, onDismiss, children, foot }: Props) {
  const say = useMessages(listingSheets);
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isCancelled = useRef(false);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (isOpen) show(dialog, heading);
    else if (dialog?.open) dialog.close();
  }, [isOpen]);
  const onClosed = (): void => {
    const isAsked = isCancelled.current;
    isCancelled.current = false;
    if (!isOpen) return;
    if (isAsked) onDismiss();
    // A finished navigation closes all dialogs; reopen one that was opened meanwhile.
    else show(ref.current, heading);
  };
  useEffect(noteChange, [isTop]);
  useTapBeside(ref, shape === "bottom" ? onDismiss : undefined);
  return (
    <dialog
      ref={ref}
      className={`${styles.layer} ${styles[shape]}`}
      aria-labelledby={id}
      onCancel={() => {
        isCancelled.current = true;
      }}
      onClose={onClosed}
    >
      <div className={styles.head}>
        {onBack && (
          <button type="button" className={styles.back} aria-label={say("back")} onClick={onBack}>
            <Icon name="chevron" />
          </button>
        )}
        <h2 ref={heading} id={id} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={useMessages(common)("close")} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </dialog>
  );
}

/** For pointers only: the keyboard has Escape and the button. */
function useTapBeside(ref: RefObject<HTMLElement | null>, onTap: (() => void) | undefined): void {
  useEffect(() => {
    const { current } = ref;
    if (!onTap || !current) return undefined;
    const tap = (event: MouseEvent): void => {
      if (event.target === current && isBeside(event, current)) onTap();
    };
    current.addEventListener("click", tap);
    return () => current.removeEventListener("click", tap);
  }, [ref, onTap]);
}

/** Focuses the heading, so that screen readers announce it and no button looks selected. */
function show(dialog: HTMLDialogElement | null, heading: RefObject<HTMLElement | null>): void {
  if (!dialog || dialog.open) return;
  dialog.showModal();
  heading.current?.focus({ preventScroll: true });
}

function isBeside({ clientX, clientY }: MouseEvent, element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
