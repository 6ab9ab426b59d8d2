// One entry of the audit: its actor, time and reason, and the fields before and after.

import { useMessages } from "#storefront/ui/language.tsx";
import { marketName } from "../../forms/market-names.ts";
import { useMay } from "../../layout/layout-data.ts";
import { useTimes } from "../../layout/times.ts";
import { audit } from "../../locales/generated/audit.ts";
import { addressWith } from "../../ui/address.ts";
import { LinkButton, TextLink } from "../../ui/button.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Section } from "../../ui/page.tsx";
import type { AuditData } from "./audit.server.ts";
import type { ChangedField } from "./difference.ts";
import type { Subject } from "./subjects.server.ts";
import styles from "./audit.module.css";

interface Props {
  readonly entry: NonNullable<AuditData["entry"]>;
  readonly closeHref: string;
  readonly path: string;
}

export function EntryPanel({ entry, closeHref, path }: Props) {
  const say = useMessages(audit);
  const { dateTime } = useTimes();
  const may = useMay();
  const { at, who, isPerson, what, subject, subjectId, reason, requestId, market, changes } = entry;
  return (
    <>
      <Section
        title={what}
        actions={<LinkButton look="ghost" size="small" icon="close" label={say("close")} href={closeHref} />}
      >
        <Facts
          facts={[
            [say("who"), who],
            [say("when"), dateTime(at)],
            [subject.kind, <SubjectLink key="subject" subject={subject} />],
            ...(reason === null ? [] : ([[say("reason"), reason]] as const)),
            ...(market === null ? [] : ([[say("market"), marketName(market)]] as const)),
            [say("request"), requestId],
          ]}
        />
        <p className={styles.all}>
          <TextLink href={`${path}?${new URLSearchParams({ text: subjectId })}`}>{say("everything")}</TextLink>
        </p>
        {isPerson && may("security.view") && (
          <p>
            <TextLink href={addressWith("/console/security", { text: who })}>
              {say("securityOf", { name: who })}
            </TextLink>
          </p>
        )}
      </Section>
      <Section title={say("changes")}>
        {changes.length === 0 && <p>{say("noChanges")}</p>}
        <dl className={styles.changes}>
          {changes.map((change) => (
            <Change key={change.field} change={change} />
          ))}
        </dl>
      </Section>
    </>
  );
}

/** The subject's name, linked if it has a page. */
export const SubjectLink = ({ subject: { name, href } }: { readonly subject: Subject }) =>
  href === null ? name : <TextLink href={href}>{name}</TextLink>;

function Change({ change: { field, before, after } }: { readonly change: ChangedField }) {
  const say = useMessages(audit);
  return (
    <div>
      <dt>{field}</dt>
      <dd>
        <del>{before ?? say("nothing")}</del>
        <ins>{after ?? say("nothing")}</ins>
      </dd>
    </div>
  );
}
