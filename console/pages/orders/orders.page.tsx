// The list of orders.

import { useLoaderData } from "react-router";
import { formatMoney, money } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { useTimes } from "../../layout/times.ts";
import { layout } from "../../locales/generated/layout.ts";
import { PageHead } from "../../ui/page.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import type { OrdersData } from "./orders.server.ts";

export default function OrdersPage() {
  const say = useMessages(layout);
  const { orders } = useLoaderData<OrdersData>();
  const { dateTime } = useTimes();
  return (
    <>
      <PageHead title={say("orders")} />
      <Table caption={say("orders")} columns={[]}>
        {orders.map(({ number, email, total, currency, state, createdAt }) => (
          <Row key={number} href={`/console/orders/${number}`}>
            <Cell place={1}>{number}</Cell>
            <Cell place={3}>{dateTime(createdAt)}</Cell>
            <Cell place={5}>{email}</Cell>
            <Cell place={2} isNumber>
              {formatMoney(money(total, currency))}
            </Cell>
            <Cell place={4}>{state}</Cell>
          </Row>
        ))}
      </Table>
    </>
  );
}
