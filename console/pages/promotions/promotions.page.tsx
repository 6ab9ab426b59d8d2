// Promotions in a list.

import { useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { useMay } from "../../layout/layout-data.ts";
import { useTimes } from "../../layout/times.ts";
import { promotions as texts } from "../../locales/generated/promotions.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Empty, PageBody, PageHead } from "../../ui/page.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import { Views } from "../../ui/views.tsx";
import { PromotionState } from "./promotion-state.tsx";
import type { PromotionsData } from "./promotions.server.ts";
import styles from "./promotions.module.css";

const VIEWS = ["current", "running", "scheduled", "draft", "paused", "ended", "archived"] as const;

export default function PromotionsPage() {
  const say = useMessages(texts);
  const { view, counts, promotions } = useLoaderData<PromotionsData>();
  const mayEdit = useMay()("promotions.edit");
  return (
    <>
      <PageHead
        title={say("title")}
        actions={
          mayEdit && (
            <LinkButton look="primary" icon="add" href="/console/promotions/new">
              {say("new")}
            </LinkButton>
          )
        }
      />
      <Views
        label={say("views")}
        views={VIEWS.map((one) => ({
          href: one === "current" ? "/console/promotions" : `/console/promotions?view=${one}`,
          label: say(one),
          count: counts[one] ? String(counts[one]) : undefined,
          isCurrent: one === view,
        }))}
      />
      {promotions.length === 0 ? (
        <PageBody>
          <Empty title={say("noneTitle")}>
            <p>{say("noneText")}</p>
          </Empty>
        </PageBody>
      ) : (
        <List promotions={promotions} />
      )}
    </>
  );
}

function List({ promotions }: Pick<PromotionsData, "promotions">) {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  const period = (startsAt: string | null, endsAt: string | null): string =>
    [startsAt && say("from", { time: dateTime(startsAt) }), endsAt && say("until", { time: dateTime(endsAt) })]
      .filter(Boolean)
      .join(" ") || say("always");
  return (
    <Table
      caption={say("title")}
      columns={[
        { key: "name", label: say("name") },
        { key: "state", label: say("state") },
        { key: "gives", label: say("gives") },
        { key: "period", label: say("period") },
        { key: "uses", label: say("uses"), isNumber: true },
        { key: "given", label: say("given"), isNumber: true },
      ]}
    >
      {promotions.map(({ id, name, status, summary, trigger, startsAt, endsAt, uses, given }) => (
        <Row key={id} href={`/console/promotions/${id}`}>
          <Cell place={1}>
            <a className={styles.name} href={`/console/promotions/${id}`}>
              {name}
            </a>
          </Cell>
          <Cell place={2}>
            <PromotionState status={status} />
          </Cell>
          <Cell place={3} isQuiet>
            {summary}
            {trigger === "code" && `, ${say("withCode")}`}
          </Cell>
          <Cell isQuiet>{period(startsAt, endsAt)}</Cell>
          <Cell place={4} isNumber>
            {uses}
          </Cell>
          <Cell isNumber>{given || "–"}</Cell>
        </Row>
      ))}
    </Table>
  );
}
