// All looks, by department.
import { useLoaderData } from "react-router";
import { look as lookTexts } from "#locales/look";
import { looks as texts } from "#locales/looks";
import { Scene } from "#storefront/features/looks/scene.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { PageTitle } from "#storefront/ui/page-title.tsx";
import type { LooksData } from "./looks-data.ts";
import styles from "./looks.module.css";

/** In the first window. */
const FIRST = 2;

export default function LooksPage() {
  const say = useMessages(texts);
  const { looks, departments, all, pages, canonical } = useLoaderData<LooksData>();
  const sayPieces = useMessages(lookTexts);
  return (
    <div className={styles.page}>
      <PageTitle>{say("looks")}</PageTitle>
      <meta name="description" content={say("intro")} />
      <link rel="canonical" href={canonical} />
      <h1 className={styles.title}>{say("looks")}</h1>
      <p className={styles.intro}>{say("intro")}</p>
      {departments.length > 1 && (
        <nav className={styles.choices} aria-label={say("byDepartment")}>
          {[{ ...all, name: say("all") }, ...departments].map(({ name, href, isCurrent }) => (
            <a key={href} href={href} aria-current={isCurrent ? "page" : undefined}>
              {name}
            </a>
          ))}
        </nav>
      )}
      {looks.length === 0 && <p className={styles.none}>{say("none")}</p>}
      <ul className={styles.looks}>
        {looks.map(({ href, title, scene, count }, at) => (
          <li key={href}>
            <a href={href}>
              <span className={styles.scene}>
                <Scene scene={scene} alt="" isFirst={at < FIRST} share={50} />
              </span>
              <span className={styles.name}>{title}</span>
              <span className={styles.count}>{sayPieces("pieces", { count })}</span>
            </a>
          </li>
        ))}
      </ul>
      {pages.length > 1 && (
        <nav className={styles.choices} aria-label={say("pages")}>
          {pages.map(({ number, href, isCurrent }) => (
            <a
              key={href}
              href={href}
              aria-current={isCurrent ? "page" : undefined}
              aria-label={say("page", { number })}
            >
              {number}
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}
