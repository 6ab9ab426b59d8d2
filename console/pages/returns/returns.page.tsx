// The list of returns. It opens on the parcels that are to come.

import { useLoaderData } from "react-router";
import { formatInFull, money } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { useTimes } from "../../layout/times.ts";
import { returns as texts } from "../../locales/generated/returns.ts";
import { LinkButton, TextLink } from "../../ui/button.tsx";
import { Empty, PageBody, PageHead } from "../../ui/page.tsx";
import { PieceThumbs, RowNumber } from "../../ui/pieces.tsx";
import { Cell, Row, Table, TableFoot } from "../../ui/table.tsx";
import { Tools, Views } from "../../ui/views.tsx";
import { ReturnStatus } from "./return-status.tsx";
import type { ReturnsData } from "./returns.server.ts";
import { RETURN_VIEWS, type ReturnView } from "./views.ts";

export default function ReturnsPage() {
  const say = useMessages(texts);
  const data = useLoaderData<ReturnsData>();
  const countOf = (view: ReturnView) => {
    const found = data.counts[view];
    return found && (found.isMore ? say("many", { count: found.count }) : String(found.count));
  };
  return (
    <>
      <PageHead title={say("title")} />
      <Views
        label={say("views")}
        views={RETURN_VIEWS.map((view) => ({
          href: addressOf(view),
          label: say(`view-${view}`),
          count: countOf(view),
          isCurrent: view === data.view,
        }))}
      />
      <Tools search={say("search")} defaultValue={data.text} action="/console/returns" />
      {data.returns.length === 0 ? (
        <PageBody>
          <Empty title={say(data.text ? "nothingTitle" : "emptyTitle")}>
            <p>{say(data.text ? "nothingText" : "emptyText")}</p>
            {data.view !== "all" && <LinkButton href={addressOf("all")}>{say("showAll")}</LinkButton>}
          </Empty>
        </PageBody>
      ) : (
        <Returns data={data} />
      )}
    </>
  );
}

function Returns({ data: { returns, view, text, isFirstPage, next } }: { readonly data: ReturnsData }) {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  return (
    <>
      <Table
        caption={say("title")}
        columns={[
          { key: "return", label: say("return") },
          { key: "announced", label: say("announced"), sorted: "descending" },
          { key: "customer", label: say("customer") },
          { key: "order", label: say("order") },
          { key: "items", label: say("items") },
          { key: "value", label: say("value"), isNumber: true },
          { key: "state", label: say("state") },
        ]}
      >
        {returns.map((one) => (
          <Row key={one.number} href={`/console/returns/${one.number}`}>
            <Cell place={1}>
              <RowNumber href={`/console/returns/${one.number}`}>{one.number}</RowNumber>
            </Cell>
            <Cell place={4} isQuiet>
              <time dateTime={one.createdAt}>{dateTime(one.createdAt)}</time>
            </Cell>
            <Cell place={3}>{one.email}</Cell>
            <Cell isQuiet>{one.order}</Cell>
            <Cell place={6}>
              <PieceThumbs images={one.images}>{say("pieces", { count: one.pieces })}</PieceThumbs>
            </Cell>
            <Cell place={2} isNumber>
              {formatInFull(money(one.amount, one.currency))}
            </Cell>
            <Cell place={5}>
              <ReturnStatus state={one.state} />
            </Cell>
          </Row>
        ))}
      </Table>
      <TableFoot>
        {say("shown", { count: returns.length })}
        {!isFirstPage && <TextLink href={addressOf(view, text)}>{say("first")}</TextLink>}
        {next && <TextLink href={addressOf(view, text, next)}>{say("next")}</TextLink>}
      </TableFoot>
    </>
  );
}

const addressOf = (view: ReturnView, text = "", after = ""): string =>
  `/console/returns?${new URLSearchParams({ view, ...(text && { q: text }), ...(after && { after }) })}`;
