// A page with a single message or question, in one narrow column.
import type { ReactNode } from "react";
import styles from "./message-page.module.css";

interface Props {
  readonly title: string;
  readonly documentTitle: string;
  /** True if search engines shall follow its links. */
  readonly isFollowed?: boolean;
  readonly children: ReactNode;
}

export const MessagePage = ({ title, documentTitle, isFollowed = false, children }: Props) => (
  <section className={styles.page}>
    <title>{documentTitle}</title>
    <meta name="robots" content={isFollowed ? "noindex, follow" : "noindex"} />
    <h1 className={styles.title}>{title}</h1>
    {children}
  </section>
);
