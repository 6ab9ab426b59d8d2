// The breadcrumb. The last entry is the page itself.
import { common } from "#locales/common";
import styles from "./breadcrumb.module.css";
import { useMessages } from "./language.tsx";

export interface Crumb {
  readonly name: string;
  /** Absent for the page itself. */
  readonly href?: string;
}

export function Breadcrumb({ trail }: { readonly trail: readonly Crumb[] }) {
  const say = useMessages(common);
  // A top-level page has no breadcrumb.
  if (trail.length < 2) return null;
  return (
    <nav aria-label={say("breadcrumb")}>
      <ol className={styles.trail}>
        {trail.map(({ name, href }) =>
          href === undefined ? (
            <li key={name} aria-current="page">
              {name}
            </li>
          ) : (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
