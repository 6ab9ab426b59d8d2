// The security log.

import { useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { useMay } from "../../layout/layout-data.ts";
import { useTimes } from "../../layout/times.ts";
import { security as texts } from "../../locales/generated/security.ts";
import { addressWith } from "../../ui/address.ts";
import { LinkButton, TextLink } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { FilterForm } from "../../ui/filter-form.tsx";
import { Empty, PageHead } from "../../ui/page.tsx";
import { Status } from "../../ui/status.tsx";
import { Cell, Row, Table, TableFoot } from "../../ui/table.tsx";
import type { SecurityData, SecurityRow } from "./security.server.ts";
import styles from "./security.module.css";

const PATH = "/console/security";

export default function SecurityPage() {
  const say = useMessages(texts);
  const may = useMay();
  const { filters, kinds, rows, next, isLatest } = useLoaderData<SecurityData>();
  return (
    <>
      <PageHead
        title={say("title")}
        actions={
          <>
            {may("audit.view") && <LinkButton href="/console/audit">{say("audit")}</LinkButton>}
            <LinkButton icon="export" href={addressWith("/admin/security/security.csv", filters)} download>
              {say("export")}
            </LinkButton>
          </>
        }
      />
      <div className={styles.page}>
        <FilterForm action={PATH} filters={filters} submit={say("search")} clear={say("clear")}>
          <TextField label={say("text")} name="text" type="search" defaultValue={filters.text} data-list-search />
          <SelectField label={say("kind")} name="kind" defaultValue={filters.kind ?? ""}>
            <option value="">{say("anyKind")}</option>
            {kinds.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField label={say("since")} name="since" type="date" defaultValue={filters.since} />
          <TextField label={say("until")} name="until" type="date" defaultValue={filters.until} />
        </FilterForm>
        {rows.length === 0 ? (
          <NoEvents isFiltered={Object.keys(filters).length > 0} />
        ) : (
          <>
            <Table
              caption={say("title")}
              isInSection
              columns={(["when", "what", "who", "network", "details"] as const).map((key) => ({
                key,
                label: say(key),
              }))}
            >
              {rows.map((row) => (
                <Event key={row.id} row={row} />
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
        )}
      </div>
    </>
  );
}

function NoEvents({ isFiltered }: { readonly isFiltered: boolean }) {
  const say = useMessages(texts);
  return (
    <Empty title={say(isFiltered ? "nothing" : "none")}>
      <p>{say(isFiltered ? "nothingText" : "noneText")}</p>
    </Empty>
  );
}

function Event({ row: { at, what, isAlarming, who, network, details, hashes } }: { readonly row: SecurityRow }) {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  return (
    <Row>
      <Cell place={3} isQuiet>
        <time className={styles.time} dateTime={at}>
          {dateTime(at)}
        </time>
      </Cell>
      <Cell place={1}>
        <Status shape={isAlarming ? "square" : "disc"} tone={isAlarming ? "warn" : "plain"}>
          {what}
        </Status>
      </Cell>
      <Cell place={5}>
        <span className={styles.who}>
          {who === null ? (
            say("unknown")
          ) : who.href === null ? (
            who.name
          ) : (
            <TextLink href={who.href}>{who.name}</TextLink>
          )}
          {who?.kind && <small>{who.kind}</small>}
        </span>
      </Cell>
      <Cell place={4} isQuiet>
        {network !== null && <TextLink href={addressWith(PATH, { text: network })}>{network}</TextLink>}
      </Cell>
      <Cell place={6} isQuiet>
        <span className={styles.details}>
          {details}
          {hashes.map(({ hash, label }) => (
            <TextLink key={hash} href={addressWith(PATH, { text: hash })} title={say("sameSubject", { hash })}>
              {label}
            </TextLink>
          ))}
        </span>
      </Cell>
    </Row>
  );
}
