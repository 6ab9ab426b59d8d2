// The live region that speaks what changed without a page load: the new page's title, a count.
import styles from "#storefront/ui/visually-hidden.module.css";
import { ANNOUNCER } from "./frame-ids.ts";

export function Announcer() {
  return <output id={ANNOUNCER} className={styles.hidden} />;
}
