// The row under the header: the categories of the department that the visitor is in. It scrolls away with the page,
// which makes the header compact. The document has one; those of other departments come with the menus.
import { layout } from "#locales/layout";
import type { MenuDepartment, MenuLink } from "#browsing";
import { isWithin } from "./menu.ts";
import styles from "./category-row.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

interface Props {
  readonly department: MenuDepartment;
  /** Path of the page; absent for a row that is not shown yet. */
  readonly path?: string;
}

export function CategoryRow({ department, path }: Props) {
  const say = useMessages(layout);
  const designers = department.designers.length > 1 && (
    <Entry link={{ id: "designers", name: say("designers"), href: department.allDesigners }} path={path} />
  );
  // The sale has nothing to lead with, and begins with its departments.
  const isLed = department.lead.length > 0;
  return (
    <nav
      className={styles.row}
      aria-label={say("categories", { department: department.name })}
      data-categories={department.slug}
      hidden={path === undefined}
    >
      <ul className={styles.list}>
        {department.lead.map(
          (link) => link.href !== department.href && <Entry key={link.id} link={link} path={path} />,
        )}
        {isLed && designers}
        {department.groups.map((group) => (
          <Entry key={group.id} link={group} path={path !== undefined && isWithin(group, path) ? group.href : path} />
        ))}
        {!isLed && designers}
        {department.sale && <Entry link={department.sale} path={path} isSale />}
      </ul>
    </nav>
  );
}

interface EntryProps {
  readonly link: MenuLink;
  readonly path: string | undefined;
  readonly isSale?: boolean;
}

function Entry({ link, path, isSale = false }: EntryProps) {
  return (
    <li>
      <a
        className={isSale ? styles.sale : undefined}
        href={link.href}
        aria-current={link.href === path ? "page" : undefined}
      >
        {link.name}
      </a>
    </li>
  );
}
