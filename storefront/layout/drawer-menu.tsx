// All departments with their categories and product types, each closed under its name: the menu of small screens, and of the page
// that has it without scripts.
import type { LanguageCode } from "#catalogue";
import type { MenuDepartment, MenuGroup, MenuLink } from "#browsing";
import { layout } from "#locales/layout";
import { useLanguage, useMessages } from "#storefront/ui/language.tsx";
import styles from "./drawer.module.css";
import { hasMenu } from "./menu.ts";

export function DrawerMenu({ departments }: { readonly departments: readonly MenuDepartment[] }) {
  return departments.map((department) =>
    hasMenu(department) ? (
      <Department key={department.slug} department={department} />
    ) : (
      <a key={department.slug} className={styles.single} href={department.href}>
        {department.name}
      </a>
    ),
  );
}

function Department({ department }: { readonly department: MenuDepartment }) {
  const { slug, parts, name, lead, groups, designers, allDesigners, sale } = department;
  const say = useMessages(layout);
  return (
    <details className={styles.department} name="departments" data-slug={slug} data-parts={parts?.join(" ")}>
      <summary data-sale={slug === "sale" || undefined}>{name}</summary>
      <ul>
        {lead.map((link) => (
          <Entry key={link.id} link={link} />
        ))}
        {designers.length > 1 && <Entry link={{ id: "designers", name: say("designers"), href: allDesigners }} />}
        {groups.map((group) =>
          group.links.length > 0 ? <Category key={group.id} group={group} /> : <Entry key={group.id} link={group} />,
        )}
        {sale && <Entry link={sale} className={styles.sale} />}
      </ul>
    </details>
  );
}

function Category({ group }: { readonly group: MenuGroup }) {
  const name = lowered(group.name, useLanguage());
  return (
    <li>
      <details>
        <summary>{group.name}</summary>
        <ul>
          <Entry link={{ ...group, name: useMessages(layout)("all", { name }) }} />
          {group.links.map((link) => (
            <Entry key={link.id} link={link} />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Only English uses lower case here: German capitalises nouns, and other scripts have no case. */
const lowered = (name: string, language: LanguageCode): string => (language === "en" ? name.toLowerCase() : name);

function Entry({ link, className }: { readonly link: MenuLink; readonly className?: string | undefined }) {
  return (
    <li>
      <a className={className} href={link.href}>
        {link.name}
      </a>
    </li>
  );
}
