// The shop's mark: its logo, or else its name in the display type.

import { usePublicConfig } from "./public-config.tsx";
import styles from "./wordmark.module.css";

/** Characters of a name that fits on a phone in the size of a mark. */
const MOST = 10;

export function Wordmark() {
  const { shopName, logo } = usePublicConfig();
  if (logo)
    return <img className={styles.logo} src={logo.href} width={logo.width} height={logo.height} alt={shopName} />;
  return (
    <span className={shopName.length > MOST ? styles.long : styles.name}>
      <ShopName />
    </span>
  );
}

/** Isolated, because a name may be in another direction than the page. Letters that join are not spaced. */
export function ShopName() {
  const { shopName } = usePublicConfig();
  return <bdi className={JOINED.test(shopName) ? styles.joined : undefined}>{shopName}</bdi>;
}

const JOINED = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}]/u;
