// The menu of one department: its first entries, its categories in columns, designers, and a picture.
import { Picture } from "#storefront/ui/picture.tsx";
import { layout } from "#locales/layout";
import type { MenuDepartment, MenuLink } from "#browsing";
import { menuColumns } from "./menu.ts";
import styles from "./mega-menu.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

export function MegaMenu({ department }: { readonly department: MenuDepartment }) {
  const say = useMessages(layout);
  const { name, lead, groups, designers, letters = [], allDesigners, picture } = department;
  return (
    <div className={styles.panel}>
      <div className={styles.frame}>
        <div className={styles.lead} data-column>
          <p className={styles.name}>{name}</p>
          <Links links={lead} />
        </div>
        <div className={styles.columns}>
          {menuColumns(groups).map((blocks) => (
            <div key={`${blocks[0]?.group.id} ${blocks[0]?.links[0]?.id}`} data-column>
              {blocks.map(({ group, isContinued, links }) => (
                <div key={group.id} className={isContinued ? styles.continued : styles.block} data-group={group.href}>
                  {!isContinued && (
                    <a className={styles.head} href={group.href}>
                      {group.name}
                    </a>
                  )}
                  <Links links={links} />
                </div>
              ))}
            </div>
          ))}
          {designers.length > 0 && (
            <div data-column>
              <a className={styles.head} href={allDesigners}>
                {say("designers")}
              </a>
              <Links links={designers} under={designersUnder(allDesigners)} />
              {letters.length > 0 && (
                <p className={styles.letters}>
                  {letters.map(({ id, name: letter, href }) => (
                    <a key={id} href={href}>
                      {letter}
                    </a>
                  ))}
                </p>
              )}
            </div>
          )}
        </div>
        {picture && (
          <div className={styles.feature} data-column>
            <a href={picture.href}>
              <Picture address={picture.address} alt="" sizes="220px" widths={[160, 320, 480]} />
              <span className={styles.caption}>{picture.name}</span>
            </a>
          </div>
        )}
      </div>
    </div>
  );
}

/** Base address of designers' pages, for those that the browser adds. */
const designersUnder = (index: string): string => index.replace(/\/pages\/designers.*$/, "/collections");

interface LinksProps {
  readonly links: readonly MenuLink[];
  /** For links to designers: the shopper's favourites come first. */
  readonly under?: string;
}

function Links({ links, under }: LinksProps) {
  return (
    <ul data-designers={under}>
      {links.map(({ id, name, href }) => (
        <li key={id}>
          <a href={href}>
            <bdi>{name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
