// One table of figures, and at which positions shoppers click.

import { useLoaderData } from "react-router";
import type { PositionClicks } from "#commerce/insights";
import { useMessages } from "#storefront/ui/language.tsx";
import { insights as texts } from "../../locales/generated/insights.ts";
import { TextLink } from "../../ui/button.tsx";
import { Section } from "../../ui/page.tsx";
import { ColumnPlot } from "../../ui/plot.tsx";
import { writeRate } from "./change.ts";
import { EmptySearchTable } from "./empty-search-table.tsx";
import { writeCount } from "./figures.tsx";
import { FiguresTable } from "./figures-table.tsx";
import type { FiguresData } from "./figures.server.ts";
import { addressOf, exportAddress } from "./filters.ts";
import { InsightFrame } from "./insight-frame.tsx";
import { PageLinks } from "./page-links.tsx";
import { SizeAdvice } from "./size-advice.tsx";
import styles from "./insights.module.css";

export default function FiguresPage() {
  const say = useMessages(texts);
  const { table, frame, sort, page, hasMore, rows, remedies, positions, backtest } = useLoaderData<FiguresData>();
  const { filters } = frame;
  const sorted = table === "empty-searches" ? {} : { sort };
  return (
    <InsightFrame tab={table} frame={frame} further={sorted} file={exportAddress(table, filters, sorted)}>
      {positions.length > 0 && (table === "searches" || table === "listings") && (
        <Section
          title={say("positions")}
          actions={<TextLink href={exportAddress("positions", filters)}>{say("exportPositions")}</TextLink>}
        >
          <Positions clicks={positions} of={table} />
        </Section>
      )}
      <Section title={say(`tab-${table}`)}>
        {table === "empty-searches" ? (
          <EmptySearchTable rows={rows} remedies={remedies} />
        ) : (
          <FiguresTable
            name={table}
            rows={rows}
            sort={sort}
            sorted={(other) => addressOf(table, filters, { sort: other })}
          />
        )}
        <PageLinks
          page={page}
          hasMore={hasMore}
          addressOf={(at) => addressOf(table, filters, { ...sorted, page: at })}
        />
      </Section>
      {backtest && <SizeAdvice backtest={backtest} />}
    </InsightFrame>
  );
}

/** Columns of the plot. */
const PLACES = 24;

function Positions({
  clicks,
  of,
}: {
  readonly clicks: readonly PositionClicks[];
  readonly of: "searches" | "listings";
}) {
  const say = useMessages(texts);
  const all = clicks.reduce((sum, one) => sum + one[of], 0);
  if (all === 0) return <p className={styles.quiet}>{say("noPositions")}</p>;
  const upTo = (first: number, last: number) =>
    clicks.reduce((sum, one) => (one.position >= first && one.position <= last ? sum + one[of] : sum), 0);
  const points = Array.from({ length: PLACES }, (_, at) => ({
    short: String(at + 1),
    label: say("position-at", { position: String(at + 1) }),
    value: upTo(at + 1, at + 1),
  }));
  const summary = say("positionsSummary", {
    count: all,
    three: writeRate(upTo(1, 3) / all),
    twelve: writeRate(upTo(1, 12) / all),
    further: writeRate(upTo(PLACES + 1, Infinity) / all),
    places: String(PLACES),
  });
  return <ColumnPlot summary={summary} points={points} write={writeCount} />;
}
