// The list of customers, in order of email address.

import { useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { useTimes } from "../../layout/times.ts";
import { customers as texts } from "../../locales/generated/customers.ts";
import { LinkButton, TextLink } from "../../ui/button.tsx";
import { Banner } from "../../ui/notice.tsx";
import { Empty, PageBody, PageHead } from "../../ui/page.tsx";
import { Tag } from "../../ui/status.tsx";
import { Cell, Row, Table, TableFoot } from "../../ui/table.tsx";
import { Tools } from "../../ui/views.tsx";
import type { CustomersData } from "./customers.server.ts";
import styles from "./customers.module.css";

export default function CustomersPage() {
  const say = useMessages(texts);
  const data = useLoaderData<CustomersData>();
  return (
    <>
      <PageHead title={say("title")} />
      {data.hasErased && <Banner tone="ok">{say("erased")}</Banner>}
      <Tools search={say("search")} defaultValue={data.text} action="/console/customers" />
      {data.customers.length === 0 ? (
        <PageBody>
          <Empty title={say(data.text ? "nothingTitle" : "emptyTitle")}>
            <p>{say(data.text ? "nothingText" : "emptyText")}</p>
            {data.text && <LinkButton href="/console/customers">{say("showAll")}</LinkButton>}
          </Empty>
        </PageBody>
      ) : (
        <Customers data={data} />
      )}
    </>
  );
}

function Customers({ data: { customers, text, next, isFirstPage } }: { readonly data: CustomersData }) {
  const say = useMessages(texts);
  const { date } = useTimes();
  return (
    <>
      <Table
        caption={say("title")}
        columns={[
          { key: "name", label: say("name") },
          { key: "email", label: say("email"), sorted: "ascending" },
          { key: "vip", label: say("vipColumn") },
          { key: "since", label: say("since") },
        ]}
      >
        {customers.map(({ id, email, name, vipLevel, createdAt }) => (
          <Row key={id} href={`/console/customers/${id}`}>
            <Cell place={1}>
              <a className={styles.name} href={`/console/customers/${id}`}>
                {name || say("noName")}
              </a>
            </Cell>
            <Cell place={3}>
              <span className={styles.email}>{email}</span>
            </Cell>
            <Cell place={2}>{vipLevel > 0 && <Tag tone="ink">{say("vip", { level: vipLevel })}</Tag>}</Cell>
            <Cell place={4} isQuiet>
              <time dateTime={createdAt}>{date(createdAt)}</time>
            </Cell>
          </Row>
        ))}
      </Table>
      <TableFoot>
        {say("shown", { count: customers.length })}
        {!isFirstPage && <TextLink href={addressOf(text)}>{say("first")}</TextLink>}
        {next && <TextLink href={addressOf(text, next)}>{say("next")}</TextLink>}
      </TableFoot>
    </>
  );
}

function addressOf(text: string, after?: string): string {
  const query = new URLSearchParams({ ...(text && { q: text }), ...(after && { after }) });
  return query.size > 0 ? `/console/customers?${query}` : "/console/customers";
}
