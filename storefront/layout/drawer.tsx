// The menu of small screens: departments, their categories, and (filled in from the mega menus by script) product types.
import { Dialog } from "#storefront/ui/dialog.tsx";
import { layout } from "#locales/layout";
import { CountryButton } from "./country-button.tsx";
import type { FrameData } from "./frame-data.ts";
import { MENU_DIALOG } from "./frame-ids.ts";
import type { MenuDepartment, MenuGroup } from "#browsing";
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
        {data.departments.map((department) => (
          <details
            key={department.slug}
            className={styles.department}
            name="departments"
            data-slug={department.slug}
            data-parts={department.parts?.join(" ")}
            open={department === open}
          >
            <summary data-sale={department.slug === "sale" || undefined}>{department.name}</summary>
            <ul>
              {department.lead.map(({ name, href }) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
              {department.groups.map((group) => (
                <Category key={group.href} group={group} />
              ))}
              {department.sale && (
                <li>
                  <a className={styles.sale} href={department.sale.href}>
                    {department.sale.name}
                  </a>
                </li>
              )}
            </ul>
          </details>
        ))}
      </nav>
      <div className={styles.foot}>
        <a className={styles.account} href={data.account.href}>
          {data.account.name}
        </a>
        <a className={styles.wishlist} href={data.wishlist}>
          {say("wishlist")}
        </a>
        {[...data.help.slice(0, 1), ...data.legal.filter(({ href }) => href.endsWith("/designers"))].map(
          ({ name, href }) => (
            <a key={href} className={styles.wishlist} href={href}>
              {name}
            </a>
          ),
        )}
        <CountryButton market={data.market} />
      </div>
    </Dialog>
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
