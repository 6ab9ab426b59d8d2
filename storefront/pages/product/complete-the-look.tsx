// The section of a product's page with what completes it.
import { look as texts } from "#locales/look";
import { Look } from "#storefront/features/looks/look.tsx";
import type { LookData } from "#storefront/features/looks/look-data.ts";
import { useMessages } from "#storefront/ui/language.tsx";
import styles from "./complete-the-look.module.css";

interface Props {
  readonly look: LookData;
  /** Page of the merchant's look. */
  readonly href: string | undefined;
}

export function CompleteTheLook({ look, href }: Props) {
  const say = useMessages(texts);
  return (
    <section className={styles.section} id="look" aria-labelledby="look-title">
      <div className={styles.head}>
        <h2 id="look-title">{say("complete")}</h2>
        {href && <a href={href}>{say("whole")}</a>}
      </div>
      <Look look={look} />
    </section>
  );
}
