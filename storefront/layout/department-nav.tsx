// The departments of the header and their mega menus. Each is a plain link; menu-behaviour.ts opens the menus on intent.
// Without scripts they open by CSS, on hover and focus.
import { layout } from "#locales/layout";
import { MegaMenu } from "./mega-menu.tsx";
import type { MenuDepartment } from "#browsing";
import { hasMenu } from "./menu.ts";
import styles from "./department-nav.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

interface Props {
  readonly departments: readonly MenuDepartment[];
  readonly path: string;
  readonly current: MenuDepartment | undefined;
}

export function DepartmentNav({ departments, path, current }: Props) {
  return (
    <nav className={styles.nav} aria-label={useMessages(layout)("departments")}>
      <ul className={styles.list}>
        {departments.map((department) => (
          <li key={department.slug} className={styles.item} data-department={department.slug}>
            <a
              className={styles.link}
              href={department.href}
              aria-expanded={hasMenu(department) ? "false" : undefined}
              aria-current={department.href === path ? "page" : department === current ? "true" : undefined}
            >
              {department.name}
            </a>
            {hasMenu(department) && <MegaMenu department={department} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}
