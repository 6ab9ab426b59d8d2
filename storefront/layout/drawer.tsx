// The menu of small screens: departments, their categories, and (filled in from the mega menus by script) product types.
import { Dialog } from "#storefront/ui/dialog.tsx";
import { layout } from "#locales/layout";
import { CountryButton } from "./country-button.tsx";
import type { FrameData } from "./frame-data.ts";
import { MENU_DIALOG } from "./frame-ids.ts";
import type { MenuDepartment, MenuGroup } from "#browsing";
import { hasMenu } from "./menu.ts";
import styles from "./drawer.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

interface Props {
  readonly data: FrameData;
  readonly current: MenuDepartment | undefined;
}

export function Drawer({ data, current }: Props) {
  const say = useMessages(layout);
  const open = current ?? data.departments[0];
  return (
    <Dialog id={MENU_DIALOG} title={say("menu")} shape="drawer">
      <nav className={styles.body} aria-label={say("menu")} data-all={say.raw("all")}>
        {data.departments.map((department) =>
          hasMenu(department) ? (
            <Department key={department.slug} department={department} isOpen={department === open} />
          ) : (
            <a key={department.slug} className={styles.single} href={department.href}>
              {department.name}
            </a>
          ),
        )}
      </nav>
      <div className={styles.foot}>
        <a className={styles.account} href={data.account.href}>
          {data.account.name}
        </a>
        <a className={styles.wishlist} href={data.wishlist}>
          {say("wishlist")}
        </a>
        {[...data.columns.filter(({ id }) => id === "help"), ...data.legal.filter(({ id }) => id === "designers")].map(
          ({ id, name, href }) => (
            <a key={id} className={styles.wishlist} href={href}>
              {name}
            </a>
          ),
        )}
        <CountryButton market={data.market} />
      </div>
    </Dialog>
  );
}

interface DepartmentProps {
  readonly department: MenuDepartment;
  readonly isOpen: boolean;
}

function Department({ department: { slug, parts, name, lead, groups, sale }, isOpen }: DepartmentProps) {
  return (
    <details
      className={styles.department}
      name="departments"
      data-slug={slug}
      data-parts={parts?.join(" ")}
      open={isOpen}
    >
      <summary data-sale={slug === "sale" || undefined}>{name}</summary>
      <ul>
        {lead.map((link) => (
          <li key={link.id}>
            <a href={link.href}>{link.name}</a>
          </li>
        ))}
        {groups.map((group) => (
          <Category key={group.id} group={group} />
        ))}
        {sale && (
          <li>
            <a className={styles.sale} href={sale.href}>
              {sale.name}
            </a>
          </li>
        )}
      </ul>
    </details>
  );
}

/** A link; drawer-behaviour.ts makes it a `<details>` with the types of the mega menu's group of the same address. */
function Category({ group }: { readonly group: MenuGroup }) {
  return (
    <li data-fill={group.links.length > 0 ? group.href : undefined}>
      <a href={group.href}>{group.name}</a>
    </li>
  );
}
