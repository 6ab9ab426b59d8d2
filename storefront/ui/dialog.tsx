// A native modal dialog: the browser makes the rest inert, traps the focus, closes on Escape and returns the focus.
// Any `OpenDialog` opens it by id: natively in browsers with invoker commands, otherwise through dialogs.ts.
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { common } from "#locales/common";
import { Icon } from "./icon.tsx";
import styles from "./dialog.module.css";
import { useMessages } from "./language.tsx";

interface Props {
  readonly id: string;
  readonly title: string;
  /** `sheet` is centred, full screen on a phone; `drawer` is at the inline start. */
  readonly shape?: "sheet" | "drawer";
  readonly children: ReactNode;
}

export function Dialog({ id, title, shape = "sheet", children }: Props) {
  return (
    <dialog id={id} className={styles[shape]} aria-labelledby={`${id}-title`} {...LIGHT_DISMISS}>
      <form className={styles.head} method="dialog">
        <h2 className={styles.title} id={`${id}-title`}>
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

type OpenDialogProps = { readonly dialog: string } & ButtonHTMLAttributes<HTMLButtonElement>;

export function OpenDialog({ dialog, ...rest }: OpenDialogProps) {
  return <button type="button" aria-haspopup="dialog" {...rest} {...showModal(dialog)} />;
}

// Attributes that React's types do not know yet.
const LIGHT_DISMISS: object = { closedby: "any" };
const showModal = (dialog: string): object => ({ command: "show-modal", commandfor: dialog });
