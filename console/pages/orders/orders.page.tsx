// The list of orders. It opens on the orders to send.

import { useState } from "react";
import { Form, useActionData, useLoaderData } from "react-router";
import { countryName, formatInFull, money } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { useTimes } from "../../layout/times.ts";
import { orders as texts } from "../../locales/generated/orders.ts";
import { Button, LinkButton, TextLink } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Banner, Toast } from "../../ui/notice.tsx";
import { Empty, PageBody, PageHead } from "../../ui/page.tsx";
import { PieceThumbs, RowNumber } from "../../ui/pieces.tsx";
import { Tag } from "../../ui/status.tsx";
import { Cell, Row, Table, TableFoot } from "../../ui/table.tsx";
import { Chip, Tools, Views } from "../../ui/views.tsx";
import { Tick } from "../../ui/tick.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { OrderStatus } from "./order-status.tsx";
import type { OrdersData } from "./orders.server.ts";
import { SaveView } from "./save-view.tsx";
import { NOTHING_SELECTED, withNumbers, withoutNumber, type Selection } from "./selection.ts";
import styles from "./orders.module.css";

const VIEWS = ["to-send", "sent", "delivered", "cancelled", "unpaid", "all"] as const;

export default function OrdersPage() {
  const say = useMessages(texts);
  const data = useLoaderData<OrdersData>();
  const countOf = (view: string) => {
    const found = data.views.find((one) => one.view === view);
    return found && (found.isMore ? say("many", { count: found.count }) : found.count.toLocaleString("en"));
  };
  const answer = useActionData<ActionResult>();
  const current = data.savedViews.find(({ query }) => `/console/orders?${query}` === addressWith(data));
  return (
    <>
      <PageHead title={say("title")} actions={<SaveView data={data} current={current} answer={answer} />} />
      {answer?.kind === "refused" && !answer.fields && <Banner tone="bad">{answer.text}</Banner>}
      <Views
        label={say("views")}
        views={[
          ...VIEWS.map((view) => ({
            href: addressWith({ ...data, view, text: "" }),
            label: say(`view-${view}`),
            count: countOf(view),
            isCurrent: !current && view === data.view,
          })),
          ...data.savedViews.map((view) => ({
            href: `/console/orders?${view.query}`,
            label: view.isMine ? view.name : say("sharedBy", view),
            isCurrent: view === current,
          })),
        ]}
      />
      <Tools
        search={say("search")}
        defaultValue={data.text}
        action="/console/orders"
        kept={{ ...(data.from && { from: data.from }), ...(data.to && { to: data.to }) }}
      >
        <Days data={data} />
      </Tools>
      {data.orders.length === 0 ? <NoOrders data={data} /> : <Orders key={addressWith(data)} data={data} />}
      <Toast answer={answer} />
    </>
  );
}

function Days({ data }: { readonly data: OrdersData }) {
  const say = useMessages(texts);
  const { from, to, view, text } = data;
  if (from || to) {
    return (
      <Chip
        name={say("placed")}
        value={say("days", { from: from || "…", to: to || "…" })}
        href={addressWith({ ...data, from: "", to: "" })}
        removeLabel={say("removeFilter")}
      />
    );
  }
  return (
    <Form action="/console/orders" className={styles.days}>
      <input type="hidden" name="view" value={view} />
      {text && <input type="hidden" name="q" value={text} />}
      <TextField label={say("placedFrom")} type="date" name="from" />
      <TextField label={say("placedTo")} type="date" name="to" />
      <Button type="submit" size="small" icon="filter">
        {say("filter")}
      </Button>
    </Form>
  );
}

function Orders({ data }: { readonly data: OrdersData }) {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  const [selection, setSelection] = useState<Selection>(NOTHING_SELECTED);
  const isSelected = (number: string) => selection.isAll || selection.numbers.includes(number);
  const page = data.orders.map(({ number }) => number);
  return (
    <>
      <Table
        caption={say("title")}
        columns={[
          {
            key: "select",
            label: (
              <Tick
                label={say("selectPage")}
                isTicked={page.every(isSelected)}
                onTick={(isTicked) => setSelection(isTicked ? withNumbers(selection, page) : NOTHING_SELECTED)}
              />
            ),
          },
          { key: "order", label: say("order") },
          { key: "placed", label: say("placed"), sorted: "descending" },
          { key: "customer", label: say("customer") },
          { key: "destination", label: say("destination") },
          { key: "items", label: say("items") },
          { key: "total", label: say("total"), isNumber: true },
          { key: "state", label: say("state") },
        ]}
      >
        {data.orders.map((order) => (
          <Row
            key={order.number}
            href={`/console/orders/${order.number}`}
            {...(isSelected(order.number) && { isSelected: true })}
          >
            <Cell>
              <Tick
                label={say("select", { number: order.number })}
                isTicked={isSelected(order.number)}
                onTick={(isTicked) =>
                  setSelection(
                    isTicked ? withNumbers(selection, [order.number]) : withoutNumber(selection, order.number, page),
                  )
                }
              />
            </Cell>
            <Cell place={1}>
              <RowNumber href={`/console/orders/${order.number}`}>{order.number}</RowNumber>
            </Cell>
            <Cell place={4} isQuiet>
              <time dateTime={order.createdAt}>{dateTime(order.createdAt)}</time>
            </Cell>
            <Cell place={3}>
              <span className={styles.customer}>
                {`${order.firstName} ${order.lastName}`.trim() || order.email}
                {order.isGift && <Tag>{say("gift")}</Tag>}
              </span>
            </Cell>
            <Cell isQuiet>{[order.city, countryName(order.country ?? "", "en")].filter(Boolean).join(", ")}</Cell>
            <Cell place={6}>
              <PieceThumbs images={order.images}>{say("pieces", { count: order.pieces })}</PieceThumbs>
            </Cell>
            <Cell place={2} isNumber>
              {formatInFull(money(order.total, order.currency))}
            </Cell>
            <Cell place={5}>
              <OrderStatus {...order} />
            </Cell>
          </Row>
        ))}
      </Table>
      <TableFoot>
        {say("shown", { count: data.orders.length })}
        {!data.isFirstPage && <TextLink href={addressWith(data)}>{say("first")}</TextLink>}
        {data.next && <TextLink href={addressWith(data, data.next)}>{say("next")}</TextLink>}
      </TableFoot>
      <BulkBar data={data} selection={selection} onChange={setSelection} filters={filtersWith(data)} />
    </>
  );
}

function NoOrders({ data }: { readonly data: OrdersData }) {
  const say = useMessages(texts);
  const isFiltered = data.text !== "" || data.from !== "" || data.to !== "";
  const [title, text] = isFiltered
    ? [say("nothingTitle"), say("nothingText")]
    : data.view === "to-send"
      ? [say("allSentTitle"), say("allSentText")]
      : [say("emptyTitle"), say("emptyText")];
  return (
    <PageBody>
      <Empty title={title}>
        <p>{text}</p>
        <LinkButton href="/console/orders?view=all">{say("showAll")}</LinkButton>
      </Empty>
    </PageBody>
  );
}

type Filters = Pick<OrdersData, "view" | "text" | "from" | "to">;

const filtersWith = ({ view, text, from, to }: Filters): Readonly<Record<string, string>> => ({
  view,
  ...(text && { q: text }),
  ...(from && { from }),
  ...(to && { to }),
});

const addressWith = (filters: Filters, after?: string): string =>
  `/console/orders?${new URLSearchParams({ ...filtersWith(filters), ...(after && { after }) })}`;
