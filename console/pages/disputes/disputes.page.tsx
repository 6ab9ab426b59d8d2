// The list of disputes. It opens on those that the bank has not decided, the most urgent first.

import { useLoaderData } from "react-router";
import { formatInFull, money } from "#catalogue";
import type { DisputeView } from "#commerce/payments";
import { useMessages } from "#storefront/ui/language.tsx";
import { useTimes } from "../../layout/times.ts";
import { disputes as texts } from "../../locales/generated/disputes.ts";
import { addressWith } from "../../ui/address.ts";
import { TextLink } from "../../ui/button.tsx";
import { Banner } from "../../ui/notice.tsx";
import { Empty, PageBody, PageHead } from "../../ui/page.tsx";
import { RowNumber } from "../../ui/pieces.tsx";
import { Cell, Row, Table, TableFoot } from "../../ui/table.tsx";
import { Views } from "../../ui/views.tsx";
import type { DisputeRow } from "./dispute-data.ts";
import { DisputeDeadline, DisputeReason, DisputeStatus } from "./dispute-parts.tsx";
import type { DisputesData } from "./disputes.server.ts";
import styles from "./disputes.module.css";

export default function DisputesPage() {
  const say = useMessages(texts);
  const { view, views, disputes, isFirstPage, next } = useLoaderData<DisputesData>();
  return (
    <>
      <PageHead title={say("title")} />
      <Views
        label={say("views")}
        views={views.map((one) => ({ href: addressOf(one), label: say(`view-${one}`), isCurrent: one === view }))}
      />
      {disputes.some(({ state, dueAt }) => state === "open" && dueAt !== null) && (
        <Banner tone="info">{say("answer")}</Banner>
      )}
      {disputes.length === 0 ? (
        <PageBody>
          <Empty title={say(`emptyTitle-${view}`)}>
            <p>{say(`emptyText-${view}`)}</p>
          </Empty>
        </PageBody>
      ) : (
        <>
          <Disputes disputes={disputes} view={view} />
          <TableFoot>
            {say("shown", { count: disputes.length })}
            {!isFirstPage && <TextLink href={addressOf(view)}>{say("first")}</TextLink>}
            {next !== null && <TextLink href={addressOf(view, next)}>{say("next")}</TextLink>}
          </TableFoot>
        </>
      )}
    </>
  );
}

interface DisputesProps {
  readonly disputes: readonly DisputeRow[];
  readonly view: DisputeView;
}

function Disputes({ disputes, view }: DisputesProps) {
  const say = useMessages(texts);
  const { date } = useTimes();
  const isOpen = view === "open";
  return (
    <Table
      caption={say("title")}
      columns={[
        { key: "order", label: say("order") },
        { key: "reason", label: say("reason") },
        { key: "opened", label: say("opened") },
        isOpen
          ? { key: "due", label: say("due"), sorted: "ascending" }
          : { key: "closed", label: say("closed"), sorted: "descending" },
        { key: "amount", label: say("amount"), isNumber: true },
        { key: "state", label: say("state") },
      ]}
    >
      {disputes.map((dispute) => (
        <Row key={dispute.reference} href={`/console/orders/${dispute.order.number}`}>
          <Cell place={1}>
            <RowNumber href={`/console/orders/${dispute.order.number}`}>{dispute.order.number}</RowNumber>
            <small className={styles.more}>{dispute.order.email}</small>
          </Cell>
          <Cell place={3}>
            <DisputeReason dispute={dispute} />
            <small className={styles.more}>{dispute.reference}</small>
          </Cell>
          <Cell isQuiet>
            <time className={styles.date} dateTime={dispute.createdAt}>
              {date(dispute.createdAt)}
            </time>
          </Cell>
          <Cell place={5}>
            {(dispute.dueAt !== null || !isOpen) && (
              <span className={styles.onPhone}>{say(isOpen ? "due" : "closed")} </span>
            )}
            {isOpen ? (
              <DisputeDeadline dispute={dispute} />
            ) : (
              <time dateTime={dispute.updatedAt}>{date(dispute.updatedAt)}</time>
            )}
          </Cell>
          <Cell place={2} isNumber>
            {formatInFull(money(dispute.amount, dispute.currency))}
          </Cell>
          <Cell place={4}>
            <DisputeStatus dispute={dispute} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

const addressOf = (view: DisputeView, after?: string): string =>
  addressWith("/console/disputes", { view, ...(after && { after }) });
