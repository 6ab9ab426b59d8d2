// Sales by day, market, designer or product, beside the period before.

import { useLoaderData } from "react-router";
import { formatInFull, money } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { insights as texts } from "../../locales/generated/insights.ts";
import { TextLink } from "../../ui/button.tsx";
import { Section } from "../../ui/page.tsx";
import { Bar } from "../../ui/plot.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import { Change, writeCount } from "./figures.tsx";
import { addressOf, exportAddress } from "./filters.ts";
import { InsightFrame } from "./insight-frame.tsx";
import { PageLinks } from "./page-links.tsx";
import { SalesPlot } from "./sales-plot.tsx";
import type { SalesData } from "./sales.server.ts";
import styles from "./insights.module.css";

const BY = ["day", "market", "designer", "product"] as const;

export default function SalesPage() {
  const say = useMessages(texts);
  const { frame, by, page, hasMore, currencies, sales, rows } = useLoaderData<SalesData>();
  const { filters } = frame;
  const further = by === "day" ? {} : { by };
  return (
    <InsightFrame
      tab="sales"
      frame={frame}
      further={further}
      file={exportAddress("sales", filters, { ...further, currency: sales?.currency })}
      currencies={currencies}
      currency={sales?.currency}
      hasDevices={false}
    >
      <nav className={styles.periods} aria-label={say("salesBy")}>
        {BY.map((one) => (
          <a
            key={one}
            href={addressOf("sales", filters, one === "day" ? {} : { by: one })}
            aria-current={one === by ? "true" : undefined}
          >
            {say(`by-${one}`)}
          </a>
        ))}
      </nav>
      <Section title={say(`by-${by}`)}>
        {by !== "day" && <p className={styles.quiet}>{say("salesNote")}</p>}
        {by === "day" ? <SalesPlot frame={frame} sales={sales} /> : <SalesTable by={by} rows={rows} />}
        <PageLinks page={page} hasMore={hasMore} addressOf={(at) => addressOf("sales", filters, { by, page: at })} />
      </Section>
    </InsightFrame>
  );
}

function SalesTable({ by, rows }: Pick<SalesData, "rows"> & { readonly by: "market" | "designer" | "product" }) {
  const say = useMessages(texts);
  if (rows.length === 0) return <p className={styles.quiet}>{say("noSales")}</p>;
  const most = Math.max(1, ...rows.map(({ amount }) => amount));
  return (
    <Table
      caption={say(`by-${by}`)}
      isInSection
      columns={[
        { key: "name", label: say(`name-${by}`) },
        { key: "share", label: say("share"), isHidden: true },
        { key: "amount", label: say("amount"), isNumber: true, sorted: "descending" },
        { key: "change", label: say("change"), isNumber: true },
        { key: "before", label: say("before"), isNumber: true },
        { key: "orders", label: say("orders"), isNumber: true },
        { key: "pieces", label: say("pieces"), isNumber: true },
      ]}
    >
      {rows.map(({ name, label, currency, amount, orders, pieces, before }) => (
        <Row key={name}>
          <Cell place={1}>
            {by === "product" ? (
              <TextLink href={`/console/products/${encodeURIComponent(name)}`}>{label}</TextLink>
            ) : (
              label
            )}
          </Cell>
          <Cell place={5}>
            <Bar share={amount / most} />
          </Cell>
          <Cell place={2} isNumber>
            {formatInFull(money(amount, currency))}
          </Cell>
          <Cell place={4} isNumber>
            <Change now={amount} before={before?.amount ?? 0} />
          </Cell>
          <Cell isNumber isQuiet>
            {formatInFull(money(before?.amount ?? 0, currency))}
          </Cell>
          <Cell place={3} isNumber>
            <span className={styles.phoneOnly}>{say("orders")} </span>
            {writeCount(orders)}
          </Cell>
          <Cell isNumber>{writeCount(pieces)}</Cell>
        </Row>
      ))}
    </Table>
  );
}
