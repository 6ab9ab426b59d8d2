// Sales of the day so far beside the same weekday a week before. Sums are cumulative, so that an unfinished hour does not look like
// a fall.

import { formatMoney, money } from "#catalogue";
import type { Today } from "#commerce/insights";
import { useMessages } from "#storefront/ui/language.tsx";
import { today as texts } from "../../locales/generated/today.ts";
import styles from "./today.module.css";

const WIDTH = 640;
const HEIGHT = 120;
const HOURS = 24;

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
  const sum = (thousandths: number) => formatMoney(money(thousandths, currency));
  const highest = Math.max(1, ...(now?.hours ?? []), ...(before?.hours ?? []));
  const average = now && now.orders > 0 ? Math.round(now.amount / now.orders / 10) * 10 : 0;
  return (
    <div className={styles.sales}>
      <figure>
        <svg className={styles.plot} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
          <title>{say("chart", { currency, amount: sum(now?.amount ?? 0), before: sum(soFar?.amount ?? 0) })}</title>
          <path className={styles.grid} d={`M0 ${HEIGHT - 0.5}H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 .5H${WIDTH}`} />
          {before && <path className={styles.before} d={lineOf(before.hours, highest)} />}
          {now && <path className={styles.now} d={lineOf(now.hours, highest)} />}
        </svg>
        <figcaption className={styles.legend}>
          <span className={styles.keyNow}>{say("today")}</span>
          <span className={styles.keyBefore}>{say("weekBefore")}</span>
        </figcaption>
      </figure>
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
    </div>
  );
}

/** From zero at midnight to the sum at the end of each hour. */
function lineOf(hours: readonly number[], highest: number): string {
  const points = [0, ...hours].map((amount, hour) => {
    const x = Math.min(WIDTH, (hour * WIDTH) / HOURS);
    return `${x.toFixed(1)} ${(HEIGHT - 1 - (amount / highest) * (HEIGHT - 2)).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}
