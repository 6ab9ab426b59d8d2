// Sales of the day so far beside the same weekday a week before. Sums are cumulative, so that an unfinished hour does not look like
// a fall.

import { formatInFull, formatMoney, money, smallestOf, toStep } from "#catalogue";
import type { Today } from "#commerce/insights";
import { useMessages } from "#storefront/ui/language.tsx";
import { today as texts } from "../../locales/generated/today.ts";
import { LinePlot, type PlotPoint } from "../../ui/plot.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import styles from "./today.module.css";

interface Hour extends PlotPoint {
  /** From midnight. When clocks change, it is not that of the label, which may be there twice. */
  readonly hour: number;
}

export function SalesSoFar({ today }: { readonly today: Today }) {
  const say = useMessages(texts);
  // The currency that sells most today, or else sold most last week: amounts of several are never added.
  const currencies = [...today.sales, ...today.before.sales].toSorted((a, b) => b.orders - a.orders);
  const currency = currencies[0]?.currency;
  if (currency === undefined) return <p className={styles.quiet}>{say("noSales")}</p>;
  const ofCurrency = <Sales extends { readonly currency: string }>(list: readonly Sales[]) =>
    list.find((one) => one.currency === currency);
  const now = ofCurrency(today.sales);
  const before = ofCurrency(today.before.sales);
  const soFar = ofCurrency(today.before.soFar);
  const sum = (thousandths: number) => formatInFull(money(thousandths, currency));
  // A day without sales has no hours.
  const sums = now?.hours ?? Array.from({ length: today.hour }, () => 0);
  const hours = today.clock.map((label, hour): Hour => {
    const value = hour === 0 ? 0 : sums[hour - 1];
    return {
      hour,
      short: label,
      label,
      ...(value !== undefined && { value }),
      before: { label: say("weekBefore"), value: (hour === 0 ? 0 : before?.hours[hour - 1]) ?? 0 },
    };
  });
  const average = now && now.orders > 0 ? toStep(now.amount / now.orders, smallestOf(currency)) : 0;
  return (
    <div className={styles.sales}>
      <LinePlot
        summary={say("chart", { currency, amount: sum(now?.amount ?? 0), before: sum(soFar?.amount ?? 0) })}
        points={hours}
        write={(thousandths) => formatMoney(money(thousandths, currency))}
        unit={smallestOf(currency)}
        nowLabel={say("today")}
        beforeLabel={say("weekBefore")}
        tableLabel={say("asTable")}
        table={<HourTable hours={hours} write={sum} />}
      />
      <div>
        <dl className={styles.figures}>
          <div>
            <dt>{say("amount")}</dt>
            <dd>{sum(now?.amount ?? 0)}</dd>
            <dd>{say("sameTime", { amount: sum(soFar?.amount ?? 0) })}</dd>
          </div>
          <div>
            <dt>{say("orders")}</dt>
            <dd>{(now?.orders ?? 0).toLocaleString("en")}</dd>
            <dd>{say("sameTime", { amount: (soFar?.orders ?? 0).toLocaleString("en") })}</dd>
          </div>
          <div>
            <dt>{say("average")}</dt>
            <dd>{sum(average)}</dd>
          </div>
        </dl>
        <p className={styles.note}>{say("salesNote")}</p>
      </div>
    </div>
  );
}

function HourTable({ hours, write }: { readonly hours: readonly Hour[]; readonly write: (sum: number) => string }) {
  const say = useMessages(texts);
  return (
    <Table
      caption={say("sales")}
      isInSection
      columns={[
        { key: "hour", label: say("until") },
        { key: "today", label: say("today"), isNumber: true },
        { key: "before", label: say("weekBefore"), isNumber: true },
      ]}
    >
      {hours.slice(1).map(({ hour, label, value, before }) => (
        <Row key={hour}>
          <Cell place={1}>{label}</Cell>
          <Cell place={2} isNumber>
            {value === undefined ? "–" : write(value)}
          </Cell>
          <Cell place={3} isNumber isQuiet>
            {write(before?.value ?? 0)}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
