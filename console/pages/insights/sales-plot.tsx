// Sales by day of one currency beside the period before, as figures and a plot.

import { formatInFull, formatMoney, money, smallestOf, toStep } from "#catalogue";
import type { CurrencyDays, SalesDay } from "#commerce/insights";
import { useMessages } from "#storefront/ui/language.tsx";
import { insights as texts } from "../../locales/generated/insights.ts";
import { LinePlot } from "../../ui/plot.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import type { Frame } from "./asked.server.ts";
import { longDay, shortDay, writePeriod } from "./dates.ts";
import { Change, Figure, writeCount } from "./figures.tsx";
import styles from "./insights.module.css";

interface Props {
  readonly frame: Frame;
  /** Undefined if nothing was sold in both periods. */
  readonly sales: CurrencyDays | undefined;
}

export function SalesPlot({ frame, sales }: Props) {
  const say = useMessages(texts);
  if (!sales) return <p className={styles.quiet}>{say("noSales")}</p>;
  const { currency, days, before } = sales;
  const write = (thousandths: number) => formatInFull(money(thousandths, currency));
  const [now, was] = [sumOf(days), sumOf(before)];
  const average = ({ amount, orders }: Sum) => (orders === 0 ? 0 : toStep(amount / orders, smallestOf(currency)));
  const soldDays = [...days, ...before].filter(({ orders }) => orders > 0);
  return (
    <div className={styles.sales}>
      <dl className={styles.figures}>
        <Figure label={say("sales", { currency })} value={write(now.amount)} now={now.amount} before={was.amount} />
        <Figure label={say("orders")} value={writeCount(now.orders)} now={now.orders} before={was.orders} />
        <Figure label={say("average")} value={write(average(now))} now={average(now)} before={average(was)} />
      </dl>
      <p className={styles.quiet}>{say("salesNote")}</p>
      {soldDays.length < 2 || days.length < 2 ? (
        <p className={styles.quiet}>
          {say(days.length < 2 ? "oneDay" : "firstSales", { day: longDay(soldDays[0]?.day ?? frame.today) })}
        </p>
      ) : (
        <LinePlot
          summary={say("salesSummary", {
            currency,
            period: writePeriod(frame.filters),
            amount: write(now.amount),
            before: write(was.amount),
          })}
          points={days.map(({ day, amount }, at) => {
            const earlier = before[at];
            return {
              short: shortDay(day),
              label: longDay(day),
              value: amount,
              ...(earlier && { before: { label: shortDay(earlier.day), value: earlier.amount } }),
            };
          })}
          write={(thousandths) => formatMoney(money(thousandths, currency))}
          unit={smallestOf(currency)}
          nowLabel={writePeriod(frame.filters)}
          beforeLabel={writePeriod(frame.before)}
          tableLabel={say("asTable")}
          table={<DayTable days={days} before={before} write={write} />}
        />
      )}
    </div>
  );
}

interface DayTableProps {
  readonly days: readonly SalesDay[];
  readonly before: readonly SalesDay[];
  readonly write: (thousandths: number) => string;
}

/** Latest first. */
function DayTable({ days, before, write }: DayTableProps) {
  const say = useMessages(texts);
  return (
    <Table
      caption={say("byDay")}
      isInSection
      columns={[
        { key: "day", label: say("day"), sorted: "descending" },
        { key: "amount", label: say("amount"), isNumber: true },
        { key: "change", label: say("change"), isNumber: true },
        { key: "before", label: say("before"), isNumber: true },
        { key: "orders", label: say("orders"), isNumber: true },
      ]}
    >
      {days
        .map(({ day, amount, orders }, at) => (
          <Row key={day}>
            <Cell place={1}>{longDay(day)}</Cell>
            <Cell place={2} isNumber>
              {write(amount)}
            </Cell>
            <Cell place={4} isNumber>
              <Change now={amount} before={before[at]?.amount ?? 0} />
            </Cell>
            <Cell isNumber isQuiet>
              {write(before[at]?.amount ?? 0)}
            </Cell>
            <Cell place={3} isNumber>
              {writeCount(orders)}
            </Cell>
          </Row>
        ))
        .toReversed()}
    </Table>
  );
}

interface Sum {
  readonly amount: number;
  readonly orders: number;
}

const sumOf = (days: readonly SalesDay[]): Sum => ({
  amount: days.reduce((sum, { amount }) => sum + amount, 0),
  orders: days.reduce((sum, { orders }) => sum + orders, 0),
});
