// The permissions of each role.

import { useMessages } from "#storefront/ui/language.tsx";
import { team } from "../../locales/generated/team.ts";
import { Section } from "../../ui/page.tsx";
import type { TeamData } from "./team.server.ts";
import styles from "./team.module.css";

export function RoleMatrix({ data: { roles, myRole, matrix } }: { readonly data: TeamData }) {
  const say = useMessages(team);
  const shade = (index: number) => (roles[index]?.key === myRole ? styles.mine : undefined);
  return (
    <Section title={say("matrix")}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, which keys must do too */}
      <section className={styles.scroll} aria-label={say("matrix")} tabIndex={0}>
        <table className={styles.matrix} aria-label={say("matrix")}>
          <thead>
            <tr>
              <th scope="col">{say("permission")}</th>
              {roles.map(({ key, name }, index) => (
                <th key={key} scope="col" className={shade(index)}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {matrix.map(({ permission, allowed }) => (
              <tr key={permission}>
                <th scope="row">{permission}</th>
                {allowed.map((isAllowed, index) => (
                  <td key={roles[index]?.key} className={shade(index)}>
                    {isAllowed && <span className={styles.role}>{roles[index]?.name}</span>}
                    <span className={styles.mark}>{say(isAllowed ? "yes" : "no")}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}
