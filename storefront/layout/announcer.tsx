// The live region that announces changes without a page load: a new page's title, a count.
import styles from "#storefront/ui/visually-hidden.module.css";
import { ANNOUNCER } from "./frame-ids.ts";

export function Announcer() {
  return <output id={ANNOUNCER} className={styles.hidden} />;
}
