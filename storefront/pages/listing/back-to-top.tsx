// Back to the top of a listing; there only where there is something to come back from.
import { MAIN } from "#storefront/layout/frame-ids.ts";
import styles from "./back-to-top.module.css";
import { useWords } from "#storefront/ui/language.tsx";
import { listing } from "./words/index.ts";

export function BackToTop() {
  return (
    <p className={styles.top}>
      <a href={`#${MAIN}`}>{useWords(listing)("backToTop")}</a>
    </p>
  );
}
