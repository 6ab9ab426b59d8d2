// The audit log.

import { useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { useMay } from "../../layout/layout-data.ts";
import { useTimes } from "../../layout/times.ts";
import { audit } from "../../locales/generated/audit.ts";
import { addressWith } from "../../ui/address.ts";
import { LinkButton, TextLink } from "../../ui/button.tsx";
import { Empty, PageHead, Split } from "../../ui/page.tsx";
import { Avatar, SystemAvatar } from "../../ui/person.tsx";
import { Cell, Row, Table, TableFoot } from "../../ui/table.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import type { AuditData, AuditRow } from "./audit.server.ts";
import { EntryPanel, SubjectLink } from "./entry-panel.tsx";
import styles from "./audit.module.css";

const PATH = "/console/audit";

export default function AuditPage() {
  const say = useMessages(audit);
  const data = useLoaderData<AuditData>();
  const { filters, entry } = data;
  const may = useMay();
  return (
    <>
      <PageHead
        title={say("title")}
        actions={
          <>
            {may("security.view") && <LinkButton href="/console/security">{say("security")}</LinkButton>}
            <LinkButton icon="export" href={addressWith("/admin/audit/audit.csv", filters)} download>
              {say("export")}
            </LinkButton>
          </>
        }
      />
      {entry ? (
        <Split isWide aside={<EntryPanel entry={entry} closeHref={addressWith(PATH, filters)} path={PATH} />}>
          <AuditFilters data={data} path={PATH} />
          <Entries data={data} />
        </Split>
      ) : (
        <div className={styles.page}>
          <AuditFilters data={data} path={PATH} />
          <Entries data={data} />
        </div>
      )}
    </>
  );
}

function Entries({ data: { rows, filters, next, isLatest, entry } }: { readonly data: AuditData }) {
  const say = useMessages(audit);
  if (rows.length === 0) {
    return (
      <Empty title={say("none")}>
        <p>{say("noneText")}</p>
      </Empty>
    );
  }
  return (
    <>
      <Table
        caption={say("title")}
        isInSection
        columns={(["when", "who", "what", "on"] as const).map((key) => ({ key, label: say(key) }))}
      >
        {rows.map((row) => (
          <Entry
            key={row.number}
            row={row}
            href={addressWith(PATH, { ...filters, entry: String(row.number) })}
            isOpen={row.number === entry?.number}
          />
        ))}
      </Table>
      <TableFoot>
        {say("shown", { count: rows.length })}
        {!isLatest && <TextLink href={addressWith(PATH, filters)}>{say("latest")}</TextLink>}
        {next !== null && (
          <TextLink href={addressWith(PATH, { ...filters, cursor: String(next) })}>{say("earlier")}</TextLink>
        )}
      </TableFoot>
    </>
  );
}

interface EntryProps {
  readonly row: AuditRow;
  readonly href: string;
  readonly isOpen: boolean;
}

function Entry({ row: { at, who, isPerson, what, subject }, href, isOpen }: EntryProps) {
  const { dateTime } = useTimes();
  return (
    <Row href={href} isSelected={isOpen}>
      <Cell place={3} isQuiet>
        <time className={styles.time} dateTime={at}>
          {dateTime(at)}
        </time>
      </Cell>
      <Cell place={5}>
        <span className={styles.who}>
          {isPerson ? <Avatar name={who} /> : <SystemAvatar />} {who}
        </span>
      </Cell>
      <Cell place={1}>
        <a className={styles.what} href={href}>
          {what}
        </a>
      </Cell>
      <Cell place={6} isQuiet>
        <span className={styles.on}>
          {subject.kind} <SubjectLink subject={subject} />
        </span>
      </Cell>
    </Row>
  );
}
