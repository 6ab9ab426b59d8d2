// Insights at a glance.

import { useLoaderData } from "react-router";
import type { FiguresRow, RatedFigures } from "#commerce/insights";
import { useMessages } from "#storefront/ui/language.tsx";
import { insights as texts } from "../../locales/generated/insights.ts";
import { TextLink } from "../../ui/button.tsx";
import { Empty, Section } from "../../ui/page.tsx";
import { Bar } from "../../ui/plot.tsx";
import { Change, writeCount } from "./figures.tsx";
import { writeRate } from "./change.ts";
import { EmptySearchTable } from "./empty-search-table.tsx";
import { FiguresTable } from "./figures-table.tsx";
import { addressOf, exportAddress } from "./filters.ts";
import { InsightFrame } from "./insight-frame.tsx";
import type { InsightsData, Part } from "./insights.server.ts";
import { SalesPlot } from "./sales-plot.tsx";
import styles from "./insights.module.css";

export default function InsightsPage() {
  const say = useMessages(texts);
  const { frame, sales, did, searches, emptySearches } = useLoaderData<InsightsData>();
  const { filters } = frame;
  const byCurrency = sales.kind === "loaded" ? sales.value : [];
  const chosen = byCurrency.find(({ currency }) => currency === filters.currency) ?? byCurrency[0];
  return (
    <InsightFrame
      tab="overview"
      frame={frame}
      file={exportAddress("sales", filters)}
      currencies={byCurrency.map(({ currency }) => currency)}
      currency={chosen?.currency}
    >
      {isEmpty({ sales, did }) ? (
        <Empty title={say("emptyTitle")}>
          <p>{say(filters.market || filters.device ? "emptyFiltered" : "emptyText")}</p>
          <TextLink href={addressOf("overview", { ...filters, days: 365, market: "", device: "" })}>
            {say("showYear")}
          </TextLink>
        </Empty>
      ) : (
        <>
          <div className={styles.columns}>
            <Section title={say("salesByDay")}>
              <Loaded part={sales}>{() => <SalesPlot frame={frame} sales={chosen} />}</Loaded>
            </Section>
            <Section title={say("did")}>
              <Loaded part={did}>{({ now, before }) => <Steps now={now} before={before} />}</Loaded>
            </Section>
          </div>
          <Section
            title={say("tab-empty-searches")}
            count={<ShareOfEmpty did={did} />}
            actions={<TextLink href={addressOf("empty-searches", filters)}>{say("viewAll")}</TextLink>}
          >
            <Loaded part={emptySearches}>
              {({ rows, remedies }) =>
                did.kind === "loaded" && did.value.now.searches === 0 ? (
                  <p className={styles.quiet}>{say("no-searches")}</p>
                ) : (
                  <EmptySearchTable rows={rows} remedies={remedies} />
                )
              }
            </Loaded>
          </Section>
          <Section
            title={say("tab-searches")}
            actions={<TextLink href={addressOf("searches", filters)}>{say("viewAll")}</TextLink>}
          >
            <Loaded part={searches}>{(rows) => <FiguresTable name="searches" rows={rows} />}</Loaded>
          </Section>
        </>
      )}
    </InsightFrame>
  );
}

/** True if neither period has a figure. */
const isEmpty = ({ sales, did }: Pick<InsightsData, "sales" | "did">): boolean =>
  sales.kind === "loaded" &&
  sales.value.length === 0 &&
  did.kind === "loaded" &&
  [did.value.now, did.value.before].every(({ searches, views, adds }) => searches + views + adds === 0);

function Loaded<Value>({
  part,
  children,
}: {
  readonly part: Part<Value>;
  readonly children: (value: Value) => React.ReactNode;
}) {
  const say = useMessages(texts);
  return part.kind === "failed" ? <p className={styles.quiet}>{say("failed")}</p> : children(part.value);
}

function ShareOfEmpty({ did }: Pick<InsightsData, "did">) {
  const say = useMessages(texts);
  if (did.kind === "failed" || did.value.now.searches === 0) return null;
  const { searches, emptySearches } = did.value.now;
  return say("shareOfEmpty", { count: writeCount(emptySearches), share: writeRate(emptySearches / searches) });
}

const STEPS = ["views", "searches", "clicks", "adds", "orders"] as const satisfies readonly (keyof FiguresRow)[];

/** Steps from looking to buying. Bars are shares of the largest figure. */
function Steps({ now, before }: { readonly now: RatedFigures; readonly before: RatedFigures }) {
  const say = useMessages(texts);
  const most = Math.max(1, ...STEPS.map((step) => now[step]));
  return (
    <ul>
      {STEPS.map((step) => (
        <li key={step} className={styles.step}>
          <span>{say(`step-${step}`)}</span>
          <strong>{writeCount(now[step])}</strong>
          <Bar share={now[step] / most} />
          <small>
            <Change now={now[step]} before={before[step]} />
          </small>
        </li>
      ))}
    </ul>
  );
}
