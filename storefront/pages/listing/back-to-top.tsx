// A link back to the top of a listing, shown after scrolling.
import { MAIN } from "#storefront/layout/frame-ids.ts";
import { listing } from "#locales/listing";
import { goTo } from "./behaviour/go-to.ts";
import styles from "./back-to-top.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

export function BackToTop() {
  return (
    <p className={styles.top}>
      <a href={`#${MAIN}`} onClick={goTo(MAIN)}>
        {useMessages(listing)("backToTop")}
      </a>
    </p>
  );
}
