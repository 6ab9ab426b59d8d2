// The frame around every page (top bar, header, footer): rendered by the server only. The browser keeps the markup it was
// sent, and neither the frame's code nor its data is shipped.

import { createContext, use, type ReactNode } from "react";
import styles from "./frame.module.css";

/** HTML of the frame's parts, made by `renderToStaticMarkup`; empty in the browser. */
export interface Frame {
  /** Before the page's content: top bar, header, menus. */
  readonly above: string;
  /** After it: footer, and the dialogs that the header opens. */
  readonly below: string;
}

const EMPTY: Frame = { above: "", below: "" };
const FrameContext = createContext<Frame>(EMPTY);

export const FrameProvider = FrameContext.Provider;

/**
 * React neither compares nor replaces the inside of an element whose HTML was set as a whole, so the empty string in the
 * browser leaves the server's markup as it is.
 */
export function FramePart({ part }: { readonly part: keyof Frame }): ReactNode {
  const html = use(FrameContext)[part];
  // `contents`: the wrapper must not end the header's stickiness.
  return <div className={styles.part} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
