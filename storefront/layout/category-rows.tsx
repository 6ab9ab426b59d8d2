// The row under the header: the categories of the department that the visitor is in. It scrolls away with the page,
// which makes the header compact. All rows are in the markup; a navigation shows another one.
import { layout } from "#locales/layout";
import type { MenuDepartment, MenuLink } from "#browsing";
import { hasMenu, isWithin } from "./menu.ts";
import styles from "./category-rows.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

interface Props {
  readonly departments: readonly MenuDepartment[];
  readonly path: string;
  readonly current: MenuDepartment | undefined;
}

export function CategoryRows({ departments, path, current }: Props) {
  const say = useMessages(layout);
  const shown = current ?? departments[0];
  return departments.filter(hasMenu).map((department) => (
    <nav
      key={department.slug}
      className={styles.row}
      aria-label={say("categories", { department: department.name })}
      data-categories={department.slug}
      hidden={department !== shown}
    >
      <ul className={styles.list}>
        {department.lead.map(
          (link) => link.href !== department.href && <Entry key={link.id} link={link} path={path} />,
        )}
        {department.groups.map((group) => (
          <Entry key={group.id} link={group} path={isWithin(group, path) ? group.href : path} />
        ))}
        {department.sale && <Entry link={department.sale} path={path} isSale />}
      </ul>
    </nav>
  ));
}

interface EntryProps {
  readonly link: MenuLink;
  readonly path: string;
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
