// The day's work: tasks that are due, then sizes that run low.

import { useLoaderData } from "react-router";
import { formatInFull, money, pictureUrl } from "#catalogue";
import type { LowStock } from "#commerce/stock";
import { useMessages } from "#storefront/ui/language.tsx";
import { useTimes } from "../../layout/times.ts";
import { today as texts } from "../../locales/generated/today.ts";
import { LinkButton, TextLink } from "../../ui/button.tsx";
import { Thumb } from "../../ui/facts.tsx";
import { PageBody, PageHead, Section } from "../../ui/page.tsx";
import { PieceThumbs, RowNumber } from "../../ui/pieces.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import type { DisputeRow } from "../disputes/dispute-data.ts";
import { DisputeDeadline, DisputeReason } from "../disputes/dispute-parts.tsx";
import { OrderStatus } from "../orders/order-status.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { SalesSoFar } from "./sales-so-far.tsx";
import type { Part, TodayData, TodayOrder } from "./today.server.ts";
import styles from "./today.module.css";

export default function TodayPage() {
  const say = useMessages(texts);
  const { firstSteps, sales, toSend, disputes, lowStock } = useLoaderData<TodayData>();
  const isEmpty = !sales && !toSend && !lowStock;
  return (
    <>
      <PageHead title={say("title")} />
      <PageBody>
        {isEmpty && <p>{say("empty")}</p>}
        {firstSteps && <FirstSteps done={firstSteps} />}
        {sales && (
          <Section title={say("sales")} actions={<TextLink href="/console/insights">{say("insights")}</TextLink>}>
            <Loaded part={sales}>{(value) => <SalesSoFar today={value} />}</Loaded>
          </Section>
        )}
        {disputes && (disputes.kind === "failed" || disputes.value.length > 0) && (
          <Section title={say("disputes")} actions={<TextLink href="/console/disputes">{say("viewAll")}</TextLink>}>
            <Loaded part={disputes}>{(value) => <DueDisputes disputes={value} />}</Loaded>
          </Section>
        )}
        <div className={styles.columns}>
          {toSend && (
            <Section
              title={say("toSend")}
              actions={<TextLink href="/console/orders?view=to-send">{say("viewAll")}</TextLink>}
            >
              <Loaded part={toSend}>{(orders) => <ToSend orders={orders} />}</Loaded>
            </Section>
          )}
          {lowStock && (
            <Section title={say("lowStock")}>
              <Loaded part={lowStock}>{(sizes) => <LowStockList sizes={sizes} />}</Loaded>
            </Section>
          )}
        </div>
      </PageBody>
    </>
  );
}

function Loaded<Value>({
  part,
  children,
}: {
  part: NonNullable<Part<Value>>;
  children: (value: Value) => React.ReactNode;
}) {
  const say = useMessages(texts);
  return part.kind === "failed" ? <p className={styles.quiet}>{say("failed")}</p> : children(part.value);
}

function ToSend({ orders }: { readonly orders: readonly TodayOrder[] }) {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  if (orders.length === 0) return <p className={styles.quiet}>{say("nothingToSend")}</p>;
  return (
    <Table
      caption={say("toSend")}
      isInSection
      columns={[
        { key: "order", label: say("order") },
        { key: "customer", label: say("customer") },
        { key: "items", label: say("items") },
        { key: "state", label: say("state") },
        { key: "placed", label: say("placed") },
        { key: "total", label: say("total"), isNumber: true },
        { key: "send", label: say("send"), isHidden: true },
      ]}
    >
      {orders.map((order) => (
        <Row key={order.number} href={`/console/orders/${order.number}`}>
          <Cell place={1}>
            <RowNumber href={`/console/orders/${order.number}`}>{order.number}</RowNumber>
          </Cell>
          <Cell place={3}>{order.name}</Cell>
          <Cell place={5}>
            <PieceThumbs images={order.images}>{say("pieces", { count: order.pieces })}</PieceThumbs>
          </Cell>
          <Cell>
            <OrderStatus {...order} />
          </Cell>
          <Cell place={4} isQuiet>
            <time dateTime={order.createdAt}>{dateTime(order.createdAt)}</time>
          </Cell>
          <Cell place={2} isNumber>
            {formatInFull(money(order.total, order.currency))}
          </Cell>
          <Cell place={6} isNumber>
            <LinkButton size="small" href={`/console/orders/${order.number}`}>
              {say("send")}
            </LinkButton>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function DueDisputes({ disputes }: { readonly disputes: readonly DisputeRow[] }) {
  const say = useMessages(texts);
  return (
    <Table
      caption={say("disputes")}
      isInSection
      columns={[
        { key: "order", label: say("order") },
        { key: "reason", label: say("reason") },
        { key: "answerBy", label: say("answerBy") },
        { key: "total", label: say("total"), isNumber: true },
      ]}
    >
      {disputes.map((dispute) => (
        <Row key={dispute.reference} href={`/console/orders/${dispute.order.number}`}>
          <Cell place={1}>
            <RowNumber href={`/console/orders/${dispute.order.number}`}>{dispute.order.number}</RowNumber>
          </Cell>
          <Cell place={3}>
            <DisputeReason dispute={dispute} />
          </Cell>
          <Cell place={5}>
            <DisputeDeadline dispute={dispute} />
          </Cell>
          <Cell place={2} isNumber>
            {formatInFull(money(dispute.amount, dispute.currency))}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function LowStockList({ sizes }: { readonly sizes: readonly LowStock[] }) {
  const say = useMessages(texts);
  if (sizes.length === 0) return <p className={styles.quiet}>{say("noLowStock")}</p>;
  return (
    <ul>
      {sizes.map(({ variantId, vendor, title, size, image, left, sold }) => (
        <li key={variantId} className={styles.size}>
          <Thumb src={pictureUrl(image, 160)} />
          <span>
            {vendor}, {title}
            <small>{size}</small>
          </span>
          <span className={styles.left}>
            {say("left", { count: left })}
            <small>{say("sold", { count: sold })}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
