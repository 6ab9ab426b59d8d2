// The departments of the header. Each is a plain link; menu-behaviour.ts loads and opens the menus on intent. Without scripts, another
// link leads to a page with all of them.
import { layout } from "#locales/layout";
import type { MenuDepartment } from "#browsing";
import type { FrameData } from "./frame-data.ts";
import { hasMenu } from "./menu.ts";
import styles from "./department-nav.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

interface Props extends Pick<FrameData, "departments" | "path" | "menu"> {
  readonly current: MenuDepartment | undefined;
}

export function DepartmentNav({ departments, path, menu, current }: Props) {
  const say = useMessages(layout);
  return (
    <nav className={styles.nav} aria-label={say("departments")}>
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
          </li>
        ))}
      </ul>
      <noscript>
        <a className={styles.link} href={menu}>
          {say("allCategories")}
        </a>
      </noscript>
    </nav>
  );
}
